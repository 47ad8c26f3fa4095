import { financingBounds, usualDownPaymentEur } from '@kardan/contract/values/financing';
import type { Query } from '#lib/routes/query.ts';
import { readWhole } from './read-whole.ts';

/** What somebody reckons with, by its name in the address. */
export const valueNames = {
  priceEur: 'preis',
  downPaymentEur: 'anzahlung',
  months: 'monate',
  residualEur: 'restwert',
} as const;

/** What the address says; where it says nothing, the API's assumption holds. */
export interface FinanceValues {
  priceEur: number;
  downPaymentEur: number | undefined;
  months: number;
  residualEur: number | undefined;
}

const usualPriceEur = 25_000;
const usualMonths = 60;

/** Whatever an address says becomes what can be calculated: nobody gets an error for a number that is too large. */
export function readValues(query: Query, priceOfCar: number | undefined): FinanceValues {
  const { minPriceEur, maxPriceEur, minMonths, maxMonths, minCreditEur } = financingBounds;
  const read = (name: string) => readWhole(String(query[name] ?? ''));
  const priceEur = within(minPriceEur, read(valueNames.priceEur) ?? priceOfCar ?? usualPriceEur, maxPriceEur);
  const downPaymentEur = atMost(read(valueNames.downPaymentEur), priceEur - minCreditEur);
  const creditEur = priceEur - (downPaymentEur ?? usualDownPaymentEur(priceEur));
  return {
    priceEur,
    downPaymentEur,
    months: within(minMonths, read(valueNames.months) ?? usualMonths, maxMonths),
    residualEur: atMost(read(valueNames.residualEur), creditEur),
  };
}

function within(min: number, value: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}

function atMost(value: number | undefined, max: number): number | undefined {
  return value === undefined ? undefined : Math.min(value, max);
}
