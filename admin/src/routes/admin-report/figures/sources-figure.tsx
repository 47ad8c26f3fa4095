import type { DealershipStatistics } from '@kardan/contract/calls/admin/statistics';
import { formatNumber, formatPercent } from '@kardan/ui/formats/format.ts';
import { FigurePanel } from '#features/figures/figure-panel.tsx';
import { FigureTable } from '#features/figures/figure-table.tsx';
import { sourcesSummary } from '../words/summaries.ts';
import { useReachColumns } from './use-reach-columns.tsx';
import { useWords } from './use-words.ts';

const kinds = ['inquiries', 'phonesShown', 'parked', 'shared', 'prints', 'scans', 'directions', 'websites'] as const;

/** Where visitors met the cars, and what they did. */
export function SourcesFigure({ statistics: { bySource, totals } }: { statistics: DealershipStatistics }) {
  const words = useWords();
  const { t, locale } = words;
  const reach = useReachColumns(bySource);
  const rate = ({ views, contacts }: { views: number; contacts: number }) =>
    views === 0 ? '–' : formatPercent((contacts / views) * 100, locale);
  const head = [t('sources.source'), t('sources.opened'), t('sources.contacts'), t('sources.rate')];
  return (
    <FigurePanel
      title={t('sources.title')}
      summary={sourcesSummary(bySource, words)}
      csv={{
        name: t('sources.title'),
        lines: () => [
          head,
          ...bySource.map((row) => [t(`source.${row.source}`), String(row.views), String(row.contacts), rate(row)]),
          ...kinds.map((kind) => [t(`kind.${kind}`), String(totals[kind])]),
        ],
      }}
    >
      {bySource.length > 0 && (
        <FigureTable
          caption={t('sources.caption')}
          rows={bySource}
          keyOf={({ source }) => source}
          columns={[
            { id: 'source', main: true, header: t('sources.source'), cell: ({ source }) => t(`source.${source}`) },
            ...reach,
            { id: 'rate', numeric: true, wideOnly: true, header: t('sources.rate'), cell: rate },
          ]}
        />
      )}
      <h3 className="mt-5 mb-1.5 text-sm font-semi">{t('kinds.title')}</h3>
      <dl className="grid gap-x-6 text-sm md:grid-cols-2">
        {kinds.map((kind) => (
          <div key={kind} className="flex justify-between gap-3 border-b border-line py-1.5">
            <dt className="text-text-2">{t(`kind.${kind}`)}</dt>
            <dd className="font-semi">{formatNumber(totals[kind], locale)}</dd>
          </div>
        ))}
      </dl>
    </FigurePanel>
  );
}
