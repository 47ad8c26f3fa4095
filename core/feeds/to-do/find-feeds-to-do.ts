import type { Database } from '../../db/database.ts';
import { type LastRun, loadLastRuns } from './feed-task-store.ts';

interface FeedTask {
  count: number;
  feed: { feedId: string; name: string; runNumber: number } | null;
  since: string | null;
}

/** Feeds whose last run waits for somebody or has failed, and cars that last runs have refused; whoever asks may see them. */
export async function findFeedsToDo(
  { db }: { db: Database },
  dealershipId: number,
): Promise<{ waiting: FeedTask; refused: FeedTask }> {
  const runs = await loadLastRuns(db, dealershipId);
  const waiting = runs.filter(({ state }) => state === 'waiting' || state === 'failed');
  const refusing = runs.filter(({ state, refused }) => state === 'done' && refused > 0);
  const most = refusing.toSorted((one, other) => other.refused - one.refused);
  return {
    waiting: taskOf(waiting.length, waiting[0]),
    refused: taskOf(
      refusing.reduce((sum, { refused }) => sum + refused, 0),
      most[0],
    ),
  };
}

function taskOf(count: number, run: LastRun | undefined): FeedTask {
  if (!run) return { count: 0, feed: null, since: null };
  const { feedId, name, runNumber } = run;
  return { count, feed: { feedId, name, runNumber }, since: run.at.toISOString() };
}
