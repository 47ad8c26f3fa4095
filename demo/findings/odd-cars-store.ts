import type { Database } from '@kardan/core/db/database';
import type { NewImage } from '@kardan/core/media/uploads/image-upload-store';
import { sql } from 'kysely';

export interface CarPair {
  firstId: number;
  secondId: number;
}

/** Pairs of cars on offer of one model at two dealerships, each of another model; the same ones for the same data. */
export async function loadPairs(db: Database, count: number): Promise<CarPair[]> {
  const { rows } = await sql<CarPair>`
    with car as materialized (
      select listing.id, model_id, dealership_id, vin from listing
      join dealership on dealership.id = dealership_id and dealership.state = 'active' and group_id is null
      where listing.state = 'active' and listing.id <= 20000
        and (select count(*) from listing_image where listing_id = listing.id) >= 3
    ), first as (
      select distinct on (model_id) * from car where vin is not null order by model_id, id
    )
    select distinct on (first.model_id) first.id as first_id, car.id as second_id
    from first join car on car.model_id = first.model_id and car.dealership_id <> first.dealership_id
    order by first.model_id, car.id
    limit ${count}`.execute(db);
  return rows;
}

/** The second car claims to be the first. */
export async function copyVin(db: Database, { firstId, secondId }: CarPair): Promise<void> {
  await sql`
    update listing set vin = (select vin from listing where id = ${firstId}) where id = ${secondId}`.execute(db);
}

export async function addToDescription(db: Database, listingId: number, words: string): Promise<void> {
  await sql`update listing set description = description || ${`\n\n${words}`} where id = ${listingId}`.execute(db);
}

/** Cars whose prices are furthest from what is expected of them. */
export async function loadOddPrices(db: Database, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select listing.id from listing join listing_rating on listing_id = listing.id and estimate_eur is not null
    where state = 'active' and listing.id <= 20000
    order by abs(ln(price_eur::float / estimate_eur)) desc, listing.id
    limit ${count}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Content addresses of a car's first pictures. */
export async function loadFirstPictures(db: Database, listingId: number, count: number): Promise<string[]> {
  const rows = await db
    .selectFrom('listingImage')
    .innerJoin('image', 'image.id', 'listingImage.imageId')
    .select('image.contentHash')
    .where('listingId', '=', listingId)
    .orderBy('position')
    .limit(count)
    .execute();
  return rows.map(({ contentHash }) => contentHash);
}

/** Puts a picture that the car's dealer uploaded into a place of the car. */
export async function replacePicture(
  db: Database,
  listingId: number,
  { look, fingerprint, ...image }: NewImage,
  position: number,
): Promise<void> {
  await db
    .insertInto('image')
    .values({ ...image, look: sql<number>`${look}::bigint`, fingerprint: sql<number>`${fingerprint}::bigint` })
    .onConflict((conflict) => conflict.column('contentHash').doNothing())
    .execute();
  await sql`
    insert into image_upload (id, dealership_id, state, source_hash, source_bytes, image_id, processed_at)
    select gen_random_uuid(), dealership_id, 'ready', ${image.contentHash}, ${image.sizeBytes}, image.id, now()
    from listing, image where listing.id = ${listingId} and content_hash = ${image.contentHash}`.execute(db);
  await sql`
    update listing_image set image_id = (select id from image where content_hash = ${image.contentHash})
    where listing_id = ${listingId} and position = (
      select position from listing_image where listing_id = ${listingId} order by position offset ${position} limit 1
    )`.execute(db);
}
