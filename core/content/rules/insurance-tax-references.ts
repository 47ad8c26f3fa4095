import type { CostAmount } from '@kardan/contract/calls/listings/costs';
import { dayAfter } from '@kardan/contract/values/vienna-day';
import { isCalculated } from '../../costs/cost-amounts.ts';
import { figureOn } from '../../costs/dated-figures.ts';
import { unknownCar } from '../../costs/owned-car.ts';
import { electricRegime, powerAndCo2Regime } from '../../costs/taxes/insurance-tax-figures.ts';
import { insuranceTax } from '../../costs/taxes/insurance-tax-rules.ts';
import { co2, day, kilograms, kilowatts, plainRule, rule, year } from './rule.ts';
import { numberOf, type RuleValue, wordOf } from './rule-value.ts';

const { years } = powerAndCo2Regime;

/** Today, or the last day of which figures are known. */
export function lastInsuranceTaxDay(today: string): string {
  const end = years.at(-1)?.validUntil;
  return end !== undefined && end <= today ? dayAfter(end, -1) : today;
}

function figuresOf(today: string, ofYear?: number): (typeof years)[number] {
  const figures = figureOn(years, ofYear === undefined ? lastInsuranceTaxDay(today) : `${ofYear}-12-31`);
  if (!figures) throw new Error(`no figures for the insurance tax in ${ofYear ?? today}`);
  return figures;
}

export type TaxedCar = { kw: number; co2?: number | undefined; first?: string | undefined; kg?: number | undefined };

/** The tax a month with its steps: of an electric car where its weight is given, otherwise of one with an engine. */
export function insuranceTaxOf({ kw, co2: grams = 0, first, kg }: TaxedCar, today: string): CostAmount {
  const on = lastInsuranceTaxDay(today);
  const electric = kg !== undefined && { fuel: 'electric' as const, continuousPowerKw: kw, kerbWeightKg: kg };
  const firstRegistration = (first ?? on).slice(0, 7);
  const part = insuranceTax(
    { ...unknownCar, consumptionNorm: 'wltp', powerKw: kw, co2GPerKm: grams, firstRegistration, ...electric },
    on,
  );
  if (!isCalculated(part)) throw new Error(`the insurance tax cannot be calculated: ${part.notCalculable}`);
  return part;
}

const ofYear = { year: year.optional() };
const month = (taxed: TaxedCar, today: string): RuleValue => numberOf(insuranceTaxOf(taxed, today).eurPerMonth, '€');

export const insuranceTaxReferences = {
  'insuranceTax.year': plainRule((today) => wordOf(lastInsuranceTaxDay(today).slice(0, 4))),
  'insuranceTax.perUnit': plainRule(() => numberOf(powerAndCo2Regime.eurPerUnit, '€')),
  'insuranceTax.freeKw': rule(ofYear, (args, today) => numberOf(figuresOf(today, args.year).freeKw, 'kW')),
  'insuranceTax.freeCo2': rule(ofYear, (args, today) => numberOf(figuresOf(today, args.year).freeCo2G, 'g/km')),
  'insuranceTax.month': rule({ kw: kilowatts, co2: co2.optional(), first: day.optional() }, month),
  'insuranceTax.electricMonth': rule({ kw: kilowatts, kg: kilograms }, month),
  'insuranceTax.electricFreeKw': plainRule(() => numberOf(electricRegime.freeKw, 'kW')),
  'insuranceTax.electricFreeKg': plainRule(() => numberOf(electricRegime.freeKg, 'kg')),
  'insuranceTax.electricFrom': plainRule(() => ({ kind: 'day', day: electricRegime.from })),
};
