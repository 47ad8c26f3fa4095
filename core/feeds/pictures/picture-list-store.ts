import { sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';

export interface FeedPictureList {
  feedId: string;
  dealershipId: number;
  /** What the feed has put on the car so far. */
  placed: string[];
  /** Each of its pictures is there, given up, or was tried at least once. */
  isSettled: boolean;
  /** Somebody has arranged the car's pictures by hand. */
  isLocked: boolean;
}

/** Cars of which something has come, or will not, but for those that are to be left out. */
export async function loadDueLists(db: Database, limit: number, butNot: ReadonlySet<number>): Promise<number[]> {
  const rows = await db
    .selectFrom('feedPictureList')
    .select('listingId')
    .where('isDue', '=', true)
    .where('listingId', '<>', sql<number>`all(${[...butNot]}::bigint[])`)
    .orderBy('listingId')
    .limit(limit)
    .execute();
  return rows.map(({ listingId }) => listingId);
}

/** A car's list, held until the transaction ends; undefined when somebody else has been there. */
export async function holdDueList(tx: Tx, listingId: number): Promise<FeedPictureList | undefined> {
  const { rows } = await sql<FeedPictureList>`
    select list.feed_id, list.dealership_id, list.placed,
      not exists (
        select from feed_picture where listing_id = list.listing_id
          and (state in ('fetching', 'processing') or (state = 'wanted' and tries = 0 and content_hash is null))
      ) as is_settled,
      exists (select from feed_car where listing_id = list.listing_id and 'pictures' = any(locked)) as is_locked
    from feed_picture_list as list
    where list.listing_id = ${listingId} and list.is_due
    for update of list`.execute(tx);
  return rows[0];
}

/** Content addresses of the pictures that are there, in the feed's order. */
export async function loadReadyPictures(tx: Tx, listingId: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('feedPicture')
    .select('contentHash')
    .where('listingId', '=', listingId)
    .where('contentHash', 'is not', null)
    .orderBy('position')
    .execute();
  return rows.flatMap(({ contentHash }) => contentHash ?? []);
}

export async function savePlaced(tx: Tx, listingId: number, placed: readonly string[]): Promise<void> {
  await sql`
    update feed_picture_list set is_due = false, placed = ${[...placed]}::text[] where listing_id = ${listingId}`.execute(
    tx,
  );
}

export async function saveNotDue(db: Database | Tx, listingId: number): Promise<void> {
  await db.updateTable('feedPictureList').set({ isDue: false }).where('listingId', '=', listingId).execute();
}

export async function saveDue(tx: Tx, listingId: number): Promise<void> {
  await tx.updateTable('feedPictureList').set({ isDue: true }).where('listingId', '=', listingId).execute();
}

/** Forgets what was wanted for a car that is gone. */
export async function forgetList(db: Database, listingId: number): Promise<void> {
  await db.deleteFrom('feedPicture').where('listingId', '=', listingId).execute();
  await db.deleteFrom('feedPictureList').where('listingId', '=', listingId).execute();
}
