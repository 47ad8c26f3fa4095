import { ApiError } from '@kardan/contract/client/api-error';
import { classes } from '@kardan/ui/classes.ts';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { feedQuery, feedRunQuery } from '#domain/feeds/feeds.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { NotFoundPage } from '../../not-found/not-found-page.tsx';
import { Fates } from './fates.tsx';
import { GoLive } from './go-live.tsx';
import { LinesPanel } from './lines/lines-panel.tsx';
import { MappingPanel } from './mapping/mapping-panel.tsx';
import { Protection } from './protection.tsx';
import { RunContext, useRun } from './run-context.ts';
import { RunHead } from './run-head.tsx';
import { RunStanding } from './run-standing.tsx';
import { TrendPanel } from './trend-panel.tsx';
import { UndoPanel } from './undo-panel.tsx';
import { WaitingPanel } from './waiting-panel.tsx';

/** One run of a feed: what became of each car, what is to do about it, and the way back. */
export default function RunPage() {
  const { slug: dealershipId } = useDealership();
  const { feedId = '', runNumber = '' } = useParams({ strict: false });
  const run = useQuery(feedRunQuery({ dealershipId, feedId, runNumber }));
  const feed = useQuery(feedQuery({ dealershipId, feedId }));
  const error = run.error ?? feed.error;
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return <NotFoundPage />;
  return (
    <Loaded query={feed} skeleton={<Skeleton className="h-96" />}>
      {(ofFeed) => (
        <Loaded query={run} skeleton={<Skeleton className="h-96" />}>
          {(data) => (
            <RunContext value={{ run: data, feed: ofFeed, id: { dealershipId, feedId, runNumber } }}>
              <RunHead />
              <RunParts />
            </RunContext>
          )}
        </Loaded>
      )}
    </Loaded>
  );
}

/** Values to map stand beside the way back where there are any; on a phone everything else comes after the cars. */
function RunParts() {
  const { run } = useRun();
  const isMapped = run.groups.length > 0 && run.mayChange;
  const hasResult = run.counts.lines > 0 || run.counts.withdrawn > 0;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <RunStanding />
      <WaitingPanel />
      <GoLive />
      {hasResult && <Fates />}
      <div
        className={classes(
          'grid grid-cols-[minmax(0,1fr)] items-start gap-4',
          isMapped && 'xl:grid-cols-[minmax(0,1fr)_316px]',
        )}
      >
        {isMapped && <MappingPanel />}
        <div className={isMapped ? 'xl:col-span-2 xl:row-start-2' : undefined}>{hasResult && <LinesPanel />}</div>
        <div
          className={classes(
            'grid items-start gap-4 md:grid-cols-2',
            'empty:hidden',
            isMapped && 'xl:col-start-2 xl:row-start-1 xl:grid-cols-1',
          )}
        >
          <UndoPanel />
          <TrendPanel />
        </div>
      </div>
      <Protection />
    </div>
  );
}
