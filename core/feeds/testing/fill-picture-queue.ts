import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

/** Has a feed want so many pictures of a host, ten for each car, from this listing on. */
export async function fillPictureQueue(
  db: Database,
  {
    feedId,
    dealershipId,
    origin,
    pictures,
    firstListingId,
  }: { feedId: string; dealershipId: number; origin: string; pictures: number; firstListingId: number },
): Promise<void> {
  const { host } = new URL(origin);
  await sql`
    insert into feed_picture (listing_id, position, feed_id, dealership_id, host, named, source)
    select ${firstListingId} + number / 10, number % 10 * 100, ${feedId}, ${dealershipId}, ${host}, address, address
    from generate_series(0, ${pictures - 1}) as number, lateral (select ${origin} || '/' || number || '.jpg') as at (address)`.execute(
    db,
  );
  await sql`
    insert into feed_picture_list (listing_id, feed_id, dealership_id, is_due)
    select distinct listing_id, feed_id, dealership_id, true from feed_picture where feed_id = ${feedId}`.execute(db);
  await sql`
    insert into feed_picture_lane (feed_id, host, next_at) values (${feedId}, ${host}, now() - interval '1 hour')`.execute(
    db,
  );
  await sql`analyze feed_picture`.execute(db);
}
