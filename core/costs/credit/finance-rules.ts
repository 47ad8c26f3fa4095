import type { FinanceOffer, FinanceQuery } from '@kardan/contract/calls/listings/credit-examples';
import { cents } from '../cost-amounts.ts';
import { annuity } from './annuity.ts';
import type { CreditConditions } from './credit-conditions.ts';
import { effectiveInterestPercent } from './effective-interest.ts';
import { agreeOn, warningIn } from './offer-conditions.ts';

/** A credit for a car as its representative example: the fee is lent along, instalments are paid at the month's end. */
export function calculateFinance(query: FinanceQuery, { credit }: CreditConditions, today: string): FinanceOffer {
  const { priceEur, downPaymentEur, months, balloonEur, language } = query;
  const { nominalInterestPercent, processingFeeEur, conditions } = agreeOn(credit, query, today);
  const totalCreditEur = cents(priceEur - downPaymentEur);
  const amountEur = totalCreditEur + processingFeeEur;
  const instalmentEur = cents(
    annuity({ amountEur, endEur: balloonEur, months, nominalInterestPercent, inAdvance: false }),
  );
  const totalPayableEur = cents(instalmentEur * months + balloonEur);
  const payments = Array.from({ length: months }, (_, index) => ({ month: index + 1, eur: instalmentEur }));
  return {
    example: {
      instalmentEur,
      months,
      nominalInterestPercent,
      effectiveInterestPercent: effectiveInterestPercent(totalCreditEur, [
        ...payments,
        { month: months, eur: balloonEur },
      ]),
      totalCreditEur,
      totalPayableEur,
      priceEur,
      downPaymentEur,
      processingFeeEur,
      balloonEur,
      totalCostEur: Math.max(0, cents(totalPayableEur - totalCreditEur)),
    },
    conditions,
    warning: warningIn(language),
  };
}
