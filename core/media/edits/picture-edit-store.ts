import type { PictureEdit } from '@kardan/contract/calls/stock/own-listing';
import { sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';

export interface PictureUse {
  mediaType: string;
  isShown: boolean;
  isSource: boolean;
}

/** Holds a picture's row until the transaction ends; says whether any car or dealership shows it, and whether it is the source of another. */
export async function lockPictureUse(tx: Tx, contentHash: string): Promise<PictureUse | undefined> {
  const shownBy = JSON.stringify([{ contentHash }]);
  const madeFrom = JSON.stringify([{ source: contentHash }]);
  const { rows } = await sql<PictureUse>`
    select
      media_type,
      exists (select from listing_image where image_id = image.id)
        or exists (select from listing_draft where pictures @> ${shownBy}::jsonb)
        or exists (select from dealership_image where image_id = image.id)
        or exists (select from dealership where logo_image_id = image.id)
        or exists (select from person where photo_image_id = image.id) as is_shown,
      exists (select from listing_image where source_image_id = image.id)
        or exists (select from listing_draft where pictures @> ${madeFrom}::jsonb) as is_source
    from image where content_hash = ${contentHash} for update`.execute(tx);
  return rows[0];
}

/**
 * Deletes a held picture that nobody shows and a dealership gave up, or the portal (null), with its uploads; false when it has to
 * stay: it was uploaded for a car or by another dealership, is being uploaded again, stands in a text, or a former revision of
 * one of the dealership's cars has it.
 */
export async function deleteUnneeded(tx: Tx, contentHash: string, dealershipId: number | null): Promise<boolean> {
  const { rows } = await sql`
    delete from image
    where content_hash = ${contentHash}
      and not exists (select from content_picture where image_id = image.id)
      and not exists (select from image_upload where source_image_id = image.id)
      and not exists (select from image_upload where image_id = image.id and listing_id is not null)
      and not exists (select from image_upload where image_id = image.id and dealership_id is distinct from ${dealershipId})
      and not exists (
        select from image_upload as once
        join image_upload as again on again.source_hash = once.source_hash and again.state = 'received'
        where once.image_id = image.id)
      and not exists (
        select from listing join listing_revision on listing_revision.listing_id = listing.id
        where listing.dealership_id = ${dealershipId} and listing_revision.changes::text like ${`%${contentHash}%`})
    returning id`.execute(tx);
  return rows.length > 0;
}

/** The upload that the same edit of the same source is, in this car. */
export function loadEditUpload(db: Database | Tx, listingId: number, editHash: string) {
  return db
    .selectFrom('imageUpload')
    .select(['id', 'state'])
    .where('listingId', '=', listingId)
    .where('sourceHash', '=', editHash)
    .where('edit', 'is not', null)
    .executeTakeFirst();
}

/** Forgets the edits of a source that are not made yet, but for one: its job finds nothing to do. */
export async function deleteWaitingEdits(
  tx: Tx,
  { listingId, sourceImageId, keep }: { listingId: number; sourceImageId: number; keep: string | null },
): Promise<void> {
  await tx
    .deleteFrom('imageUpload')
    .where('listingId', '=', listingId)
    .where('sourceImageId', '=', sourceImageId)
    .where('edit', 'is not', null)
    .where('state', '=', 'received')
    .where(sql<boolean>`source_hash is distinct from ${keep}`)
    .execute();
}

export async function deleteUpload(tx: Tx, uploadId: string): Promise<void> {
  await tx.deleteFrom('imageUpload').where('id', '=', uploadId).execute();
}

export type StoredPicture = NonNullable<Awaited<ReturnType<typeof loadPicture>>>;

export function loadPicture(db: Database | Tx, contentHash: string) {
  return db
    .selectFrom('image')
    .select(['id', 'contentHash', 'sizeBytes', 'widthPx', 'heightPx', 'createdAt'])
    .where('contentHash', '=', contentHash)
    .executeTakeFirst();
}

export function loadSourceOf(db: Database | Tx, imageId: number) {
  return db.selectFrom('image').select('contentHash').where('id', '=', imageId).executeTakeFirstOrThrow();
}

export function asEdit(json: unknown): PictureEdit {
  return json as PictureEdit;
}
