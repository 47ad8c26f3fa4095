import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { MeasuredLook } from './measure-look.ts';

/** The first so many pictures of these cars that somebody uploaded and nobody measured. */
export async function loadUnmeasured(
  db: Database,
  listingIds: readonly number[],
  picturesOfCar: number,
): Promise<{ id: number; contentHash: string }[]> {
  const { rows } = await sql<{ id: number; contentHash: string }>`
    select distinct image.id, image.content_hash
    from unnest(${listingIds}::bigint[]) as car (id)
    cross join lateral (
      select image_id from listing_image where listing_id = car.id order by position limit ${picturesOfCar}
    ) first
    join image on image.id = first.image_id and image.fingerprint is null
    where exists (select from image_upload where image_id = image.id)
    order by image.id`.execute(db);
  return rows;
}

export async function saveLook(
  db: Database,
  imageId: number,
  { look, fingerprint, ...measured }: MeasuredLook,
): Promise<void> {
  await db
    .updateTable('image')
    .set({ ...measured, look: sql<number>`${look}::bigint`, fingerprint: sql<number>`${fingerprint}::bigint` })
    .where('id', '=', imageId)
    .execute();
}
