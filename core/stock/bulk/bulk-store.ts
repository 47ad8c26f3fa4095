import type { SomeEditableFields } from '@kardan/contract/calls/stock/editable-fields';
import type { BulkAct } from '@kardan/contract/calls/stock/stock-list';
import { sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';
import type { BulkOutcome, BulkState } from '../../db/schema.gen.ts';
import { type StockSelection, selectCars } from '../list/stock-cars-store.ts';
import type { MadeCar, SeenCar } from './bulk-rules.ts';

export interface StoredRun {
  id: string;
  dealershipId: number;
  accountId: number | null;
  requestId: string | null;
  act: BulkAct;
  state: BulkState;
}

export interface StoredChange {
  listingId: number;
  title: string;
  before: SeenCar;
  after: MadeCar;
  lowestOfThirtyDaysEur: number | null;
  refused: string | null;
}

/** The cars of a selection with what bulk acts look at; at most so many. */
export async function loadBulkCars(db: Database, selection: StockSelection, limit: number) {
  const { rows } = await sql<{
    id: number;
    title: string;
    state: string;
    priceEur: number | null;
    netPriceEur: number | null;
    unpublished: boolean;
    revision: number | null;
    draftSavedAt: Date | null;
    draftFields: SomeEditableFields | null;
    blockedReason: string | null;
    endedAt: Date | null;
    lowestOfThirtyDaysEur: number | null;
  }>`
    with car as materialized (${selectCars(selection, sql`car.title`, sql`car.price_eur`, sql`car.unpublished`)})
    select car.id, car.title, car.state, car.price_eur, car.unpublished, draft.fields as draft_fields,
      draft.updated_at as draft_saved_at, listing.revision, listing.net_price_eur, listing.blocked_reason, listing.ended_at,
      lowest_price_of_thirty_days(car.id, now()) as lowest_of_thirty_days_eur
    from car
    left join listing on listing.id = car.id
    left join listing_draft as draft on draft.id = car.id
    where in_state and in_make
    order by car.id limit ${limit}`.execute(db);
  return rows;
}

/** Where a listing may go from each state, by the table that the database itself obeys. */
export async function loadTransitions(db: Database): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('stateTransition')
    .select(['fromState', 'toState'])
    .where('entity', '=', 'listing')
    .execute();
  const byState = new Map<string, string[]>();
  for (const { fromState, toState } of rows) byState.set(fromState, [...(byState.get(fromState) ?? []), toState]);
  return byState;
}

interface NewRun {
  dealershipId: number;
  accountId: number;
  requestId: string | null;
  act: BulkAct;
}

/** Keeps a preview with all its cars. */
export async function insertRun(tx: Tx, run: NewRun, changes: readonly StoredChange[]): Promise<string> {
  const { dealershipId, accountId, requestId, act } = run;
  const { id } = await tx
    .insertInto('bulkRun')
    .values({
      dealershipId,
      accountId,
      actorName: nameOf(accountId),
      requestId,
      act: JSON.stringify(act),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    insert into bulk_change (run_id, listing_id, title, before, after, lowest_of_thirty_days_eur, outcome, refused)
    select ${id}::uuid, "listingId", title, before, after, "lowestOfThirtyDaysEur",
      case when refused is not null then 'refused'::bulk_outcome end, refused
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as planned(
      "listingId" bigint, title text, before jsonb, after jsonb, "lowestOfThirtyDaysEur" int, refused text)`.execute(
    tx,
  );
  return id;
}

/** Deletes runs of more than a year ago and previews of more than a day; gives how many. */
export async function deleteOldRuns(db: Database): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('bulkRun')
    .where((run) =>
      run.or([
        run('createdAt', '<', sql<Date>`now() - interval '1 year'`),
        run.and([run('state', '=', 'previewed'), run('createdAt', '<', sql<Date>`now() - interval '1 day'`)]),
      ]),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

function nameOf(accountId: number) {
  return sql<string | null>`(select display_name from account where id = ${accountId})`;
}

/** A run of the dealership; another's does not exist. */
export function loadRun(db: Database | Tx, runId: string, dealershipId?: number) {
  return runs(db)
    .where('id', '=', runId)
    .$if(dealershipId !== undefined, (query) => query.where('dealershipId', '=', dealershipId ?? 0))
    .executeTakeFirst();
}

/** The same, held against being started or taken back by somebody else. */
export function holdRun(tx: Tx, runId: string, dealershipId: number) {
  return runs(tx).where('id', '=', runId).where('dealershipId', '=', dealershipId).forUpdate().executeTakeFirst();
}

function runs(db: Database | Tx) {
  return db
    .selectFrom('bulkRun')
    .select(['id', 'dealershipId', 'accountId', 'actorName', 'requestId', 'state', 'startedAt'])
    .select(sql<BulkAct>`act`.as('act'));
}

export function countOutcomes(
  db: Database | Tx,
  runId: string,
): Promise<{ outcome: BulkOutcome | null; count: number }[]> {
  return db
    .selectFrom('bulkChange')
    .select(['outcome', sql<number>`count(*)::int`.as('count')])
    .where('runId', '=', runId)
    .groupBy('outcome')
    .execute();
}

/** Every car of a run, or those that were refused or left as they are. */
export function loadChanges(db: Database | Tx, runId: string, which: 'all' | 'refused'): Promise<StoredChange[]> {
  return db
    .selectFrom('bulkChange')
    .select(['listingId', 'title', 'lowestOfThirtyDaysEur', 'refused'])
    .select([sql<SeenCar>`before`.as('before'), sql<MadeCar>`after`.as('after')])
    .where('runId', '=', runId)
    .$if(which === 'refused', (query) => query.where('refused', 'is not', null))
    .orderBy('listingId')
    .execute();
}

/** Who brought it there is whose rights the job has, and who did it. */
export async function saveRunState(
  tx: Database | Tx,
  runId: string,
  state: BulkState,
  actor?: { accountId: number; requestId?: string | undefined },
): Promise<void> {
  await tx
    .updateTable('bulkRun')
    .set({
      state,
      failures: 0,
      ...(state === 'running' && { startedAt: new Date() }),
      ...(actor && {
        accountId: actor.accountId,
        actorName: nameOf(actor.accountId),
        requestId: actor.requestId ?? null,
      }),
    })
    .where('id', '=', runId)
    .execute();
}

/** Counts that the act was stopped by what nobody expected; gives how often by now. */
export async function countFailure(db: Database, runId: string): Promise<number> {
  const { failures } = await db
    .updateTable('bulkRun')
    .set({ failures: sql<number>`least(failures + 1, 1000)` })
    .where('id', '=', runId)
    .returning('failures')
    .executeTakeFirstOrThrow();
  return failures;
}

/** The next car to do, or to take back, held; one that another worker is at is left to it, as are those that failed. */
export function holdNextChange(
  tx: Tx,
  runId: string,
  direction: 'do' | 'undo',
  failed: readonly number[],
): Promise<StoredChange | undefined> {
  return tx
    .selectFrom('bulkChange')
    .select(['listingId', 'title', 'lowestOfThirtyDaysEur', 'refused'])
    .select([sql<SeenCar>`before`.as('before'), sql<MadeCar>`after`.as('after')])
    .where('runId', '=', runId)
    .where('outcome', direction === 'do' ? 'is' : '=', direction === 'do' ? null : 'done')
    .where('listingId', '<>', sql<number>`all(${failed})`)
    .orderBy('listingId')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** Notes what became of a car, unless another worker has done it meanwhile. */
export async function saveOutcome(
  tx: Database | Tx,
  runId: string,
  listingId: number,
  outcome: BulkOutcome,
  refused: string | null = null,
): Promise<void> {
  await tx
    .updateTable('bulkChange')
    .set({ outcome, refused })
    .where('runId', '=', runId)
    .where('listingId', '=', listingId)
    .where('outcome', 'is not distinct from', outcome === 'done' || outcome === 'refused' ? null : 'done')
    .execute();
}

/** Notes what publishing a car made, so that it is known again. */
export async function saveMadeRevision(tx: Tx, runId: string, listingId: number): Promise<void> {
  await sql`
    update bulk_change set after = after || jsonb_build_object('revision', ${lastRevision(listingId)})
    where run_id = ${runId} and listing_id = ${listingId}`.execute(tx);
}

/** The last change of a car that somebody made. */
export async function loadLastRevision(tx: Tx, listingId: number): Promise<number | null> {
  const { rows } = await sql<{ revision: number | null }>`select ${lastRevision(listingId)} as revision`.execute(tx);
  return rows[0]?.revision ?? null;
}

function lastRevision(listingId: number) {
  return sql`(select max(revision) from listing_revision where listing_id = ${listingId})`;
}
