export interface Payment {
  /** Months after the credit is paid out. */
  month: number;
  eur: number;
}

/**
 * The yearly interest at which all payments are worth what was received: annex III of directive (EU) 2023/2225, as annex
 * I of 2008/48/EC before it, with months as equal twelfths of a year. By bisection: the worth falls as interest rises.
 */
export function effectiveInterestPercent(receivedEur: number, payments: readonly Payment[]): number {
  const worth = (monthly: number) =>
    payments.reduce((sum, { month, eur }) => sum + eur * (1 + monthly) ** -month, 0) - receivedEur;
  let low = 0;
  // Rounded cents may leave a trace less than was received.
  if (worth(low) <= 0) return 0;
  let high = 1;
  for (let step = 0; step < 100; step++) {
    const middle = (low + high) / 2;
    if (worth(middle) > 0) low = middle;
    else high = middle;
  }
  return Math.round(((1 + low) ** 12 - 1) * 10_000) / 100;
}
