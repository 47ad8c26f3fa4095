import { type Database, inTransaction } from '../../db/database.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { holdFeed, lockOwner, type StoredFeed } from '../set-up/feed-store.ts';
import { countStart, isOwnerBusy, loadNextRun, loadWaitingFeeds, type StoredRun, updateRun } from './run-store.ts';

type Services = { db: Database };

/** The run of a feed to work on now, counted as taken up; undefined where there is none, or another feed of the owner is at work. */
export function takeTurn({ db }: Services, feed: StoredFeed): Promise<StoredRun | undefined> {
  return inTransaction(db, async (tx) => {
    await lockOwner(tx, feed);
    // So that nobody pauses it, or leaves the run off, at the same moment.
    await holdFeed(tx, feed.id);
    const run = await loadNextRun(tx, feed.id);
    if (!run) return undefined;
    if (run.state !== 'queued') return { ...run, failures: await countStart(tx, run.id) };
    if (await isOwnerBusy(tx, feed)) return undefined;
    const begun = { state: 'reading', startedAt: new Date(), failures: run.failures + 1 } as const;
    await updateRun(tx, run.id, begun);
    return { ...run, ...begun };
  });
}

/** Has jobs do what came meanwhile, of this feed or of the others that waited for it. */
export function passTurn({ db }: Services, feed: StoredFeed, { butNot }: { butNot?: string } = {}): Promise<void> {
  return inTransaction(db, async (tx) => {
    const waiting = (await loadWaitingFeeds(tx, feed)).filter((feedId) => feedId !== butNot);
    await enqueue(
      tx,
      'run-feed',
      waiting.map((feedId) => ({ feedId })),
    );
  });
}
