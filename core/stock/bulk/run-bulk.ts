import type { Actor } from '../../accounts/actor.ts';
import { readActorOfAccount } from '../../accounts/read-actor.ts';
import { type Database, inTransaction, type Tx } from '../../db/database.ts';
import { Failure, isDatabaseOutage, isRefusal } from '../../kernel/errors.ts';
import type { Logger } from '../../kernel/log.ts';
import { changeListing, type ListingChange } from '../../listings/changing/change-listing.ts';
import { loadOwnListing } from '../../listings/changing/load-own-listing.ts';
import { moveCar } from '../../listings/editing/move-listing.ts';
import { holdOwnCar } from '../../listings/editing/own-car.ts';
import { publishCar } from '../../listings/editing/publish-listing.ts';
import type { CatalogueServices } from '../../vehicles/catalogue/catalogue-of.ts';
import {
  countFailure,
  countOutcomes,
  holdNextChange,
  loadLastRevision,
  loadRun,
  type StoredChange,
  type StoredRun,
  saveMadeRevision,
  saveOutcome,
  saveRunState,
} from './bulk-store.ts';

type Direction = 'do' | 'undo';
/** Cars between two looks at what the actor may do. */
const carsARight = 25;
/** What fails at a car so often is no passing trouble. */
const maxFailures = 5;
type BulkServices = CatalogueServices & { log: Logger };

/**
 * Does a started bulk act to the cars that are left, or takes it back from them; returns how many. Each car has a
 * transaction of its own that also notes its outcome: wherever it is stopped, it goes on there, and no car is done twice.
 */
export async function runBulk(services: BulkServices, bulkId: string): Promise<number> {
  const { db } = services;
  const run = await loadRun(db, bulkId);
  if (run?.state !== 'running' && run?.state !== 'undoing') return 0;
  const direction: Direction = run.state === 'running' ? 'do' : 'undo';
  const readActor = () => readActorOfAccount({ db }, run.accountId, run.requestId ?? undefined);
  let actor = await readActor();
  let cars = 0;
  const failed = new Map<number, Error>();
  while (await doNext(services, actor, run, direction, failed)) {
    cars += 1;
    // Whoever is locked or leaves meanwhile changes no more.
    if (cars % carsARight === 0) actor = await readActor();
  }
  await endFailed(db, run, direction, failed);
  await finish(db, bulkId, direction);
  return cars;
}

/**
 * False when none is left. What a car refuses is noted; what nobody expected is logged and that car left to the next attempt.
 * Neither keeps the others waiting, an outage does.
 */
async function doNext(
  services: BulkServices,
  actor: Actor,
  run: StoredRun,
  direction: Direction,
  failed: Map<number, Error>,
): Promise<boolean> {
  const { db, log } = services;
  let held: StoredChange | undefined;
  try {
    await inTransaction(db, async (tx) => {
      held = await holdNextChange(tx, run.id, direction, [...failed.keys()]);
      if (!held) return;
      if (direction === 'undo') await undoChange(tx, actor, run, held);
      else if (run.act.kind === 'publish') await publish(services, tx, actor, run, held);
      else await change(tx, actor, run, { ...held, source: 'bulk' });
      await saveOutcome(tx, run.id, held.listingId, direction === 'do' ? 'done' : 'undone');
    });
  } catch (error) {
    if (!held) throw error;
    if (isRefusal(error)) await saveOutcome(db, run.id, held.listingId, refusedAs(direction), reasonOf(error));
    else {
      log.error({ err: error, bulkId: run.id, listingId: held.listingId }, 'bulk act failed at a car');
      failed.set(held.listingId, error as Error);
    }
  }
  return held !== undefined;
}

/** Has the job try again, until nobody expects any more that these cars can be done: the others of the act can be taken back then. */
async function endFailed(
  db: Database,
  run: StoredRun,
  direction: Direction,
  failed: Map<number, Error>,
): Promise<void> {
  const mistakes = [...failed.values()];
  const [first] = mistakes;
  if (!first) return;
  const outage = mistakes.find((error) => error instanceof Failure || isDatabaseOutage(error));
  if (outage) throw outage;
  if ((await countFailure(db, run.id)) < maxFailures) throw first;
  const outcome = refusedAs(direction);
  for (const listingId of failed.keys()) await saveOutcome(db, run.id, listingId, outcome, 'unexpected');
}

const refusedAs = (direction: Direction) => (direction === 'do' ? 'refused' : 'kept');

interface Change {
  listingId: number;
  before: ListingChange;
  after: ListingChange;
  source: 'bulk' | 'undo';
}

/** Brings a car from what was shown to what was meant; one that is no longer as it was shown stays as it is. */
async function change(tx: Tx, actor: Actor, run: StoredRun, { listingId, before, after, source }: Change) {
  const car = await holdOwnCar(tx, actor, run.dealershipId, listingId);
  const listing = await loadOwnListing(tx, actor, listingId);
  const isAsShown = Object.entries(before).every(([field, value]) => listing[field as keyof ListingChange] === value);
  if (!isAsShown) throw new Failure('stale-revision');
  const how = { source, priority: 'bulk' } as const;
  if (after.state) await moveCar(tx, actor, car, after.state, how);
  else await changeListing(tx, actor, listingId, after, how);
}

async function publish(services: CatalogueServices, tx: Tx, actor: Actor, run: StoredRun, shown: StoredChange) {
  const { listingId, before } = shown;
  const car = await holdOwnCar(tx, actor, run.dealershipId, listingId);
  const { online, draft } = car;
  const isAsShown =
    (online?.revision ?? null) === before.revision && (draft?.savedAt.toISOString() ?? null) === before.draftSavedAt;
  if (!isAsShown) throw new Failure('stale-revision');
  await publishCar(services, tx, actor, car, { source: 'bulk' });
  await saveMadeRevision(tx, run.id, listingId);
}

/** A car that a run brought online leaves again; what was changed of one that was online is taken back in its history. */
async function undoChange(tx: Tx, actor: Actor, run: StoredRun, { listingId, before, after }: StoredChange) {
  if (run.act.kind !== 'publish')
    return change(tx, actor, run, { listingId, before: after, after: before, source: 'undo' });
  if (before.state === 'active' || before.state === 'reserved') throw new Failure('bulk-not-possible');
  const { revision, ...made } = after;
  await holdOwnCar(tx, actor, run.dealershipId, listingId);
  if (revision !== (await loadLastRevision(tx, listingId))) throw new Failure('stale-revision');
  return change(tx, actor, run, { listingId, before: made, after: { state: 'withdrawn' }, source: 'undo' });
}

async function finish(db: Database, bulkId: string, direction: Direction): Promise<void> {
  const left = await countOutcomes(db, bulkId);
  // Another worker is at the last ones, and will come here.
  if (left.some(({ outcome }) => outcome === (direction === 'do' ? null : 'done'))) return;
  await saveRunState(db, bulkId, direction === 'do' ? 'done' : 'undone');
}

function reasonOf(error: Error): string {
  if (!(error instanceof Failure)) return 'not-allowed';
  if (error.code === 'stale-revision') return 'changed-meanwhile';
  return error.issues[0]?.code ?? error.code;
}
