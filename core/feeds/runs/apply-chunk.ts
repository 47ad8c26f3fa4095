import type { Actor } from '../../accounts/actor.ts';
import { inTransaction, type Tx } from '../../db/database.ts';
import { isDatabaseOutage } from '../../kernel/errors.ts';
import type { Logger } from '../../kernel/log.ts';
import type { CatalogueServices } from '../../vehicles/catalogue/catalogue-of.ts';
import { type AppliedCar, refusedCar } from '../cars/applied-car.ts';
import { applyCars } from '../cars/apply-cars.ts';
import { wholeCar } from '../cars/line-issues.ts';
import type { FeedCar, LineIssue } from '../feed-car.ts';
import { insertLines } from './line-store.ts';
import { addToCounts } from './run-counts.ts';
import { holdRun, type StoredRun, updateRun } from './run-store.ts';
import type { SiteFinder } from './site-of-car.ts';

export type RunServices = CatalogueServices & { log: Logger };

export interface Applying {
  run: StoredRun;
  actor: Actor;
  siteOf: SiteFinder;
  /** Lines that name a car which an earlier line has named. */
  repeated: ReadonlySet<number>;
  /** Names of the dealerships that may have no cars online, by their ids: their lines are refused. */
  notPublic: ReadonlyMap<number, string>;
  /** By dealership, the numbers of all cars that the file names. */
  numbers: ReadonlyMap<number, ReadonlySet<string>>;
  /** Cars that lines meant so far, also under another number than before. */
  met: Set<number>;
}

/** Somebody else is at this run, or it was left off: whoever notices stops. */
export class RunMovedOn extends Error {}

/**
 * Applies some lines, and notes in the same transaction what became of them and where the run goes on: whatever kills the worker,
 * no car is done twice and none forgotten. What nobody expected at one car keeps the others from nothing. Returns how many were
 * written.
 */
export async function applyChunk(services: RunServices, applying: Applying, cars: readonly FeedCar[]): Promise<number> {
  try {
    return await inTransaction(services.db, (tx) => applyIn(services, tx, applying, cars));
  } catch (error) {
    if (error instanceof RunMovedOn || isDatabaseOutage(error)) throw error;
    if (cars.length > 1) {
      let written = 0;
      for (const car of cars) written += await applyChunk(services, applying, [car]);
      return written;
    }
    const [car] = cars as [FeedCar];
    services.log.error({ err: error, runId: applying.run.id, line: car.line }, 'a car of a feed failed');
    const refused = refusedCar(car, [...car.issues, wholeCar('unexpected', 'refuses')]);
    await inTransaction(services.db, (tx) => note(tx, applying, [refused]));
    return 0;
  }
}

async function applyIn(services: RunServices, tx: Tx, applying: Applying, cars: readonly FeedCar[]): Promise<number> {
  const { run, actor, siteOf, numbers, met } = applying;
  const results = new Map<FeedCar, AppliedCar>();
  const known = cars.filter((car) => {
    const refusal = refusalOf(applying, car);
    if (refusal === null) return true;
    results.set(car, refusedCar(car, [...car.issues, refusal]));
    return false;
  });
  for (const [dealershipId, some] of Map.groupBy(known, (car) => siteOf(car) as number)) {
    const named = numbers.get(dealershipId);
    const { feedId, fileKey, dry } = run;
    const toApply = { feedId, fileKey, dealershipId, cars: some, named, source: 'feed' as const, dry };
    for (const applied of await applyCars(services, tx, actor, toApply)) {
      results.set(applied.car, applied);
      if (applied.listingId !== null) met.add(applied.listingId);
    }
  }
  await note(
    tx,
    applying,
    cars.map((car) => results.get(car) as AppliedCar),
  );
  return run.dry ? 0 : [...results.values()].filter(({ fate }) => fate === 'created' || fate === 'changed').length;
}

/** What keeps a line from being taken, whatever it says of its car. */
function refusalOf({ siteOf, repeated, notPublic }: Applying, car: FeedCar): LineIssue | null {
  if (repeated.has(car.line)) return wholeCar('number-twice', 'refuses', { raw: car.number });
  const dealershipId = siteOf(car);
  if (dealershipId === null) return wholeCar('site-unknown', 'refuses', { raw: car.site });
  const name = notPublic.get(dealershipId);
  return name === undefined ? null : wholeCar('site-not-public', 'refuses', { raw: car.site, understood: name });
}

async function note(tx: Tx, { run, siteOf }: Applying, applied: readonly AppliedCar[]): Promise<void> {
  const held = await holdRun(tx, run.id);
  const first = applied[0]?.car.line ?? 0;
  if (held?.state !== 'applying' || held.cursor >= first) throw new RunMovedOn();
  let { counts } = held;
  for (const [dealershipId, some] of Map.groupBy(applied, ({ car }) => siteOf(car)))
    counts = addToCounts(counts, dealershipId, some);
  const lines = applied.map((each) => ({
    place: each.car.line,
    line: each.car.line,
    dealershipId: siteOf(each.car),
    applied: each,
  }));
  await insertLines(tx, run, lines);
  const cursor = applied.at(-1)?.car.line ?? held.cursor;
  await updateRun(tx, run.id, { cursor, counts: JSON.stringify(counts), failures: 0 });
}
