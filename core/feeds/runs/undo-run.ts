import type { Actor } from '../../accounts/actor.ts';
import { inTransaction, type Tx } from '../../db/database.ts';
import { isRefusal } from '../../kernel/errors.ts';
import { moveCar } from '../../listings/editing/move-listing.ts';
import { holdOwnCar } from '../../listings/editing/own-car.ts';
import { readChanges } from '../../listings/history/read-changes.ts';
import { restoreValues } from '../../listings/history/restore-values.ts';
import { changedSince, valuesNow } from '../../listings/history/undo-rules.ts';
import { forgetHashes } from '../cars/feed-car-store.ts';
import { actorOfFeed } from '../set-up/actor-of-feed.ts';
import { loadSites, type StoredFeed } from '../set-up/feed-store.ts';
import { RunMovedOn, type RunServices } from './apply-chunk.ts';
import { loadUndoable, markUndone } from './line-store.ts';
import { holdRun, type StoredRun, updateRun } from './run-store.ts';

const linesAtOnce = 200;
type UndoneLine = Awaited<ReturnType<typeof loadUndoable>>[number];
/** As the feed's own change: what it says next counts again, and no field is locked by it. */
const how = { source: 'feed', priority: 'bulk' } as const;

/**
 * Takes a run back, car by car from its end: what it made becomes a draft, what it changed gets its values of before, what it
 * withdrew is on offer again. What was changed since stays. Each car has a transaction of its own that also notes it: wherever it
 * is stopped, it goes on there.
 */
export async function undoRun(services: RunServices, feed: StoredFeed, run: StoredRun): Promise<void> {
  const { db } = services;
  const actor = actorOfFeed(feed, await loadSites(db, feed));
  while (true) {
    const lines = await inTransaction(db, (tx) => loadUndoable(tx, run, linesAtOnce));
    for (const line of lines) await undoLine(services, actor, run, line);
    if (lines.length === 0) break;
  }
  await updateRun(db, run.id, { state: 'undone', finishedAt: new Date() });
}

async function undoLine(services: RunServices, actor: Actor, run: StoredRun, line: UndoneLine): Promise<void> {
  const { db } = services;
  try {
    await inTransaction(db, async (tx) => {
      const held = await holdRun(tx, run.id);
      if (held?.state !== 'undoing') throw new RunMovedOn();
      const isUndone = await takeBack(services, tx, actor, line);
      await forgetHashes(tx, [line.listingId]);
      await markUndone(tx, run, [line.place], isUndone ? 'undone' : 'kept');
    });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    await inTransaction(db, (tx) => markUndone(tx, run, [line.place], 'kept'));
  }
}

/** False for a car that was changed since in what the run had changed. */
async function takeBack(
  services: RunServices,
  tx: Tx,
  actor: Actor,
  { dealershipId, listingId, revision, fate }: UndoneLine,
): Promise<boolean> {
  const car = await holdOwnCar(tx, actor, dealershipId, listingId);
  // It was a draft, and is one.
  if (revision === null || !car.online) return true;
  const changes = await readChanges(tx, listingId, revision);
  if (!changes) return false;
  if (fate === 'created') {
    if (car.online.state !== 'active') return false;
    await moveCar(tx, actor, car, 'withdrawn', how);
    await moveCar(tx, actor, car, 'draft', how);
    return true;
  }
  if (changedSince(changes, valuesNow(car)).length > 0) return false;
  const state = changes.find(({ field }) => field === 'state');
  if (changes.some(({ field }) => field !== 'state'))
    await restoreValues(services, tx, actor, { ...car, online: car.online }, changes, how);
  if (state?.after === 'withdrawn') await moveCar(tx, actor, car, 'active', how);
  else if (state) await moveCar(tx, actor, car, 'withdrawn', how);
  return true;
}
