import type { NovaTax } from '@kardan/contract/calls/listings/costs';
import { dayAfter } from '@kardan/contract/values/vienna-day';
import { figureOn } from '../../costs/dated-figures.ts';
import { novaDeductionEur, novaFigures } from '../../costs/taxes/nova-figures.ts';
import { calculateNova } from '../../costs/taxes/nova-rules.ts';
import { co2, day, eur, plainRule, rule, year } from './rule.ts';
import { numberOf, wordOf } from './rule-value.ts';

type Figures = (typeof novaFigures)[number];

/** Today, or the last day of which figures are known: a text goes on with them, and names their year. */
export function lastNovaDay(today: string): string {
  if (figureOn(novaFigures, today)) return today;
  const end = novaFigures.at(-1)?.validUntil;
  return end !== undefined && end <= today ? dayAfter(end, -1) : today;
}

export function novaFiguresOf(today: string, ofYear?: number): Figures {
  const figures = figureOn(novaFigures, ofYear === undefined ? lastNovaDay(today) : `${ofYear}-12-31`);
  if (!figures) throw new Error(`no figures for NoVA in ${ofYear ?? today}`);
  return figures;
}

/** The tax with its steps, of a new car or, with its first registration, of a used import of today. */
export function novaOf(query: { price: number; co2: number; first?: string | undefined }, today: string): NovaTax {
  const { price: baseEur, co2: co2GPerKm, first } = query;
  const on = first === undefined ? lastNovaDay(today) : today;
  const tax = calculateNova({ baseEur, co2GPerKm, firstRegistration: first, drive: 'combustion' }, on);
  if ('notCalculable' in tax) throw new Error(`NoVA cannot be calculated: ${tax.notCalculable}`);
  return tax;
}

const ofYear = { year: year.optional() };

export const novaReferences = {
  'nova.year': plainRule((today) => wordOf(lastNovaDay(today).slice(0, 4))),
  'nova.deduction': rule(ofYear, (args, today) => numberOf(novaFiguresOf(today, args.year).co2DeductionG, 'g/km')),
  'nova.cap': rule(ofYear, (args, today) => numberOf(novaFiguresOf(today, args.year).capPercent, '%')),
  'nova.malusFrom': rule(ofYear, (args, today) => numberOf(novaFiguresOf(today, args.year).malusFromG, 'g/km')),
  'nova.malusPerGram': rule(ofYear, (args, today) => numberOf(novaFiguresOf(today, args.year).malusEurPerGram, '€')),
  'nova.allowance': plainRule(() => numberOf(novaDeductionEur, '€')),
  // Half a percent is rounded up: five grams make one, so two of them make none.
  'nova.freeUpTo': plainRule((today) => numberOf(novaFiguresOf(today).co2DeductionG + 2, 'g/km')),
  'nova.rate': rule({ co2 }, (args, today) => numberOf(novaOf({ price: 1, ...args }, today).ratePercent, '%')),
  'nova.tax': rule({ price: eur, co2, first: day.optional() }, (args, today) =>
    numberOf(novaOf(args, today).taxEur, '€'),
  ),
};
