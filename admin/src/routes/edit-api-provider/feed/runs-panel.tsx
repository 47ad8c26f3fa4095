import type { Feed, FeedRunRow } from '@kardan/contract/calls/feeds/feeds';
import { Button } from '@kardan/ui/actions/button.tsx';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { Badge } from '@kardan/ui/content/badge.tsx';
import { type Column, Table } from '@kardan/ui/content/table.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { formatNumber } from '@kardan/ui/formats/format.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { runPath } from '#domain/feeds/feed-pages.ts';
import { feedRunsQuery } from '#domain/feeds/feeds.ts';
import { nearMoment } from '#domain/feeds/moments.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { Panel } from '#lib/page/panel.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { useReasonWords } from '../use-reason-words.ts';

const firstShown = 6;

/** The feed's history. */
export function RunsPanel({ feed }: { feed: Feed }) {
  const t = useTexts('feeds');
  const { slug } = useDealership();
  const runs = useQuery(feedRunsQuery({ dealershipId: slug, feedId: feed.id }));
  const columns = useColumns();
  const [isAllShown, setAllShown] = useState(false);
  if (feed.lastRun === null) return null;
  return (
    <Panel title={t('runs.title')} intro={t('runs.intro')}>
      <Loaded query={runs} skeleton={<Skeleton className="h-40" />}>
        {({ items }) => (
          <>
            <Table
              caption={t('runs.caption')}
              columns={columns}
              rows={isAllShown ? items : items.slice(0, firstShown)}
              keyOf={({ id }) => id}
            />
            {!isAllShown && items.length > firstShown && (
              <Button size="sm" className="mt-3" onClick={() => setAllShown(true)}>
                {t('runs.all', { count: items.length })}
              </Button>
            )}
          </>
        )}
      </Loaded>
    </Panel>
  );
}

function useColumns(): Column<FeedRunRow>[] {
  const t = useTexts('feeds');
  const r = useTexts('feedRun');
  const reasonWords = useReasonWords();
  const locale = useLocale();
  const { slug } = useDealership();
  const count = (name: 'created' | 'changed' | 'refused' | 'withdrawn'): Column<FeedRunRow> => ({
    id: name,
    header: t(`runs.${name}`),
    numeric: true,
    cell: ({ counts }) => (
      <span className={name === 'refused' && counts.refused > 0 ? 'font-semi text-alert' : undefined}>
        {formatNumber(counts[name], locale)}
      </span>
    ),
  });
  return [
    {
      id: 'run',
      header: t('runs.run'),
      main: true,
      cell: (run) => (
        <span className="inline-flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <TextLink href={runPath(slug, run)}>
            {r('number', { number: String(run.number) })}, {nearMoment(run.at, locale)}
          </TextLink>
          {run.dry && <Badge>{t('runs.dry')}</Badge>}
        </span>
      ),
    },
    {
      id: 'state',
      header: t('runs.state'),
      cell: ({ state, ...run }) => (
        <span className={state === 'failed' || state === 'waiting' ? 'text-alert' : 'text-text-2'}>
          {state === 'failed' ? reasonWords(run).what : r(`state.${state}`)}
        </span>
      ),
    },
    ...(['created', 'changed', 'refused', 'withdrawn'] as const).map(count),
  ];
}
