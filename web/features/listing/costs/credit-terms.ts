/** The dearest price that the example is calculated for; the API takes no more. */
const maxPriceEur = 1_000_000;
const minPriceEur = 1_500;

/** A fifth down, rounded to hundreds as one would pay it. */
function downPaymentOf(priceEur: number): number {
  return Math.round(priceEur / 5 / 100) * 100;
}

/** What our example of a credit asks for; undefined for prices that nobody takes one for. */
export function creditTerms(priceEur: number, months: number) {
  if (priceEur < minPriceEur || priceEur > maxPriceEur) return undefined;
  return { priceEur, months, downPaymentEur: downPaymentOf(priceEur) };
}

/** What our example of a lease asks for: a residual value of 55 % after three years, which falls by a tenth of the price a year. */
export function leasingTerms(priceEur: number, months: number) {
  const terms = creditTerms(priceEur, months);
  const share = 0.55 - ((months - 36) / 12) * 0.1;
  return terms && { ...terms, residualEur: Math.round((priceEur * share) / 100) * 100 };
}
