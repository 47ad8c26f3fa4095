export interface Loan {
  /** What is lent. */
  amountEur: number;
  /** What is still owed after the last instalment. */
  endEur: number;
  months: number;
  nominalInterestPercent: number;
  /** Instalments are paid at the start of each month rather than at its end. */
  inAdvance: boolean;
}

/** The equal monthly instalment that leaves exactly the end amount, at a twelfth of the yearly interest each month. */
export function annuity({ amountEur, endEur, months, nominalInterestPercent, inAdvance }: Loan): number {
  const monthly = nominalInterestPercent / 1_200;
  if (monthly === 0) return (amountEur - endEur) / months;
  // 1 less the worth today of a euro at the end. As a plain difference a trace of interest is lost, and nothing is left to divide by.
  const discounted = -Math.expm1(-months * Math.log1p(monthly));
  const inArrears = ((amountEur - endEur * (1 - discounted)) * monthly) / discounted;
  return inAdvance ? inArrears / (1 + monthly) : inArrears;
}
