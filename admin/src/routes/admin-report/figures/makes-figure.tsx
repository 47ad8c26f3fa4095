import type { DealershipStatistics } from '@kardan/contract/calls/admin/statistics';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { dealershipPath } from '#domain/addresses.ts';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { FigurePanel } from '#features/figures/figure-panel.tsx';
import { FigureTable } from '#features/figures/figure-table.tsx';
import { addressOf } from '../question/address-of.ts';
import type { ReportQuestion } from '../question/use-report-question.ts';
import { makesSummary } from '../words/summaries.ts';
import { useReachColumns } from './use-reach-columns.tsx';
import { useWords } from './use-words.ts';

/** Rows that stand on the page; the file has all. */
const shown = 12;

/** By make, each a way to the report of that make alone. */
export function MakesFigure({
  statistics: { byMake },
  question,
}: {
  statistics: DealershipStatistics;
  question: ReportQuestion;
}) {
  const words = useWords();
  const { t } = words;
  const { slug } = useDealership();
  const reach = useReachColumns(byMake);
  const head = [t('makes.make'), t('cars.impressions'), t('cars.views'), t('cars.contacts')];
  return (
    <FigurePanel
      title={t('makes.title')}
      summary={makesSummary(byMake, words)}
      csv={{
        name: t('makes.title'),
        lines: () => [
          head,
          ...byMake.map(({ make, impressions, views, contacts }) => [
            make?.name ?? t('makes.unnamed'),
            String(impressions),
            String(views),
            String(contacts),
          ]),
        ],
      }}
    >
      <FigureTable
        caption={t('makes.caption')}
        rows={byMake.slice(0, shown)}
        keyOf={({ make }) => make?.id ?? 0}
        columns={[
          {
            id: 'make',
            main: true,
            header: t('makes.make'),
            cell: ({ make }) =>
              make ? (
                <TextLink href={dealershipPath(slug, addressOf({ ...question, make: make.slug }))}>
                  {make.name}
                </TextLink>
              ) : (
                t('makes.unnamed')
              ),
          },
          ...reach,
        ]}
      />
    </FigurePanel>
  );
}
