import type { SearchHealth } from '@kardan/contract/calls/operator/health';
import { Table } from '@kardan/ui/content/table.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { formatDay, formatNumber } from '@kardan/ui/formats/format.ts';
import { useQuery } from '@tanstack/react-query';
import { searchHealthQuery } from '#domain/portal/health.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { Panel } from '#lib/page/panel.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { HealthFrame } from '../health-frame.tsx';

/** What people looked for and did not get: quickly, at all, or understood. Of nobody in particular. */
export default function SearchesPage() {
  const locale = useLocale();
  const searches = useQuery(searchHealthQuery(locale));
  return (
    <HealthFrame tab="searches">
      <Loaded query={searches} skeleton={<Skeleton className="h-80" />}>
        {({ slow, empty, words }) => (
          <>
            <EmptySearches searches={empty} />
            <Words words={words} />
            <SlowSearches searches={slow} />
          </>
        )}
      </Loaded>
    </HealthFrame>
  );
}

function EmptySearches({ searches }: { searches: SearchHealth['empty'] }) {
  const t = useTexts('portalHealth');
  const locale = useLocale();
  return (
    <Panel title={t('searches.empty')} intro={t('searches.emptyIntro')}>
      {searches.length === 0 ? (
        <p className="text-sm text-text-2">{t('searches.noEmpty')}</p>
      ) : (
        <Table
          caption={t('searches.empty')}
          rows={searches}
          keyOf={({ day, words }) => `${day} ${words}`}
          columns={[
            { id: 'what', header: t('searches.what'), main: true, cell: ({ words }) => words },
            {
              id: 'count',
              header: t('searches.count'),
              numeric: true,
              cell: ({ count }) => formatNumber(count, locale),
            },
            { id: 'day', header: t('searches.day'), numeric: true, cell: ({ day }) => formatDay(day, locale) },
          ]}
        />
      )}
    </Panel>
  );
}

function Words({ words }: Pick<SearchHealth, 'words'>) {
  const t = useTexts('portalHealth');
  const locale = useLocale();
  return (
    <Panel title={t('searches.words')} intro={t('searches.wordsIntro')}>
      {words.length === 0 ? (
        <p className="text-sm text-text-2">{t('searches.noWords')}</p>
      ) : (
        <Table
          caption={t('searches.words')}
          rows={words}
          keyOf={({ word }) => word}
          columns={[
            { id: 'word', header: t('searches.word'), main: true, cell: ({ word }) => word },
            {
              id: 'count',
              header: t('searches.count'),
              numeric: true,
              cell: ({ count }) => formatNumber(count, locale),
            },
            {
              id: 'last',
              header: t('searches.last'),
              numeric: true,
              cell: ({ lastDay }) => formatDay(lastDay, locale),
            },
          ]}
        />
      )}
    </Panel>
  );
}

function SlowSearches({ searches }: { searches: SearchHealth['slow'] }) {
  const t = useTexts('portalHealth');
  const locale = useLocale();
  const ms = (value: number) => `${formatNumber(value, locale)}\u00A0ms`;
  return (
    <Panel title={t('searches.slow')} intro={t('searches.slowIntro')}>
      {searches.length === 0 ? (
        <p className="text-sm text-text-2">{t('searches.noSlow')}</p>
      ) : (
        <Table
          caption={t('searches.slow')}
          rows={searches}
          keyOf={({ day, filters }) => `${day} ${filters.join()}`}
          columns={[
            {
              id: 'filters',
              header: t('searches.filters'),
              main: true,
              cell: ({ filters }) => filters.join(' · ') || t('searches.noFilters'),
            },
            { id: 'slowest', header: t('searches.slowest'), numeric: true, cell: ({ slowestMs }) => ms(slowestMs) },
            { id: 'average', header: t('searches.average'), numeric: true, cell: ({ averageMs }) => ms(averageMs) },
            {
              id: 'count',
              header: t('searches.count'),
              numeric: true,
              cell: ({ count }) => formatNumber(count, locale),
            },
            { id: 'day', header: t('searches.day'), numeric: true, cell: ({ day }) => formatDay(day, locale) },
          ]}
        />
      )}
    </Panel>
  );
}
