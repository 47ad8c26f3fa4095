import type { LeasingOffer, LeasingQuery } from '@kardan/contract/calls/listings/credit-examples';
import { cents } from '../cost-amounts.ts';
import { annuity } from './annuity.ts';
import type { CreditConditions, FeeConditions } from './credit-conditions.ts';
import { effectiveInterestPercent } from './effective-interest.ts';
import { agreeOn, warningIn } from './offer-conditions.ts';

/**
 * A residual value lease as its representative example, gross throughout. Instalments are paid in advance; the deposit
 * bears no interest on either side and is set off against the residual value, which the total therefore contains.
 */
export function calculateLeasing(
  query: LeasingQuery,
  { leasing, fees }: CreditConditions,
  today: string,
): LeasingOffer {
  const { priceEur, downPaymentEur, depositEur, residualEur, months, language } = query;
  const { nominalInterestPercent, processingFeeEur, conditions } = agreeOn(leasing, query, today);
  const totalCreditEur = cents(priceEur - downPaymentEur - depositEur);
  const endEur = cents(residualEur - depositEur);
  const instalmentEur = cents(
    annuity({ amountEur: totalCreditEur, endEur, months, nominalInterestPercent, inAdvance: true }),
  );
  const contractFeeEur = contractFeeOf(fees, { downPaymentEur, instalmentEur, months });
  const atStart = cents(processingFeeEur + contractFeeEur);
  const payments = Array.from({ length: months }, (_, month) => ({ month, eur: instalmentEur }));
  const totalPayableEur = cents(downPaymentEur + instalmentEur * months + residualEur + atStart);
  return {
    example: {
      instalmentEur,
      months,
      nominalInterestPercent,
      effectiveInterestPercent: effectiveInterestPercent(totalCreditEur, [
        { month: 0, eur: atStart },
        ...payments,
        { month: months, eur: endEur },
      ]),
      totalCreditEur,
      totalPayableEur,
      priceEur,
      downPaymentEur,
      processingFeeEur,
      depositEur,
      residualEur,
      contractFeeEur,
      vatPercent: fees.vatPercent,
      totalCostEur: Math.max(0, cents(totalPayableEur - priceEur)),
    },
    contractFeeSource: fees.source,
    conditions,
    warning: warningIn(language),
  };
}

/** Of a payment in advance that is not returned as well, as the administrative court holds; not of the deposit. */
function contractFeeOf(
  { contractFeePercent, contractFeeMonths }: FeeConditions,
  paid: { downPaymentEur: number; instalmentEur: number; months: number },
): number {
  const base = paid.downPaymentEur + paid.instalmentEur * Math.min(paid.months, contractFeeMonths);
  return cents((base * contractFeePercent) / 100);
}
