import { type Database, inTransaction, type Tx } from '../../db/database.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { type FeedOwner, holdFeed, lockOwner, type StoredFeed } from '../set-up/feed-store.ts';
import { countStart, isOwnerBusy, loadNextRun, loadWaitingFeeds, type StoredRun, updateRun } from './run-store.ts';

type Services = { db: Database };

/** The run of a feed to work on now, counted as taken up, if there is one and no other feed of the owner is at work. */
export function takeTurn({ db }: Services, feed: StoredFeed): Promise<StoredRun | 'nothing-to-do' | 'owner-busy'> {
  return inTransaction(db, async (tx) => {
    await lockOwner(tx, feed);
    // So that nobody pauses it, or leaves the run off, at the same moment.
    await holdFeed(tx, feed.id);
    const run = await loadNextRun(tx, feed.id);
    if (!run) return 'nothing-to-do';
    if (run.state !== 'queued') return { ...run, failures: await countStart(tx, run.id) };
    if (await isOwnerBusy(tx, feed)) return 'owner-busy';
    const begun = { state: 'reading', startedAt: new Date(), failures: run.failures + 1 } as const;
    await updateRun(tx, run.id, begun);
    return { ...run, ...begun };
  });
}

/** Has jobs do what came meanwhile, of this feed or of the others that waited for it. */
export function passTurn({ db }: Services, feed: StoredFeed, options: { butNot?: string } = {}): Promise<void> {
  return inTransaction(db, (tx) => passTurnIn(tx, feed, options));
}

export async function passTurnIn(tx: Tx, owner: FeedOwner, { butNot }: { butNot?: string } = {}): Promise<void> {
  const waiting = (await loadWaitingFeeds(tx, owner)).filter((feedId) => feedId !== butNot);
  await enqueue(
    tx,
    'run-feed',
    waiting.map((feedId) => ({ feedId })),
  );
}
