import type { BulkRun } from '@kardan/contract/calls/stock/stock-list';
import { stockStateLabels } from '@kardan/contract/labels/stock';
import type { StockState } from '@kardan/contract/values/stock';
import { type Column, Table } from '@kardan/ui/content/table.tsx';
import { formatPrice, formatPriceChange } from '@kardan/ui/formats/format.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { refusalText } from './refusal-text.ts';

type Change = BulkRun['changes'][number];

/** Every car before and after; of a price also what its advertisement may say (§ 9a PrAG). */
export function BulkChanges({ run: { act, changes } }: { run: BulkRun }) {
  const t = useTexts('stock');
  const locale = useLocale();
  if (changes.length === 0) return null;
  const isPrice = act.kind === 'price-percent' || act.kind === 'price-eur';
  const shown = (value: Change['before']) => {
    if (value === null) return '–';
    return typeof value === 'number' ? formatPrice(value, locale) : stockStateLabels[locale][value as StockState];
  };
  const prices: Column<Change>[] = [
    {
      id: 'lowest',
      header: t('bulk.lowest'),
      numeric: true,
      cell: ({ lowestOfThirtyDaysEur }) => shown(lowestOfThirtyDaysEur),
    },
    {
      id: 'advertised',
      header: t('bulk.advertised'),
      cell: ({ after, lowestOfThirtyDaysEur: lowest }) => {
        if (typeof after !== 'number') return '–';
        if (lowest === null || after >= lowest) return t('bulk.noReduction');
        return t('bulk.reduction', { amount: formatPrice(lowest - after, locale) });
      },
    },
  ];
  return (
    <section
      className="max-h-[46dvh] overflow-y-auto rounded-sm border border-line px-2"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
      aria-label={t('bulk.changes')}
    >
      <Table
        caption={t('bulk.changes')}
        rows={changes}
        keyOf={({ listingId }) => listingId}
        columns={[
          {
            id: 'car',
            header: t('column.car'),
            main: true,
            cell: ({ title, listingId }) => <b className="font-semi">{title || `${listingId}`}</b>,
          },
          { id: 'before', header: t('bulk.before'), numeric: isPrice, cell: ({ before }) => shown(before) },
          {
            id: 'after',
            header: t('bulk.after'),
            numeric: isPrice,
            cell: ({ before, after, refused }) =>
              refused ? (
                <span className="whitespace-normal text-text-2">{refusalText(refused, t)}</span>
              ) : (
                <>
                  <b className="font-semi">{shown(after)}</b>
                  {typeof before === 'number' && typeof after === 'number' && (
                    <span className="block text-xs text-text-2">{formatPriceChange(after - before, locale)}</span>
                  )}
                </>
              ),
          },
          ...(isPrice ? prices : []),
        ]}
      />
    </section>
  );
}
