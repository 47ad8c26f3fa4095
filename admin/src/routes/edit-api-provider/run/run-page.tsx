import { ApiError } from '@kardan/contract/client/api-error';
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
import { RunContext } from './run-context.ts';
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
              <div className="grid gap-4">
                <RunStanding />
                <WaitingPanel />
                <GoLive />
                <Fates />
                <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_316px]">
                  <div className="grid gap-4 empty:hidden">
                    <MappingPanel />
                    <LinesPanel />
                  </div>
                  <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-1">
                    <UndoPanel />
                    <TrendPanel />
                    <Protection />
                  </div>
                </div>
              </div>
            </RunContext>
          )}
        </Loaded>
      )}
    </Loaded>
  );
}
