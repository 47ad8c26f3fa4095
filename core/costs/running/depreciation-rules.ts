import type { CostPart } from '@kardan/contract/calls/listings/costs';
import { amountOf, notCalculable } from '../cost-amounts.ts';
import { assumed } from '../dated-figures.ts';

/** What a car loses a month; one that is expected to gain loses nothing. */
export function depreciation(priceEur: number, valueLaterEur: number | null, years: number, today: string): CostPart {
  if (valueLaterEur === null) return notCalculable('no-market-value', ['expectedValue']);
  const months = years * 12;
  const eurPerUnit = Math.max(0, priceEur - valueLaterEur) / months;
  const source = assumed('Preise vergleichbarer Fahrzeuge auf diesem Marktplatz', today);
  return amountOf([{ of: 'value', quantity: 1, unit: 'per-month', eurPerUnit }], [source], true);
}
