import { type RawBuilder, sql } from 'kysely';

/** Content address of a car's first picture. */
export function firstPicture(listingId: string): RawBuilder<string | null> {
  return sql`(
    select image.content_hash from listing_image join image on image.id = listing_image.image_id
    where listing_image.listing_id = ${sql.ref(listingId)} order by listing_image.position limit 1
  )`;
}
