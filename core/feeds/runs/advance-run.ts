import { type Database, inTransaction } from '../../db/database.ts';
import { holdFeed } from '../set-up/feed-store.ts';
import { RunMovedOn } from './apply-chunk.ts';
import { holdRun, loadNextRun, type StoredRun, updateRun } from './run-store.ts';

/** Takes a run up whose turn it is, unless somebody has left it off meanwhile, or another of the feed goes first. */
export function beginReading({ db }: { db: Database }, run: StoredRun): Promise<void> {
  return inTransaction(db, async (tx) => {
    await holdFeed(tx, run.feedId);
    const next = await loadNextRun(tx, run.feedId);
    if (next?.id !== run.id) throw new RunMovedOn();
    await updateRun(tx, run.id, { state: 'reading', startedAt: new Date() });
  });
}

/** From now on a run changes cars; false where the feed was paused before it came to that. */
export function beginApplying({ db }: { db: Database }, { id, feedId }: StoredRun, lines: number): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const feed = await holdFeed(tx, feedId);
    const run = await holdRun(tx, id);
    if (run?.state !== 'reading' && run?.state !== 'applying') throw new RunMovedOn();
    if (feed?.state === 'paused' && run.state === 'reading' && !run.dry) return false;
    await updateRun(tx, id, { state: 'applying', lines });
    return true;
  });
}
