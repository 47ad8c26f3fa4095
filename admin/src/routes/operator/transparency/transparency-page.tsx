import type { Transparency } from '@kardan/contract/calls/operator/transparency';
import { Button } from '@kardan/ui/actions/button.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { Select } from '@kardan/ui/forms/select.tsx';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { api } from '#lib/api/api.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { useChange } from '#lib/api/use-change.ts';
import { saveFile } from '#lib/browser/save-file.ts';
import { PageHead } from '#lib/page/page-head.tsx';
import { Panel } from '#lib/page/panel.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { FigureTable } from './figure-table.tsx';

const transparencyQuery = (year: number | undefined) =>
  queryOptions({
    queryKey: ['portal', 'transparency', year],
    queryFn: ({ signal }) => api.transparency({ query: year === undefined ? {} : { year }, signal }),
  });

/** Figures of the yearly report, by what they are counted by, and the file that the report is made from. */
export default function TransparencyPage() {
  const t = useTexts('portalTransparency');
  const language = useLocale();
  const { year: asked } = useSearch({ strict: false }) as { year?: unknown };
  const report = useQuery(transparencyQuery(typeof asked === 'number' ? asked : undefined));
  const navigate = useNavigate();
  const year = report.data?.year;
  const exporting = useChange((of: number) => api.exportTransparency({ query: { year: of, language } }), {
    onDone: (file, of) => saveFile(file, `${t('fileName')}-${of}.csv`),
  });
  return (
    <>
      <PageHead
        title={t('title')}
        intro={t('intro')}
        actions={
          report.data && (
            <>
              <Select
                label={t('year')}
                className="w-32"
                value={String(year)}
                options={report.data.years.map((each) => ({ value: String(each), label: String(each) }))}
                onChange={({ currentTarget }) =>
                  void navigate({ to: '.', search: { year: Number(currentTarget.value) }, replace: true })
                }
              />
              <Button
                variant="inverse"
                icon="download"
                className="self-end"
                busy={exporting.isPending}
                busyLabel={t('exporting')}
                onClick={() => exporting.mutate(report.data.year)}
              >
                {t('export')}
              </Button>
            </>
          )
        }
      />
      <Loaded query={report} skeleton={<Skeleton className="h-96" />}>
        {(data) => <Sections report={data} />}
      </Loaded>
    </>
  );
}

function Sections({ report: { figures, medianHours } }: { report: Transparency }) {
  const t = useTexts('portalTransparency');
  const hours = (count: number | null) => (count === null ? t('notYet') : t('hours', { count }));
  return (
    <div className="grid gap-4 lg:grid-cols-2 lg:items-start">
      <Panel title={t('section.notices')} intro={`${t('medianNotices')}: ${hours(medianHours.notices)}`}>
        {(['notices-received', 'notices-upheld', 'notices-rejected'] as const).map((figure) => (
          <FigureTable key={figure} figure={figure} figures={figures} />
        ))}
      </Panel>
      <Panel title={t('section.measures')}>
        {(['measures', 'grounds', 'found-by', 'automated-decisions'] as const).map((figure) => (
          <FigureTable key={figure} figure={figure} figures={figures} />
        ))}
      </Panel>
      <Panel title={t('section.complaints')} intro={`${t('medianComplaints')}: ${hours(medianHours.complaints)}`}>
        {(['complaints-received', 'complaints-decided'] as const).map((figure) => (
          <FigureTable key={figure} figure={figure} figures={figures} />
        ))}
      </Panel>
      <Panel title={t('section.restrictions')}>
        <FigureTable figure="restrictions" figures={figures} />
      </Panel>
    </div>
  );
}
