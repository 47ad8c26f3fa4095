import { EmptyState } from '@kardan/ui/feedback/empty-state.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { formatNumber } from '@kardan/ui/formats/format.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '#lib/api/api.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { GroupPanel } from '../data/group-panel.tsx';
import { type Editor, useEditor } from '../saving/use-editor.ts';

/** The car's row of the stock, which has its figures: found by what names it best. */
export const stockRowQuery = ({ id, car }: Pick<Editor, 'id' | 'car'>) => {
  const q = (car.online?.vin ?? car.online?.externalId ?? car.online?.title ?? '').slice(0, 100);
  return queryOptions({
    queryKey: ['stock-row', id.dealershipId, id.listingId, q],
    queryFn: async ({ signal }) => {
      const { items } = await api.stock({ params: { dealershipId: id.dealershipId }, query: { q }, signal });
      return items.find((row) => row.id === car.id) ?? null;
    },
    enabled: q !== '',
  });
};

/** How the ad did in the last 30 days: counted figures, and none that are guessed. */
export function PerformanceTab() {
  const t = useTexts('car');
  const locale = useLocale();
  const editor = useEditor();
  const row = useQuery(stockRowQuery(editor));
  if (editor.car.online === null)
    return (
      <EmptyState icon="chart-line" title={t('figures.none')}>
        {t('figures.noneText')}
      </EmptyState>
    );
  return (
    <GroupPanel title={t('figures.title')} note={t('figures.note')}>
      <Loaded query={row} skeleton={<Skeleton className="h-24" />}>
        {(figures) =>
          figures === null ? (
            <p className="text-sm text-text-2">{t('figures.unknown')}</p>
          ) : (
            <dl className="grid gap-3 @min-[320px]:grid-cols-2 @min-[640px]:grid-cols-4">
              <Figure term={t('figures.views')} value={formatNumber(figures.views30, locale)} />
              <Figure term={t('figures.inquiries')} value={formatNumber(figures.inquiries30, locale)} />
              <Figure
                term={t('figures.online')}
                value={figures.daysOnline === null ? '–' : t('figures.days', { count: figures.daysOnline })}
              />
              <Figure term={t('figures.stock')} value={t('figures.days', { count: figures.daysInStock })} />
            </dl>
          )
        }
      </Loaded>
    </GroupPanel>
  );
}

function Figure({ term, value }: { term: string; value: string }) {
  return (
    <div className="rounded-sm bg-surface-2 p-3.5">
      <dt className="text-xs text-text-2">{term}</dt>
      <dd className="wide mt-1 text-xl font-bold">{value}</dd>
    </div>
  );
}
