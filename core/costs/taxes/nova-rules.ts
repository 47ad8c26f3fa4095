import type { NotCalculable, NovaQuery, NovaTax } from '@kardan/contract/calls/listings/costs';
import { cents, notCalculable } from '../cost-amounts.ts';
import { figureOn } from '../dated-figures.ts';
import { novaDeductionEur, novaFigures } from './nova-figures.ts';

/**
 * Registration tax by §6 NoVAG with every step. A used import is taxed by the law of its first registration in the EU;
 * a malus then falls with the car's value, as Austrian tax courts have held, so its price when new must be known.
 */
export function calculateNova(query: NovaQuery, today: string): NovaTax | NotCalculable {
  const registeredOn = query.firstRegistration ?? today;
  const exempt = query.drive === 'emission-free';
  // An exempt car needs no rate: whatever the year, it pays none.
  const law = figureOn(novaFigures, registeredOn) ?? (exempt ? novaFigures.at(-1) : undefined);
  if (!law?.validFrom || registeredOn > today) return notCalculable('no-figures', ['firstRegistration']);
  const { baseEur } = query;
  const co2 = exempt ? 0 : query.co2GPerKm;
  if (co2 === undefined) return notCalculable('input-missing', ['co2GPerKm']);

  const uncappedPercent = Math.max(0, (co2 - law.co2DeductionG) / 5);
  const ratePercent = Math.min(Math.round(uncappedPercent), law.capPercent);
  const percentageEur = cents((baseEur * ratePercent) / 100);
  const malusGrams = Math.max(0, co2 - law.malusFromG);
  const share = malusShare(query, malusGrams);
  if (share === undefined) return notCalculable('input-missing', ['newPriceEur']);
  const malusEur = cents(malusGrams * law.malusEurPerGram * share);
  const eighths = Math.max(0, 8 - fullYears(registeredOn, today));
  const deductionEur = cents((novaDeductionEur * eighths) / 8);
  return {
    taxEur: exempt ? 0 : cents(Math.max(0, percentageEur + malusEur - deductionEur)),
    baseEur,
    ratePercent,
    uncappedPercent,
    capPercent: law.capPercent,
    co2DeductionG: law.co2DeductionG,
    percentageEur,
    malus: { fromG: law.malusFromG, grams: malusGrams, eurPerGram: law.malusEurPerGram, share, eur: malusEur },
    deduction: { fullEur: novaDeductionEur, eighths, eur: deductionEur },
    exempt,
    lawFrom: law.validFrom,
    source: law.source,
  };
}

/** How much of the malus is due; undefined where that depends on a price nobody told. */
function malusShare({ baseEur, firstRegistration, newPriceEur }: NovaQuery, malusGrams: number): number | undefined {
  if (firstRegistration === undefined || malusGrams === 0) return 1;
  return newPriceEur === undefined ? undefined : Math.min(1, baseEur / newPriceEur);
}

function fullYears(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) >= from.slice(5) ? years : years - 1;
}
