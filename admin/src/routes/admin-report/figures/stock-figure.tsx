import type { DealershipStatistics } from '@kardan/contract/calls/admin/statistics';
import { countAxis } from '@kardan/ui/charts/scales.ts';
import { TwoMarks } from '@kardan/ui/charts/two-marks.tsx';
import { formatNumber } from '@kardan/ui/formats/format.ts';
import { FigurePanel } from '#features/figures/figure-panel.tsx';
import { FigureTable } from '#features/figures/figure-table.tsx';
import { modelName, positionWords, stockSummary } from '../words/summaries.ts';
import { useWords } from './use-words.ts';

/** Rows that stand on the page; the file has all. */
const shown = 12;

/** How long cars stand against how long the market would take to sell such cars, and their prices against the market's. */
export function StockFigure({ statistics: { stock } }: { statistics: DealershipStatistics }) {
  const words = useWords();
  const { t, locale } = words;
  const { models } = stock;
  const { top } = countAxis(
    models.flatMap(({ daysInStock, marketDaysSupply }) => [daysInStock, marketDaysSupply ?? 0]),
  );
  const position = (value: number | null) => (value === null ? '–' : positionWords(value, words));
  const head = [t('stock.model'), t('stock.cars'), t('stock.own'), t('stock.market'), t('stock.price')];
  return (
    <FigurePanel
      title={t('stock.title')}
      summary={stockSummary(models, words)}
      csv={{
        name: t('stock.title'),
        lines: () => [
          head,
          ...models.map((row) => [
            modelName(row),
            String(row.cars),
            String(row.daysInStock),
            String(row.marketDaysSupply ?? ''),
            position(row.pricePosition),
          ]),
        ],
      }}
    >
      {models.length > 0 && (
        <>
          <p aria-hidden="true" className="mb-2 flex flex-wrap gap-x-5 gap-y-1 text-xs text-text-2">
            <span className="inline-flex items-center gap-2">
              <span className="size-3 rounded-[2px] bg-chart-1" />
              {t('stock.own')}
            </span>
            <span className="inline-flex items-center gap-2">
              <span className="size-3 rounded-[2px] border-2 border-chart-2" />
              {t('stock.market')}
            </span>
          </p>
          <FigureTable
            caption={t('stock.caption')}
            rows={models.slice(0, shown)}
            keyOf={({ model }) => model.id}
            columns={[
              { id: 'model', main: true, header: t('stock.model'), cell: modelName },
              { id: 'cars', numeric: true, wideOnly: true, header: t('stock.cars'), cell: ({ cars }) => cars },
              {
                id: 'marks',
                className: 'w-1/4 md:w-[30%]',
                header: (
                  <span className="flex justify-between">
                    <span>0</span>
                    <span>{formatNumber(top, locale)}</span>
                  </span>
                ),
                cell: ({ daysInStock, marketDaysSupply }) => (
                  <TwoMarks own={daysInStock} compared={marketDaysSupply} top={top} />
                ),
              },
              {
                id: 'own',
                numeric: true,
                header: t('stock.ownShort'),
                cell: ({ daysInStock }) => <b className="font-semi">{formatNumber(daysInStock, locale)}</b>,
              },
              {
                id: 'market',
                numeric: true,
                header: t('stock.marketShort'),
                cell: ({ marketDaysSupply }) =>
                  marketDaysSupply === null ? '–' : formatNumber(marketDaysSupply, locale),
              },
              {
                id: 'price',
                numeric: true,
                wideOnly: true,
                header: t('stock.price'),
                cell: ({ pricePosition }) => <span className="text-text-2">{position(pricePosition)}</span>,
              },
            ]}
          />
          <p className="mt-2 text-xs text-text-3">{t('stock.note')}</p>
        </>
      )}
    </FigurePanel>
  );
}
