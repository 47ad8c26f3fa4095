import type { FinanceOffer } from '@kardan/contract/calls/listings/credit-examples';
import type { Language } from '@kardan/contract/values/identifiers';
import { assumed } from '../dated-figures.ts';
import { creditWarning, type RateConditions } from './credit-conditions.ts';

interface Given {
  nominalInterestPercent?: number | undefined;
  processingFeeEur?: number | undefined;
}

interface Agreed {
  nominalInterestPercent: number;
  processingFeeEur: number;
  conditions: FinanceOffer['conditions'];
}

/** The caller's interest and fee where given, otherwise those of our example. */
export function agreeOn(example: RateConditions, given: Given, today: string): Agreed {
  const own = given.nominalInterestPercent !== undefined || given.processingFeeEur !== undefined;
  return {
    nominalInterestPercent: given.nominalInterestPercent ?? example.nominalInterestPercent,
    processingFeeEur: given.processingFeeEur ?? example.processingFeeEur,
    conditions: own
      ? { kind: 'own', source: assumed('Eigene Angabe', today) }
      : { kind: 'example', source: example.source },
  };
}

export function warningIn(language: Language): FinanceOffer['warning'] {
  const { mandatoryFrom, source } = creditWarning;
  return { text: creditWarning[language], mandatoryFrom, source };
}
