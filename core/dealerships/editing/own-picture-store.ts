import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';

/**
 * Rows of pictures that the dealership may show of itself, by content hash: those it has uploaded for no car, and those it
 * shows already.
 */
export async function loadOwnPictures(
  tx: Tx,
  dealershipId: number,
  hashes: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; contentHash: string }>`
    select image.id, image.content_hash as "contentHash" from image
    where image.content_hash = any (${hashes}::text[])
      and (
        exists (select from image_upload where image_id = image.id and dealership_id = ${dealershipId}
          and listing_id is null and state = 'ready')
        or exists (select from dealership_image where image_id = image.id and dealership_id = ${dealershipId})
        or exists (select from dealership where logo_image_id = image.id and id = ${dealershipId})
        or exists (select from person where photo_image_id = image.id and dealership_id = ${dealershipId}))
    for key share of image`.execute(tx);
  return new Map(rows.map(({ id, contentHash }) => [contentHash, id]));
}

/** How many pictures of the showroom there are, and whether there is a logo, by their hashes. */
export async function loadShownPictures(tx: Tx, dealershipId: number) {
  const showroom = await tx
    .selectFrom('dealershipImage')
    .innerJoin('image', 'image.id', 'dealershipImage.imageId')
    .select('image.contentHash')
    .where('dealershipId', '=', dealershipId)
    .orderBy('dealershipImage.position')
    .execute();
  const logo = await tx
    .selectFrom('dealership')
    .innerJoin('image', 'image.id', 'dealership.logoImageId')
    .select('image.contentHash')
    .where('dealership.id', '=', dealershipId)
    .executeTakeFirst();
  return { logo: logo?.contentHash ?? null, showroom: showroom.map(({ contentHash }) => contentHash) };
}

export async function replaceShowroom(tx: Tx, dealershipId: number, imageIds: readonly number[]): Promise<void> {
  await tx.deleteFrom('dealershipImage').where('dealershipId', '=', dealershipId).execute();
  const rows = imageIds.map((imageId, position) => ({ dealershipId, imageId, position }));
  if (rows.length > 0) await tx.insertInto('dealershipImage').values(rows).execute();
}
