import type {
  FinancingComparison,
  FinancingQuery,
  FinancingTotals,
} from '@kardan/contract/calls/listings/financing-comparison';
import { usualDownPaymentEur } from '@kardan/contract/values/financing';
import { cents } from '../cost-amounts.ts';
import { assumed } from '../dated-figures.ts';
import type { CreditConditions } from './credit-conditions.ts';
import { calculateFinance } from './finance-rules.ts';
import { calculateLeasing } from './leasing-rules.ts';

const residualAssumption = {
  shareAfterThreeYears: 0.55,
  shareAYear: 0.1,
  source: assumed(
    'Annahme des Betreibers: 55 % des Preises nach drei Jahren, jedes Jahr ein Zehntel weniger',
    '2026-11-15',
  ),
};

/**
 * Three ways to pay for the same car. A lease ends by giving the car back, so its residual value is not paid; who owns the
 * car has that value in it.
 */
export function compareFinancing(
  query: FinancingQuery,
  conditions: CreditConditions,
  today: string,
): FinancingComparison {
  const { priceEur, months, language } = query;
  const downPaymentEur = query.downPaymentEur ?? usualDownPaymentEur(priceEur);
  const residual = agreeOnResidual(query, downPaymentEur, today);
  const credit = calculateFinance({ priceEur, downPaymentEur, months, balloonEur: 0, language }, conditions, today);
  const leasing = calculateLeasing(
    { priceEur, downPaymentEur, months, depositEur: 0, residualEur: residual.eur, language },
    conditions,
    today,
  );
  const leasingStartEur = cents(downPaymentEur + leasing.example.processingFeeEur + leasing.example.contractFeeEur);
  const paidByCredit = (month: number) => cents(downPaymentEur + credit.example.instalmentEur * month);
  // In advance: the first instalment is paid on the first day.
  const paidByLeasing = (month: number) =>
    cents(leasingStartEur + leasing.example.instalmentEur * Math.min(month + 1, months));
  return {
    priceEur,
    downPaymentEur,
    months,
    residual,
    credit,
    leasing,
    totals: {
      credit: totalsOf(downPaymentEur, paidByCredit(months), residual.eur),
      leasing: totalsOf(leasingStartEur, paidByLeasing(months), 0),
      cash: totalsOf(priceEur, priceEur, residual.eur),
    },
    paid: Array.from({ length: months + 1 }, (_, month) => ({
      month,
      creditEur: paidByCredit(month),
      leasingEur: paidByLeasing(month),
      cashEur: priceEur,
    })),
  };
}

function agreeOnResidual(
  { priceEur, months, residualEur }: FinancingQuery,
  downPaymentEur: number,
  today: string,
): FinancingComparison['residual'] {
  if (residualEur !== undefined) return { eur: residualEur, kind: 'own', source: assumed('Eigene Angabe', today) };
  const { shareAfterThreeYears, shareAYear, source } = residualAssumption;
  const share = shareAfterThreeYears - ((months - 36) / 12) * shareAYear;
  return { eur: Math.min(hundreds(priceEur * share), cents(priceEur - downPaymentEur)), kind: 'example', source };
}

function totalsOf(atStartEur: number, paidEur: number, stillInCarEur: number): FinancingTotals {
  const inInstalmentsEur = cents(paidEur - atStartEur);
  return { atStartEur, inInstalmentsEur, paidEur, stillInCarEur, costEur: Math.max(0, cents(paidEur - stillInCarEur)) };
}

function hundreds(eur: number): number {
  return Math.round(eur / 100) * 100;
}
