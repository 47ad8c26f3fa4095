import { creditTag, listingTag } from '@kardan/contract/cache-tags';
import type { ReactNode } from 'react';
import { PageOutage } from '#lib/page/page-outage.tsx';
import type { Query } from '#lib/routes/query.ts';
import { cachePage } from '#lib/server/exchange.ts';
import { texts } from '#lib/texts/texts.ts';
import { FinanceHead } from '../finance-head.tsx';
import { FinanceForm } from '../form/finance-form.tsx';
import { type Financing, loadFinancing } from '../load-financing.ts';
import { CostBars } from './cost-bars.tsx';
import { PaidChart } from './paid-chart.tsx';
import { TotalsTable } from './totals-table.tsx';
import { WayCards } from './way-cards.tsx';

interface Props {
  query: Query;
  /** The form that asks for an offer. */
  request: (financing: Financing) => ReactNode;
}

/** Credit, residual value lease and cash side by side, for values that stand in the address. */
export async function ComparePage({ query, request }: Props) {
  const [t, financing] = await Promise.all([texts('finance'), loadFinancing(query)]);
  if (financing.failed) return <PageOutage failure={financing} />;
  const { comparison, car } = financing;
  cachePage({ seconds: 60, staleSeconds: 300, tags: [creditTag, ...(car ? [listingTag(car.id)] : [])] });
  return (
    <>
      <FinanceHead title={t('compare.title')} lead={t('compare.lead')} />
      <div className="page mt-6">
        <div className="grid rounded-md border border-line bg-surface lg:grid-cols-[380px_minmax(0,1fr)]">
          <div className="min-w-0 p-4.5 md:p-7">
            <FinanceForm route="finances" financing={financing} />
          </div>
          <div className="min-w-0 border-line p-4.5 max-lg:border-t md:p-7 lg:border-l">
            <PaidChart comparison={comparison} />
            <CostBars comparison={comparison} />
          </div>
        </div>
      </div>
      <WayCards comparison={comparison} carId={car?.id} />
      <div className="page mt-(--section) grid items-start gap-8 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
        <TotalsTable comparison={comparison} />
        {request(financing)}
      </div>
    </>
  );
}
