/** What the ways to pay for a car are compared within; the sliders end where the calculation does. */
export const financingBounds = {
  minPriceEur: 1_500,
  maxPriceEur: 1_000_000,
  minMonths: 12,
  maxMonths: 84,
  /** The least that anybody lends. */
  minCreditEur: 500,
} as const;

/** What an offer can be asked for. */
export const financeWishes = ['credit', 'leasing', 'insurance'] as const;
export type FinanceWish = (typeof financeWishes)[number];

/** What conditions of our examples are of; each kind is a set that holds as a whole. */
export const creditConditionKinds = ['credit', 'leasing', 'fees'] as const;
export type CreditConditionKind = (typeof creditConditionKinds)[number];

/** How the engine-related insurance tax tells cars apart. */
export const taxedDrives = ['petrol', 'diesel', 'hybrid', 'electric'] as const;
export type TaxedDrive = (typeof taxedDrives)[number];

/** A fifth down, rounded to hundreds as one would pay it. */
export function usualDownPaymentEur(priceEur: number): number {
  return Math.round(priceEur / 500) * 100;
}
