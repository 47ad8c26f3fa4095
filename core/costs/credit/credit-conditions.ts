import type { CostSource } from '@kardan/contract/calls/listings/costs';
import { assumed, published } from '../dated-figures.ts';

/** What our examples of a credit or a lease are reckoned with; no lender stands behind them. */
export interface RateConditions {
  nominalInterestPercent: number;
  processingFeeEur: number;
  source: CostSource;
}

/**
 * The fee on written leases (§33 TP 5 GebG), a share of the instalments of some years at most and of what is paid once and
 * not returned; and the VAT in the instalments.
 */
export interface FeeConditions {
  contractFeePercent: number;
  contractFeeMonths: number;
  vatPercent: number;
  source: CostSource;
}

/** What holds on a day, whole: an example with a gap is none. */
export interface CreditConditions {
  credit: RateConditions;
  leasing: RateConditions;
  fees: FeeConditions;
}

const example = assumed('Beispielkonditionen des Betreibers, kein Angebot eines Kreditgebers', '2026-11-15');

/** What a new installation starts with: the migration seeds the same, and a test compares. Operators add what follows. */
export const startingConditions: CreditConditions = {
  credit: { nominalInterestPercent: 5.9, processingFeeEur: 200, source: example },
  leasing: { nominalInterestPercent: 5.5, processingFeeEur: 200, source: example },
  fees: {
    contractFeePercent: 1,
    contractFeeMonths: 36,
    vatPercent: 20,
    source: published(
      'AK Oberösterreich, Auto-Leasing: 1 Prozent von 36 Bruttomonatsraten',
      'https://ooe.arbeiterkammer.at/beratung/konsumentenschutz/autoundmotorrad/Auto_Leasing.html',
      '2026-11-15',
    ),
  },
};

/**
 * The warning that advertising of credit must carry. The directive's own wording; Austria may choose an equal one. Shown
 * already before it is mandatory.
 */
export const creditWarning = {
  'de-AT': 'Achtung! Kreditaufnahme kostet Geld.',
  en: 'Caution! Borrowing money costs money.',
  mandatoryFrom: '2026-11-20',
  source: published(
    'Richtlinie (EU) 2023/2225 über Verbraucherkreditverträge, Art. 8 Abs. 1',
    'https://eur-lex.europa.eu/eli/dir/2023/2225/oj',
    '2023-10-30',
  ),
};
