import type { DealershipStatistics } from '@kardan/contract/calls/admin/statistics';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { Bar } from '@kardan/ui/charts/bar.tsx';
import { formatNumber } from '@kardan/ui/formats/format.ts';
import { dealershipPath } from '#domain/addresses.ts';
import { FigurePanel } from '#features/figures/figure-panel.tsx';
import { FigureTable } from '#features/figures/figure-table.tsx';
import { addressOf } from '../question/address-of.ts';
import type { ReportQuestion } from '../question/use-report-question.ts';
import { useWords } from './use-words.ts';

/** The chosen sites of a group beside each other, each a way to its own report. */
export function SitesFigure({ statistics, question }: { statistics: DealershipStatistics; question: ReportQuestion }) {
  const { t, locale } = useWords();
  const { byDealership, dealerships, totals } = statistics;
  if (dealerships.length < 2) return null;
  const rows = dealerships
    .map((site) => {
      const counts = byDealership.find(({ dealershipId }) => dealershipId === site.id);
      return {
        site,
        impressions: counts?.impressions ?? 0,
        views: counts?.views ?? 0,
        contacts: counts?.contacts ?? 0,
      };
    })
    .sort((a, b) => b.views - a.views);
  const [most] = rows.toSorted((a, b) => b.contacts - a.contacts);
  const largest = Math.max(0, ...rows.map(({ views }) => views));
  return (
    <FigurePanel
      title={t('siteTable.title')}
      summary={
        most && totals.contacts > 0
          ? {
              said: t('siteTable.said', {
                name: most.site.name,
                count: formatNumber(most.contacts, locale),
                all: totals.contacts,
              }),
            }
          : undefined
      }
      csv={{
        name: t('siteTable.title'),
        lines: () => [
          [t('siteTable.site'), t('cars.impressions'), t('cars.views'), t('cars.contacts')],
          ...rows.map((row) => [row.site.name, String(row.impressions), String(row.views), String(row.contacts)]),
        ],
      }}
    >
      <FigureTable
        caption={t('siteTable.caption')}
        rows={rows}
        keyOf={({ site }) => site.id}
        columns={[
          {
            id: 'site',
            main: true,
            header: t('siteTable.site'),
            cell: ({ site }) => (
              <TextLink href={dealershipPath(site.slug, addressOf({ ...question, sites: [] }))}>{site.name}</TextLink>
            ),
          },
          {
            id: 'bar',
            className: 'w-1/4',
            wideOnly: true,
            header: <span className="sr-only">{t('sources.bar')}</span>,
            cell: ({ views }) => <Bar value={views} largest={largest} />,
          },
          {
            id: 'impressions',
            numeric: true,
            header: t('cars.impressions'),
            cell: ({ impressions }) => formatNumber(impressions, locale),
          },
          {
            id: 'views',
            numeric: true,
            header: t('cars.views'),
            cell: ({ views }) => <b className="font-semi">{formatNumber(views, locale)}</b>,
          },
          {
            id: 'contacts',
            numeric: true,
            header: t('cars.contacts'),
            cell: ({ contacts }) => formatNumber(contacts, locale),
          },
        ]}
      />
    </FigurePanel>
  );
}
