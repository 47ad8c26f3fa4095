import type { SomeEditableFields } from '@kardan/contract/calls/stock/editable-fields';
import { sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';
import type { ListingState } from '../../db/schema.gen.ts';

/** What a feed's number means here, and what the feed said of it last. */
export interface StoredFeedCar {
  number: string;
  listingId: number;
  hash: Buffer | null;
  fields: SomeEditableFields;
  locked: string[];
  vanishedSince: Date | null;
  /** Of its listing; null of one that was never online, or is gone. */
  state: ListingState | null;
}

/** The cars that these numbers mean in a feed. */
export async function loadFeedCars(
  tx: Tx,
  feedId: string,
  dealershipId: number,
  numbers: readonly string[],
  { hold = false } = {},
): Promise<Map<string, StoredFeedCar>> {
  const rows = await tx
    .selectFrom('feedCar')
    .leftJoin('listing', 'listing.id', 'feedCar.listingId')
    .select(['feedCar.number', 'feedCar.listingId', 'feedCar.hash', 'feedCar.fields', 'feedCar.locked'])
    .select(['feedCar.vanishedSince', 'listing.state'])
    .where('feedCar.feedId', '=', feedId)
    .where('feedCar.dealershipId', '=', dealershipId)
    .where('feedCar.number', '=', sql<string>`any(${numbers}::text[])`)
    .orderBy('feedCar.listingId')
    .$if(hold, (query) => query.forUpdate('feedCar'))
    .execute();
  return new Map(rows.map((row) => [row.number, { ...row, fields: row.fields as SomeEditableFields }]));
}

/**
 * The same, held until the transaction ends. Only of cars that are held already: whoever saves a car holds that and locks its
 * fields here afterwards, and the other way round the two would wait for each other.
 */
export function holdFeedCars(
  tx: Tx,
  feedId: string,
  dealershipId: number,
  numbers: readonly string[],
): Promise<Map<string, StoredFeedCar>> {
  return loadFeedCars(tx, feedId, dealershipId, numbers, { hold: true });
}

/**
 * Cars of a dealership, by their numbers, that no other feed keeps: somebody entered them, or a system pushed them. Each number is
 * looked up by itself (`offset 0`): of a stock that is just coming the planner knows nothing, and would read all of it each time.
 */
export async function loadCarsByNumber(
  tx: Tx,
  dealershipId: number,
  numbers: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ number: string; listingId: number }>`
    select number, "listingId" from (
      select number, own.id as "listingId" from unnest(${numbers}::text[]) as number cross join lateral (
        select id from listing where dealership_id = ${dealershipId} and external_id = number offset 0
      ) as own
      union
      select fields ->> 'externalId', id from listing_draft
      where dealership_id = ${dealershipId} and fields ->> 'externalId' = any(${numbers}::text[])
    ) as numbered
    where not exists (select from feed_car where feed_car.listing_id = "listingId")
    order by "listingId" desc`.execute(tx);
  return new Map(rows.map(({ number, listingId }) => [number, listingId]));
}

/** Cars that a feed keeps here, on offer or as drafts, by their VINs; each is looked up by itself, as numbers are. */
export async function loadCarsByVin(tx: Tx, feedId: string, dealershipId: number, vins: readonly string[]) {
  const { rows } = await sql<{ vin: string; number: string; listingId: number }>`
    select found.vin, feed_car.number, found.id as "listingId"
    from (
      select own.id, wanted.vin from unnest(${vins}::text[]) as wanted (vin) cross join lateral (
        select id from listing
        where dealership_id = ${dealershipId} and vin = wanted.vin and state in ('active', 'reserved') offset 0
      ) as own
      union all
      select id, fields ->> 'vin' from listing_draft
      where dealership_id = ${dealershipId} and fields ->> 'vin' = any(${vins}::text[])
        and not exists (select from listing where listing.id = listing_draft.id)
    ) as found
    cross join lateral (
      select number from feed_car
      where feed_car.listing_id = found.id and feed_id = ${feedId} and vanished_since is null offset 0
    ) as feed_car
    order by found.id desc`.execute(tx);
  return rows;
}

/** Has a feed know a car by another number. */
export async function renumberFeedCar(tx: Tx, listingId: number, number: string): Promise<void> {
  await tx.updateTable('feedCar').set({ number, hash: null }).where('listingId', '=', listingId).execute();
}

/** Ids for so many new cars. */
export async function takeListingIds(tx: Tx, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('listing', 'id')) as id from generate_series(1, ${count})`.execute(tx);
  return rows.map(({ id }) => id);
}

interface SaidOfCar {
  number: string;
  listingId: number;
  /** Null has the next run look at the car again. */
  hash: string | null;
  fields: SomeEditableFields;
}

/** Keeps what a feed said of its cars; they are in its file. */
export async function saveFeedCars(tx: Tx, feedId: string, dealershipId: number, cars: readonly SaidOfCar[]) {
  if (cars.length === 0) return;
  await sql`
    insert into feed_car (feed_id, dealership_id, number, listing_id, hash, fields)
    select ${feedId}, ${dealershipId}, number, "listingId", decode(hash, 'hex'), fields
    from jsonb_to_recordset(${JSON.stringify(cars)}::jsonb)
      as said (number text, "listingId" bigint, hash text, fields jsonb)
    on conflict (feed_id, dealership_id, number) do update
    set listing_id = excluded.listing_id, hash = excluded.hash, fields = excluded.fields, vanished_since = null,
      kept_since = null,
      locked = case when feed_car.listing_id = excluded.listing_id then feed_car.locked else '{}' end`.execute(tx);
}

/** Cars of a feed at these dealerships that are still said to be there, as many as there are. */
export async function loadKeptCars(db: Database | Tx, feedId: string, dealershipIds: readonly number[]) {
  return db
    .selectFrom('feedCar')
    .select(['dealershipId', 'number', 'listingId'])
    .where('feedId', '=', feedId)
    .where('dealershipId', '=', sql<number>`any(${dealershipIds}::integer[])`)
    .where('vanishedSince', 'is', null)
    .where('keptSince', 'is', null)
    .orderBy('dealershipId')
    .orderBy('number')
    .execute();
}

/** By dealership, cars that a feed withdrew within a day and since somebody last said that so many are gone. */
export async function countLatelyVanished(db: Database, feedId: string): Promise<Map<number, number>> {
  const { rows } = await sql<{ dealershipId: number; cars: number }>`
    select feed_car.dealership_id as "dealershipId", count(*)::integer as cars
    from feed_car join listing on listing.id = feed_car.listing_id
    where feed_car.feed_id = ${feedId} and listing.state = 'withdrawn'
      and feed_car.vanished_since > now() - interval '24 hours'
      and feed_car.vanished_since > coalesce(
        (select max(finished_at) from feed_run where feed_id = ${feedId} and withdraw_vanished), '-infinity')
    group by 1`.execute(db);
  return new Map(rows.map(({ dealershipId, cars }) => [dealershipId, cars]));
}

/** Notes that cars are not in the file any more; should they come back, all is looked at anew. */
export async function markVanished(tx: Tx, feedId: string, listingIds: readonly number[]): Promise<void> {
  await tx
    .updateTable('feedCar')
    .set({ vanishedSince: sql<Date>`now()`, hash: null })
    .where('feedId', '=', feedId)
    .where('listingId', '=', sql<number>`any(${listingIds}::bigint[])`)
    .execute();
}

/** Notes that cars stay as they are though the file does not name them; should they come back, all is looked at anew. */
export async function markKept(db: Database, feedId: string, listingIds: readonly number[]): Promise<void> {
  await db
    .updateTable('feedCar')
    .set({ keptSince: sql<Date>`now()`, hash: null })
    .where('feedId', '=', feedId)
    .where('listingId', '=', sql<number>`any(${listingIds}::bigint[])`)
    .execute();
}

/** Has the next run look at cars anew, whatever their hash. */
export async function forgetHashes(tx: Tx, listingIds: readonly number[]): Promise<void> {
  await tx
    .updateTable('feedCar')
    .set({ hash: null, vanishedSince: null })
    .where('listingId', '=', sql<number>`any(${listingIds}::bigint[])`)
    .execute();
}

/** What the feed said of a car, and what of it is locked. */
export async function holdFeedCarOfListing(tx: Tx, listingId: number) {
  const row = await tx
    .selectFrom('feedCar')
    .select(['feedId', 'dealershipId', 'number', 'fields', 'locked'])
    .where('listingId', '=', listingId)
    .forUpdate()
    .executeTakeFirst();
  return row && { ...row, fields: row.fields as SomeEditableFields };
}

export async function saveLocks(tx: Tx, listingId: number, locked: readonly string[]): Promise<void> {
  await tx
    .updateTable('feedCar')
    .set({ locked: [...locked], hash: null })
    .where('listingId', '=', listingId)
    .execute();
}
