import type { Actor } from '../../accounts/actor.ts';
import { inTransaction, type Tx } from '../../db/database.ts';
import { chunk } from '../../kernel/chunk.ts';
import { isDatabaseOutage } from '../../kernel/errors.ts';
import { type ChangeBatch, settleChanges } from '../../listings/changing/settle-changes.ts';
import { fieldsOf } from '../../listings/editing/car-fields.ts';
import { moveCar } from '../../listings/editing/move-listing.ts';
import { holdOwnCars, type OwnCar } from '../../listings/editing/own-car.ts';
import { type AppliedCar, refusedCar } from '../cars/applied-car.ts';
import { markVanished } from '../cars/feed-car-store.ts';
import { wholeCar } from '../cars/line-issues.ts';
import { isOffered } from '../cars/plan-car.ts';
import type { FeedCar } from '../feed-car.ts';
import { type Applying, RunMovedOn, type RunServices } from './apply-chunk.ts';
import { insertLines } from './line-store.ts';
import { addToCounts } from './run-counts.ts';
import { holdRun, type StoredRun, updateRun } from './run-store.ts';

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
  services: RunServices,
  applying: Applying,
  vanished: readonly VanishedCar[],
): Promise<void> {
  const { db } = services;
  const held = await inTransaction(db, (tx) => holdRun(tx, applying.run.id));
  // In a dry run the vanished ones are still there when it goes on; otherwise they are done with.
  const told = applying.run.dry ? Math.max(0, (held?.cursor ?? 0) - behindAllLines) : 0;
  const bySite = Map.groupBy(vanished.slice(told), ({ dealershipId }) => dealershipId);
  for (const [dealershipId, cars] of bySite)
    for (const some of chunk(cars, chunkSize)) await withdrawOrTell(services, applying, dealershipId, some);
}

/** What nobody expected at one car keeps the others from nothing: it is told at its line, and the next run tries again. */
async function withdrawOrTell(
  services: RunServices,
  applying: Applying,
  dealershipId: number,
  cars: readonly VanishedCar[],
): Promise<void> {
  const { db, log } = services;
  try {
    await inTransaction(db, (tx) => withdrawSome(tx, applying, dealershipId, cars));
  } catch (error) {
    if (error instanceof RunMovedOn || isDatabaseOutage(error)) throw error;
    if (cars.length > 1) {
      for (const car of cars) await withdrawOrTell(services, applying, dealershipId, [car]);
      return;
    }
    const [{ number, listingId }] = cars as [VanishedCar];
    log.error({ err: error, runId: applying.run.id, listingId }, 'a car that vanished from a feed was not withdrawn');
    const refused = refusedCar(vanishedCar(number), [wholeCar('unexpected', 'refuses')], listingId);
    await inTransaction(db, async (tx) => {
      const held = await holdApplying(tx, applying);
      await noteVanished(tx, applying, held, dealershipId, [refused], 1);
    });
  }
}

async function withdrawSome(
  tx: Tx,
  applying: Applying,
  dealershipId: number,
  cars: readonly VanishedCar[],
): Promise<void> {
  const { run, actor } = applying;
  const held = await holdApplying(tx, applying);
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
  const revisions = await settleChanges(tx, actor, batch, 'bulk');
  if (!run.dry) await markVanished(tx, run.feedId, listingIds);
  const told = gone.map((applied) => ({ ...applied, revision: revisions.get(applied.listingId ?? 0) ?? null }));
  await noteVanished(tx, applying, held, dealershipId, told, cars.length);
}

async function holdApplying(tx: Tx, { run }: Applying): Promise<StoredRun> {
  const held = await holdRun(tx, run.id);
  if (held?.state !== 'applying') throw new RunMovedOn();
  return held;
}

/** Notes what became of some vanished cars, and that the run goes on behind them. */
async function noteVanished(
  tx: Tx,
  { run }: Applying,
  held: StoredRun,
  dealershipId: number,
  told: readonly AppliedCar[],
  count: number,
): Promise<void> {
  const from = Math.max(held.cursor, behindAllLines);
  const lines = told.map((applied, index) => ({ place: from + 1 + index, line: null, dealershipId, applied }));
  await insertLines(tx, run, lines);
  const counts = addToCounts(held.counts, dealershipId, told);
  await updateRun(tx, run.id, { cursor: from + count, counts: JSON.stringify(counts), failures: 0 });
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
  const car = vanishedCar(number);
  return { car, fate: 'withdrawn', listingId, title, isDraft, changes: [], issues: [], revision: null };
}

function vanishedCar(number: string): FeedCar {
  return { line: 0, number, site: null, fields: {}, pictures: null, issues: [] };
}
