import type { ImageRejection } from '@kardan/contract/values/image-rejections';
import { sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';

export interface NewUpload {
  id: string;
  dealershipId: number;
  sourceHash: string;
  sourceBytes: number;
}

export interface NewImage {
  contentHash: string;
  mediaType: string;
  widthPx: number;
  heightPx: number;
  sizeBytes: number;
}

export function insertUpload(tx: Tx, upload: NewUpload) {
  return tx.insertInto('imageUpload').values(upload).returning('createdAt').executeTakeFirstOrThrow();
}

/** An upload of this dealership with the picture it became. */
export function loadUploadOf(db: Database, dealershipId: number, uploadId: string) {
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
    ])
    .where('imageUpload.id', '=', uploadId)
    .where('imageUpload.dealershipId', '=', sql<number>`${dealershipId}::bigint`)
    .executeTakeFirst();
}

export function loadUpload(db: Database, uploadId: string) {
  return db
    .selectFrom('imageUpload')
    .select(['id', 'state', 'sourceHash'])
    .where('id', '=', uploadId)
    .executeTakeFirst();
}

/** The picture that the same file became before. */
export async function loadImageOfSource(db: Database, sourceHash: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('imageUpload')
    .select('imageId')
    .where('sourceHash', '=', sourceHash)
    .where('state', '=', 'ready')
    .orderBy('createdAt')
    .executeTakeFirst();
  return row?.imageId ?? undefined;
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
export async function saveImage(tx: Tx, image: NewImage): Promise<number> {
  await tx
    .insertInto('image')
    .values(image)
    .onConflict((conflict) => conflict.column('contentHash').doNothing())
    .execute();
  const { id } = await tx
    .selectFrom('image')
    .select('id')
    .where('contentHash', '=', image.contentHash)
    .executeTakeFirstOrThrow();
  return id;
}

/** Ends an upload, unless it has ended already. */
export async function saveOutcome(
  tx: Tx,
  uploadId: string,
  outcome: { state: 'ready'; imageId: number } | { state: 'rejected'; rejection: ImageRejection },
): Promise<void> {
  await tx
    .updateTable('imageUpload')
    .set({ ...outcome, processedAt: sql<Date>`now()` })
    .where('id', '=', uploadId)
    .where('state', '=', 'received')
    .execute();
}
