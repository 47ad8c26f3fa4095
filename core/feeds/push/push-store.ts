import type { StockState } from '@kardan/contract/values/stock';
import { sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';
import type { FeedState } from '../../db/schema.gen.ts';

/** Lets one call at a time tell of a dealership's cars, also by numbers that name none yet; false when another one does. */
export async function tryLockStock(tx: Tx, dealershipId: number): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('pushed stock', ${dealershipId})) as locked`.execute(tx);
  return rows[0]?.locked ?? false;
}

/** The feed that a dealership's pushed cars belong to; the first call, which holds the stock, makes it. */
export async function openPushFeed(tx: Tx, dealershipId: number): Promise<{ id: string; state: FeedState }> {
  const known = await loadPushFeed(tx, dealershipId);
  if (known) return known;
  return tx
    .insertInto('feed')
    .values({ dealershipId, name: 'API', format: 'kardan-json', source: 'push', state: 'live' })
    .returning(['id', 'state'])
    .executeTakeFirstOrThrow();
}

function loadPushFeed(tx: Tx, dealershipId: number) {
  return tx
    .selectFrom('feed')
    .select(['id', 'state'])
    .where('dealershipId', '=', dealershipId)
    .where('source', '=', 'push')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** The run that gathers the single calls of today, in Vienna. */
export async function findRunOfDay(tx: Tx, feedId: string, day: string): Promise<string | undefined> {
  const run = await tx
    .selectFrom('feedRun')
    .select('id')
    .where('feedId', '=', feedId)
    .where('fileName', '=', day)
    .where('state', '=', 'done')
    .executeTakeFirst();
  return run?.id;
}

export interface StockRow {
  number: string;
  listingId: number;
  state: StockState;
  revision: number;
  updatedAt: Date;
}

const stockRows = sql`
  select
    coalesce(listing.id, listing_draft.id) as "listingId",
    coalesce(listing.external_id, listing_draft.fields ->> 'externalId') as number,
    coalesce(listing.state::text, 'draft') as state,
    coalesce(listing.revision, 0) as revision,
    greatest(listing.updated_at, listing_draft.updated_at) as "updatedAt"`;

/** The next cars of a dealership that have a number, in the order in which they came. */
export async function loadStockRows(
  db: Database,
  dealershipId: number,
  { after, limit }: { after: number; limit: number },
): Promise<StockRow[]> {
  const { rows } = await sql<StockRow>`
    select * from (
      ${stockRows} from listing left join listing_draft on listing_draft.id = listing.id
      where listing.dealership_id = ${dealershipId} and listing.external_id is not null and listing.id > ${after}
      union all
      ${stockRows} from listing_draft left join listing on listing.id = listing_draft.id
      where listing_draft.dealership_id = ${dealershipId} and listing_draft.fields ->> 'externalId' is not null
        and listing.id is null and listing_draft.id > ${after}
    ) as numbered
    order by "listingId" limit ${limit}`.execute(db);
  return rows;
}

/** How cars stand now. */
export async function loadStates(tx: Tx, listingIds: readonly number[]): Promise<Map<number, StockRow>> {
  const { rows } = await sql<StockRow>`
    ${stockRows} from listing full join listing_draft on listing_draft.id = listing.id
    where coalesce(listing.id, listing_draft.id) = any(${[...listingIds]}::bigint[])`.execute(tx);
  return new Map(rows.map((row) => [row.listingId, row]));
}

/** What of a car somebody has set by hand. */
export async function loadLocks(db: Database, listingId: number): Promise<string[]> {
  const row = await db.selectFrom('feedCar').select('locked').where('listingId', '=', listingId).executeTakeFirst();
  return row?.locked ?? [];
}

/** The car of a dealership that has this number, online or in its working copy; the newest of several. */
export async function findListingByNumber(
  db: Database,
  dealershipId: number,
  number: string,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from listing where dealership_id = ${dealershipId} and external_id = ${number}
    union
    select id from listing_draft where dealership_id = ${dealershipId} and fields ->> 'externalId' = ${number}
    order by id desc limit 1`.execute(db);
  return rows[0]?.id;
}
