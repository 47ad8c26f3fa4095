import { assumed, type Dated, published } from '../dated-figures.ts';

interface CreditConditions extends Dated {
  nominalInterestPercent: number;
  processingFeeEur: number;
}

const example = assumed('Beispielkonditionen des Betreibers, kein Angebot eines Kreditgebers', '2026-11-15');

/** Conditions of our examples, the operator's to change: no lender stands behind them. */
export const financeConditions: readonly CreditConditions[] = [
  { validFrom: '2020-01-01', nominalInterestPercent: 5.9, processingFeeEur: 200, source: example },
];
export const leasingConditions: readonly CreditConditions[] = [
  { validFrom: '2020-01-01', nominalInterestPercent: 5.5, processingFeeEur: 200, source: example },
];

/**
 * The fee on written leases (§33 TP 5 GebG): one percent of the instalments of three years at most and of what is paid
 * once and not returned.
 */
export const contractFee = {
  percent: 1,
  months: 36,
  source: published(
    'AK Oberösterreich, Auto-Leasing: 1 Prozent von 36 Bruttomonatsraten',
    'https://ooe.arbeiterkammer.at/beratung/konsumentenschutz/autoundmotorrad/Auto_Leasing.html',
    '2026-11-15',
  ),
};

export const vatPercent = 20;

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
