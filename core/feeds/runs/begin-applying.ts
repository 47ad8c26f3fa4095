import { type Database, inTransaction } from '../../db/database.ts';
import { holdFeed } from '../set-up/feed-store.ts';
import { RunMovedOn } from './apply-chunk.ts';
import { holdRun, type StoredRun, updateRun } from './run-store.ts';

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
