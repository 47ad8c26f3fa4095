import type { FinancingComparison } from '@kardan/contract/calls/listings/financing-comparison';
import { formatNumber, formatPrice } from '@kardan/ui/formats/format.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { axisOf } from './axis.ts';
import type { Way } from './way-line.tsx';

const order: readonly Way[] = ['cash', 'credit', 'leasing'];
const hatched =
  'bg-[repeating-linear-gradient(135deg,var(--chart-2)_0_2px,transparent_2px_6px)] ring-1 ring-chart-2 ring-inset';

/** What each way costs in the end: full is gone, hatched is still in the car. */
export async function CostBars({ comparison: { totals, residual } }: { comparison: FinancingComparison }) {
  const [locale, t] = await Promise.all([currentLocale(), texts('finance')]);
  const { max, marks } = axisOf(Math.max(...order.map((way) => totals[way].paidEur)));
  const share = (eur: number) => `${Math.round((eur / max) * 1000) / 10}%`;
  const costs = Object.fromEntries(order.map((way) => [way, formatPrice(totals[way].costEur, locale)]));
  const value = formatPrice(residual.eur, locale);
  const kind = t(residual.kind === 'own' ? 'cost.own' : 'cost.assumed');
  return (
    <>
      <h2 className="mt-8 text-lg">{t('cost.title')}</h2>
      <p className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1 text-xs text-text-2">
        <span className="flex items-center gap-2">
          <span aria-hidden="true" className="h-2.5 w-5.5 bg-chart-1" />
          {t('cost.gone')}
        </span>
        <span className="flex items-center gap-2">
          <span aria-hidden="true" className={`h-2.5 w-5.5 ${hatched}`} />
          {t('cost.still', { value, kind })}
        </span>
      </p>
      <div role="img" aria-label={t('cost.drawing', costs)} className="mt-2 text-sm">
        {order.map((way) => {
          const { costEur, stillInCarEur } = totals[way];
          return (
            <div
              key={way}
              className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 border-b border-line py-2.5 md:grid-cols-[130px_1fr_92px]"
            >
              <span className="leading-tight">
                {t(way === 'leasing' ? 'way.leasingShort' : `way.${way}`)}
                <span className="block text-xs text-text-3">{t(`way.${way}.note`)}</span>
              </span>
              <span className="flex h-5 max-md:col-span-2 max-md:row-start-2">
                <span className="bg-chart-1" style={{ width: share(costEur) }} />
                <span className={hatched} style={{ width: share(stillInCarEur) }} />
              </span>
              <b className="text-right font-semi">{costs[way]}</b>
            </div>
          );
        })}
        <div className="md:mr-[108px] md:ml-[146px]">
          <div className="relative h-6 text-2xs text-text-3">
            <span className="absolute left-0 pt-1.5">€ 0</span>
            {marks.map((eur) => (
              <span
                key={eur}
                className="absolute -translate-x-full border-r border-line-strong pt-1.5 pr-1 whitespace-nowrap"
                style={{ left: share(eur) }}
              >
                {formatNumber(eur, locale)}
              </span>
            ))}
          </div>
        </div>
      </div>
    </>
  );
}
