import type { DealershipStatistics } from '@kardan/contract/calls/admin/statistics';
import { ratingLevels } from '@kardan/contract/values/price-ratings';
import { formatNumber } from '@kardan/ui/formats/format.ts';
import { PriceRating } from '@kardan/ui/price/price-rating.tsx';
import { FigurePanel } from '#features/figures/figure-panel.tsx';
import { FigureTable } from '#features/figures/figure-table.tsx';
import { ratingsSummary } from '../words/summaries.ts';
import { useWords } from './use-words.ts';

/** How the prices of the stock are rated: green to red mean that here, and only here. */
export function RatingsFigure({ statistics: { stock } }: { statistics: DealershipStatistics }) {
  const words = useWords();
  const { t, locale } = words;
  const { ratings } = stock;
  const largest = Math.max(1, ...ratings.map(({ cars }) => cars));
  return (
    <FigurePanel
      title={t('ratings.title')}
      summary={ratingsSummary(ratings, words)}
      csv={{
        name: t('ratings.title'),
        lines: () => [
          [t('ratings.label'), t('ratings.cars')],
          ...ratings.map(({ label, cars }) => [t(`rating.${label}`), String(cars)]),
        ],
      }}
    >
      {ratings.length === 0 ? (
        <p className="text-sm text-text-2">{t('stock.none')}</p>
      ) : (
        <FigureTable
          caption={t('ratings.caption')}
          rows={ratings}
          keyOf={({ label }) => label}
          columns={[
            {
              id: 'label',
              main: true,
              header: t('ratings.label'),
              cell: ({ label }) => <PriceRating level={ratingLevels[label]} word={t(`rating.${label}`)} size="sm" />,
            },
            {
              id: 'bar',
              className: 'w-2/5',
              header: <span className="sr-only">{t('sources.bar')}</span>,
              cell: ({ label, cars }) => (
                <span aria-hidden="true" data-rate={ratingLevels[label]} className="block h-3 bg-surface-2">
                  <span className="block h-full bg-(--rate)" style={{ width: `${(cars / largest) * 100}%` }} />
                </span>
              ),
            },
            {
              id: 'cars',
              numeric: true,
              header: t('ratings.cars'),
              cell: ({ cars }) => <b className="font-semi">{formatNumber(cars, locale)}</b>,
            },
          ]}
        />
      )}
    </FigurePanel>
  );
}
