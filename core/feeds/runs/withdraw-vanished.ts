import type { Actor } from '../../accounts/actor.ts';
import { inTransaction, type Tx } from '../../db/database.ts';
import { chunk } from '../../kernel/chunk.ts';
import { type ChangeBatch, settleChanges } from '../../listings/changing/settle-changes.ts';
import { fieldsOf } from '../../listings/editing/car-fields.ts';
import { moveCar } from '../../listings/editing/move-listing.ts';
import { holdOwnCars, type OwnCar } from '../../listings/editing/own-car.ts';
import type { AppliedCar } from '../cars/applied-car.ts';
import { markVanished } from '../cars/feed-car-store.ts';
import { isOffered } from '../cars/plan-car.ts';
import { type Applying, RunMovedOn, type RunServices } from './apply-chunk.ts';
import { insertLines } from './line-store.ts';
import { addToCounts } from './run-counts.ts';
import { holdRun, updateRun } from './run-store.ts';

/** Behind all lines of a file: where cars stand that it does not name any more. */
export const behindAllLines = 1_000_000_000;
const chunkSize = 100;

interface VanishedCar {
  dealershipId: number;
  number: string;
  listingId: number;
}

/** Takes cars off the offer that the file does not name any more; a dry run only says which. Goes on where it was stopped. */
export async function withdrawVanished(
  { db }: RunServices,
  applying: Applying,
  vanished: readonly VanishedCar[],
): Promise<void> {
  const held = await inTransaction(db, (tx) => holdRun(tx, applying.run.id));
  // In a dry run the vanished ones are still there when it goes on; otherwise they are done with.
  const told = applying.run.dry ? Math.max(0, (held?.cursor ?? 0) - behindAllLines) : 0;
  const bySite = Map.groupBy(vanished.slice(told), ({ dealershipId }) => dealershipId);
  for (const [dealershipId, cars] of bySite)
    for (const some of chunk(cars, chunkSize))
      await inTransaction(db, (tx) => withdrawSome(tx, applying, dealershipId, some));
}

async function withdrawSome(
  tx: Tx,
  { run, actor }: Applying,
  dealershipId: number,
  cars: readonly VanishedCar[],
): Promise<void> {
  const held = await holdRun(tx, run.id);
  if (held?.state !== 'applying') throw new RunMovedOn();
  const listingIds = cars.map(({ listingId }) => listingId);
  const own = await holdOwnCars(tx, actor, dealershipId, listingIds);
  const batch: ChangeBatch = [];
  const gone: AppliedCar[] = [];
  for (const car of cars) {
    const stored = own.get(car.listingId);
    // What is sold or withdrawn by hand is gone already.
    if (stored && (isOffered(stored) || !stored.online))
      gone.push(await withdraw(tx, actor, car, stored, batch, run.dry));
  }
  await settleChanges(tx, actor, batch, 'bulk');
  if (!run.dry) await markVanished(tx, run.feedId, listingIds);
  const from = Math.max(held.cursor, behindAllLines);
  const revisions = new Map(batch.map(({ listing, revision }) => [listing.id, revision]));
  const lines = gone.map((applied, index) => ({
    place: from + 1 + index,
    line: null,
    dealershipId,
    applied: { ...applied, revision: revisions.get(applied.listingId ?? 0) ?? null },
  }));
  await insertLines(tx, run, lines);
  const counts = addToCounts(held.counts, dealershipId, gone);
  await updateRun(tx, run.id, { cursor: from + cars.length, counts: JSON.stringify(counts) });
}

/** A car that was never online stays a draft: what somebody has put into it is not the feed's to throw away. */
async function withdraw(
  tx: Tx,
  actor: Actor,
  { number, listingId }: VanishedCar,
  stored: OwnCar,
  batch: ChangeBatch,
  dry: boolean,
): Promise<AppliedCar> {
  const isDraft = !stored.online;
  if (!isDraft && !dry) await moveCar(tx, actor, stored, 'withdrawn', { source: 'feed', priority: 'bulk', batch });
  const title = fieldsOf(stored.online, stored.draft).title ?? number;
  const car = { line: 0, number, site: null, fields: {}, pictures: null, issues: [] };
  return { car, fate: 'withdrawn', listingId, title, isDraft, changes: [], issues: [], revision: null };
}
