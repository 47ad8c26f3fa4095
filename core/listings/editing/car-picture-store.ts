import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { CarPicture } from './working-copy-store.ts';

/** Puts these pictures, in this order, in the place of those that the listing has online. */
export async function replaceListingPictures(
  tx: Tx,
  listingId: number,
  pictures: readonly CarPicture[],
): Promise<void> {
  await tx.deleteFrom('listingImage').where('listingId', '=', listingId).execute();
  await sql`
    insert into listing_image (listing_id, position, image_id, alt_text, shot, source_image_id, edit)
    select ${listingId}, row_number() over (order by entry.place) - 1, image.id, nullif(entry.picture ->> 'altText', ''),
      entry.picture ->> 'shot', source.id, nullif(entry.picture -> 'edit', 'null')
    from jsonb_array_elements(${JSON.stringify(pictures)}::jsonb) with ordinality as entry (picture, place)
    join image on image.content_hash = entry.picture ->> 'contentHash'
    left join image as source on source.content_hash = entry.picture ->> 'source'`.execute(tx);
}

/** The sources of which an edited picture is still being made for the car. */
export async function loadSourcesBeingEdited(tx: Tx, listingId: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('imageUpload')
    .innerJoin('image', 'image.id', 'imageUpload.sourceImageId')
    .select('image.contentHash')
    .where('imageUpload.listingId', '=', listingId)
    .where('imageUpload.state', '=', 'received')
    .where('imageUpload.edit', 'is not', null)
    .execute();
  return rows.map(({ contentHash }) => contentHash);
}
