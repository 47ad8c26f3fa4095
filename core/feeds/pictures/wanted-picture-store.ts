import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';

export interface WantedPicture {
  host: string;
  /** An address, or the name of a file in an archive or what several of its names begin with. */
  named: string;
  fileKey: string | null;
}

/** Between the positions of two pictures that the feed names: a name in an archive may mean several. */
const positionStep = 100;
/** Above all positions of a car. */
const aside = 10_000;

interface ChangedCar {
  dealershipId: number;
  listingId: number;
  rows: readonly WantedPicture[];
}

/** What was wanted for these cars so far, in order; a car of which nothing is known is missing. */
export async function loadWantedLists(
  tx: Tx,
  listingIds: readonly number[],
): Promise<Map<number, readonly WantedPicture[]>> {
  const lists = await tx
    .selectFrom('feedPictureList')
    .leftJoin('feedPicture', 'feedPicture.listingId', 'feedPictureList.listingId')
    .select(['feedPictureList.listingId', 'feedPicture.host', 'feedPicture.named', 'feedPicture.fileKey'])
    .where('feedPictureList.listingId', 'in', listingIds)
    .orderBy('feedPictureList.listingId')
    .orderBy('feedPicture.position')
    .execute();
  const byCar = Map.groupBy(lists, ({ listingId }) => listingId);
  return new Map(
    [...byCar].map(([listingId, rows]) => [
      listingId,
      rows.flatMap(({ host, named, fileKey }, place) =>
        host === null || named === null || named === rows[place - 1]?.named ? [] : [{ host, named, fileKey }],
      ),
    ]),
  );
}

/** Puts these lists in the place of what was wanted; what both name keeps what is known of it. */
export async function replaceWanted(tx: Tx, feedId: string, cars: readonly ChangedCar[]): Promise<void> {
  if (cars.length === 0) return;
  const rows = cars.flatMap(({ listingId, dealershipId, rows: wanted }) =>
    wanted.map((row, place) => ({ listingId, dealershipId, position: place * positionStep, ...row })),
  );
  const listingIds = cars.map(({ listingId }) => listingId);
  // Moved out of the way first, since two may change places.
  await sql`
    update feed_picture set position = position + ${aside} where listing_id = any(${listingIds}::bigint[])`.execute(tx);
  await sql`
    with told as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as told(
        "listingId" bigint, "dealershipId" integer, position smallint, host text, named text, "fileKey" text
      )
    ), kept as (
      update feed_picture set
        position = told.position + feed_picture.position % ${positionStep}, feed_id = ${feedId},
        dealership_id = told."dealershipId"
      from told
      where feed_picture.listing_id = told."listingId" and feed_picture.named = told.named and feed_picture.host = told.host
        -- A file of the same name in a newer archive may be another picture.
        and feed_picture.file_key is not distinct from told."fileKey"
      returning feed_picture.listing_id, feed_picture.named
    )
    insert into feed_picture (listing_id, position, feed_id, dealership_id, host, named, source, file_key)
    select "listingId", position, ${feedId}, "dealershipId", host, named, named, "fileKey" from told
    where not exists (select from kept where kept.listing_id = told."listingId" and kept.named = told.named)
    order by 1, 2`.execute(tx);
  await sql`
    delete from feed_picture where listing_id = any(${listingIds}::bigint[]) and position >= ${aside}`.execute(tx);
}

/** What lies at an address may change: looked at again a day later, and so is what was given up. */
export async function wantStaleAgain(tx: Tx, listingIds: readonly number[]): Promise<void> {
  if (listingIds.length === 0) return;
  await sql`
    update feed_picture set state = 'wanted', tries = 0, wanted_at = now(), next_at = now()
    where listing_id = any(${listingIds}::bigint[]) and file_key is null and state in ('ready', 'given-up')
      and checked_at < now() - interval '20 hours'`.execute(tx);
}

/** Has the lists put on their cars, once their pictures are there. */
export async function markDue(
  tx: Tx,
  feedId: string,
  cars: readonly Pick<ChangedCar, 'dealershipId' | 'listingId'>[],
): Promise<void> {
  if (cars.length === 0) return;
  await sql`
    insert into feed_picture_list (listing_id, feed_id, dealership_id, is_due)
    select "listingId", ${feedId}, "dealershipId", true
    from jsonb_to_recordset(${JSON.stringify(cars)}::jsonb) as told("listingId" bigint, "dealershipId" integer)
    order by 1
    on conflict (listing_id) do update
    set feed_id = excluded.feed_id, dealership_id = excluded.dealership_id, is_due = true`.execute(tx);
}

/**
 * Lets pictures of these cars have their turn. The lane is held until the transaction ends: whoever finds it empty and
 * removes it meanwhile is waited for.
 */
export async function openLanes(tx: Tx, feedId: string, listingIds: readonly number[]): Promise<void> {
  if (listingIds.length === 0) return;
  await sql`
    insert into feed_picture_lane (feed_id, host, next_at)
    select feed_id, host, min(next_at) from feed_picture
    where listing_id = any(${listingIds}::bigint[]) and feed_id = ${feedId} and state = 'wanted'
    group by 1, 2 order by 2
    on conflict (feed_id, host) do update set next_at = least(feed_picture_lane.next_at, excluded.next_at)`.execute(tx);
}
