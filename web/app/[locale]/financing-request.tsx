import type { FinanceWish } from '@kardan/contract/values/financing';
import { FinanceRequest } from '#features/contact/finance/finance-request.tsx';
import type { Financing } from '#features/finance/load-financing.ts';

/** The form for an offer, with what a page reckons with. */
export function FinancingRequest({ wishes, financing }: { wishes: readonly FinanceWish[]; financing: Financing }) {
  const { priceEur, downPaymentEur, months, residual } = financing.comparison;
  const terms = { priceEur, downPaymentEur, months, residualEur: residual.eur };
  return <FinanceRequest wishes={wishes} terms={terms} car={financing.car} />;
}
