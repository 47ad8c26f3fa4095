import type { Actor } from '../../accounts/actor.ts';
import { inTransaction, type Tx } from '../../db/database.ts';
import { isRefusal } from '../../kernel/errors.ts';
import { changeListing } from '../../listings/changing/change-listing.ts';
import { fieldsOf, tidyFields } from '../../listings/editing/car-fields.ts';
import { moveCar } from '../../listings/editing/move-listing.ts';
import { holdOwnCar, type OwnCar } from '../../listings/editing/own-car.ts';
import { keepWorkingCopy } from '../../listings/editing/save-listing.ts';
import { readChanges } from '../../listings/history/read-changes.ts';
import { restoreValues } from '../../listings/history/restore-values.ts';
import { changedSince, valuesNow } from '../../listings/history/undo-rules.ts';
import { forgetHashes, markVanished } from '../cars/feed-car-store.ts';
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
 * Takes a run back, car by car from its end: what it made or brought online becomes a draft, what it changed gets its values of before, what it
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
      const outcome = await takeBack(services, tx, actor, line);
      await forgetHashes(tx, [line.listingId]);
      if (outcome === 'gone') await markVanished(tx, run.feedId, [line.listingId]);
      await markUndone(tx, run, [line.place], outcome === 'kept' ? 'kept' : 'undone');
      if (held.failures > 0) await updateRun(tx, run.id, { failures: 0 });
    });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    await inTransaction(db, (tx) => markUndone(tx, run, [line.place], 'kept'));
  }
}

/** `kept` for a car that was changed since in what the run had changed, `gone` for one that the feed had let go before the run. */
async function takeBack(
  services: RunServices,
  tx: Tx,
  actor: Actor,
  line: UndoneLine,
): Promise<'undone' | 'gone' | 'kept'> {
  const { dealershipId, listingId, revision, fate } = line;
  const car = await holdOwnCar(tx, actor, dealershipId, listingId);
  if (revision === null) return takeBackDraft(tx, actor, car, line);
  const changes = car.online && (await readChanges(tx, listingId, revision));
  if (!car.online || !changes || car.online.blockedReason !== null) return 'kept';
  const state = changes.find(({ field }) => field === 'state');
  if (fate === 'created' || state?.before === 'draft') {
    if (car.online.state !== 'active') return 'kept';
    await moveCar(tx, actor, car, 'withdrawn', how);
    await moveCar(tx, actor, car, 'draft', how);
    return 'undone';
  }
  if (changedSince(changes, valuesNow(car)).length > 0) return 'kept';
  if (changes.some(({ field }) => field !== 'state'))
    await restoreValues(services, tx, actor, { ...car, online: car.online }, changes, how);
  if (!state) return 'undone';
  if (state.after !== 'withdrawn') {
    await moveCar(tx, actor, car, 'withdrawn', how);
    return 'gone';
  }
  await moveCar(tx, actor, car, 'active', how);
  if (state.before === 'reserved') await changeListing(tx, actor, listingId, { state: 'reserved' }, how);
  return 'undone';
}

/** A draft that the run made stays one, and one that it changed gets its values of before. */
async function takeBackDraft(
  tx: Tx,
  actor: Actor,
  car: OwnCar,
  { fate, changes }: UndoneLine,
): Promise<'undone' | 'kept'> {
  if (fate === 'withdrawn') return 'undone';
  if (car.online || !car.draft) return 'kept';
  if (fate === 'created') return 'undone';
  const now = fieldsOf(undefined, car.draft);
  if (changedSince(changes, now).length > 0) return 'kept';
  const before = Object.fromEntries(changes.map(({ field, before }) => [field, before]));
  await keepWorkingCopy(tx, actor, car, { fields: tidyFields({ ...now, ...before }) });
  return 'undone';
}
