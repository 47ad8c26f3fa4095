import type { PictureEdit } from '@kardan/contract/calls/stock/own-listing';
import type { ImageRejection } from '@kardan/contract/values/image-rejections';
import type { Shot } from '@kardan/contract/values/stock';
import { sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';

export interface NewUpload {
  id: string;
  dealershipId: number;
  sourceHash: string;
  sourceBytes: number;
  listingId?: number | null;
  shot?: Shot | null;
  accountId?: number | null;
}

export interface NewImage {
  contentHash: string;
  mediaType: string;
  widthPx: number;
  heightPx: number;
  sizeBytes: number;
  sharpness?: number;
  darkShare?: number;
  brightShare?: number;
  look?: string | null;
  fingerprint?: string | null;
}

/** Stores an upload; false when the same file is there already for the same car. */
export async function insertUpload(tx: Tx, { accountId = null, ...upload }: NewUpload): Promise<boolean> {
  const row = await tx
    .insertInto('imageUpload')
    .values({ ...upload, accountId: knownAccount(accountId) })
    .onConflict((conflict) =>
      conflict.columns(['listingId', 'sourceHash']).where('listingId', 'is not', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** An edit of a picture, made as an upload is. */
export async function insertEdit(
  tx: Tx,
  {
    edit,
    accountId,
    ...upload
  }: NewUpload & { listingId: number; accountId: number | null; sourceImageId: number; edit: PictureEdit },
): Promise<boolean> {
  const row = await tx
    .insertInto('imageUpload')
    .values({ ...upload, accountId: knownAccount(accountId), edit: JSON.stringify(edit) })
    .onConflict((conflict) =>
      conflict.columns(['listingId', 'sourceHash']).where('listingId', 'is not', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** None where no person is behind it. */
function knownAccount(accountId: number | null) {
  return sql<number | null>`(select id from account where id = ${accountId})`;
}

function selectUploads(db: Database | Tx) {
  return db
    .selectFrom('imageUpload')
    .leftJoin('image', 'image.id', 'imageUpload.imageId')
    .select([
      'imageUpload.id',
      'imageUpload.state',
      'imageUpload.rejection',
      'imageUpload.createdAt',
      'image.contentHash',
      'image.widthPx',
      'image.heightPx',
    ]);
}
export type StoredUpload = NonNullable<Awaited<ReturnType<typeof loadUploadOf>>>;

/** An upload of this dealership with the picture it became. */
export function loadUploadOf(db: Database | Tx, dealershipId: number, uploadId: string) {
  return selectUploads(db)
    .where('imageUpload.id', '=', uploadId)
    .where('imageUpload.dealershipId', '=', sql<number>`${dealershipId}::bigint`)
    .executeTakeFirst();
}

/** The upload of the same file for the same car of this dealership; without a car, for none. */
export function loadSameUpload(
  db: Database | Tx,
  { dealershipId, listingId, sourceHash }: { dealershipId: number; listingId: number | null; sourceHash: string },
) {
  return selectUploads(db)
    .where('imageUpload.dealershipId', '=', dealershipId)
    .where('imageUpload.sourceHash', '=', sourceHash)
    .where('imageUpload.edit', 'is', null)
    .where(sql<boolean>`image_upload.listing_id is not distinct from ${listingId}`)
    .orderBy('imageUpload.createdAt')
    .executeTakeFirst();
}

/** Forgets that the same file was given up for the same car: it is tried again. */
export async function deleteFailedUploads(
  tx: Tx,
  { dealershipId, listingId, sourceHash }: { dealershipId: number; listingId: number | null; sourceHash: string },
): Promise<void> {
  await tx
    .deleteFrom('imageUpload')
    .where('dealershipId', '=', dealershipId)
    .where('sourceHash', '=', sourceHash)
    .where(sql<boolean>`listing_id is not distinct from ${listingId}`)
    .where('rejection', '=', 'processing-failed')
    .execute();
}

/** What a dealership has sent within the last hour, and how much of it waits. */
export async function loadUploadLoad(
  db: Database | Tx,
  dealershipId: number,
): Promise<{ waiting: number; bytes: number }> {
  const { waiting, bytes } = await db
    .selectFrom('imageUpload')
    .select(sql<number>`count(*) filter (where state = 'received')`.as('waiting'))
    .select(sql<number>`coalesce(sum(source_bytes), 0)::bigint`.as('bytes'))
    .where('dealershipId', '=', dealershipId)
    .where('createdAt', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow();
  return { waiting: Number(waiting), bytes: Number(bytes) };
}

/** How many of a car's uploads wait to be pictures. */
export async function countWaitingUploads(db: Database | Tx, listingId: number): Promise<number> {
  const { waiting } = await db
    .selectFrom('imageUpload')
    .select(sql<number>`count(*)`.as('waiting'))
    .where('listingId', '=', listingId)
    .where('state', '=', 'received')
    .where('edit', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(waiting);
}

export function loadUpload(db: Database, uploadId: string) {
  return db
    .selectFrom('imageUpload')
    .select(['id', 'state', 'sourceHash', 'listingId', 'shot', 'accountId', 'sourceImageId', 'edit'])
    .where('id', '=', uploadId)
    .executeTakeFirst();
}
export type UploadToProcess = NonNullable<Awaited<ReturnType<typeof loadUpload>>>;

/** Which of these wait for no picture: they are unknown, or have become one. */
export async function loadSettledIds(db: Database, uploadIds: string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id::text from unnest(${uploadIds}::uuid[]) as id
    where not exists (select from image_upload where image_upload.id = id.id and state = 'received')`.execute(db);
  return rows.map(({ id }) => id);
}

/** The picture that the same file became before. */
export function loadImageOfSource(db: Database, sourceHash: string) {
  return db
    .selectFrom('imageUpload')
    .innerJoin('image', 'image.id', 'imageUpload.imageId')
    .select(['image.id', 'image.contentHash'])
    .where('imageUpload.sourceHash', '=', sourceHash)
    .where('imageUpload.state', '=', 'ready')
    .where('imageUpload.edit', 'is', null)
    .orderBy('imageUpload.createdAt')
    .executeTakeFirst();
}

/** Counts one more attempt at decoding, at once and for good; gives their number. */
export async function countAttempt(db: Database, uploadId: string): Promise<number> {
  const { attempts } = await db
    .updateTable('imageUpload')
    .set((row) => ({ attempts: row('attempts', '+', 1) }))
    .where('id', '=', uploadId)
    .returning('attempts')
    .executeTakeFirstOrThrow();
  return attempts;
}

/** The row of this picture, the one that is there included: equal pictures are one. */
export async function saveImage(tx: Tx, { look = null, fingerprint = null, ...image }: NewImage): Promise<number> {
  await tx
    .insertInto('image')
    .values({
      ...image,
      look: sql<number | null>`${look}::bigint`,
      fingerprint: sql<number | null>`${fingerprint}::bigint`,
    })
    .onConflict((conflict) => conflict.column('contentHash').doNothing())
    .execute();
  const { id } = await tx
    .selectFrom('image')
    .select('id')
    .where('contentHash', '=', image.contentHash)
    .executeTakeFirstOrThrow();
  return id;
}

/** Ends an upload; false when it had ended already. */
export async function saveOutcome(
  tx: Tx,
  uploadId: string,
  outcome: { state: 'ready'; imageId: number } | { state: 'rejected'; rejection: ImageRejection },
): Promise<boolean> {
  const row = await tx
    .updateTable('imageUpload')
    .set({ ...outcome, processedAt: sql<Date>`now()` })
    .where('id', '=', uploadId)
    .where('state', '=', 'received')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function loadUploadedHashes(
  db: Database | Tx,
  dealershipId: number,
  contentHashes: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('imageUpload')
    .innerJoin('image', 'image.id', 'imageUpload.imageId')
    .select('image.contentHash')
    .distinct()
    .where('imageUpload.dealershipId', '=', dealershipId)
    .where('image.contentHash', '=', sql<string>`any(${[...contentHashes]}::text[])`)
    .execute();
  return rows.map(({ contentHash }) => contentHash);
}
