import { createHash } from 'node:crypto';
import { type Database, inTransaction } from '../../db/database.ts';
import type { Media } from '../media.ts';
import { originalKey, uploadKey } from '../object-keys.ts';
import { readObject, removeObject, writeObject } from '../objects.ts';
import {
  countAttempt,
  loadImageOfSource,
  loadUpload,
  type NewImage,
  saveImage,
  saveOutcome,
} from './image-upload-store.ts';
import { ImageRejected, prepareOriginal } from './prepare-original.ts';

/** A file at which the worker itself came to its end this often is not tried again. */
const maxAttempts = 5;

/**
 * Makes an upload a picture, or rejects it, and removes the uploaded file. It may run twice, also at the same time, and
 * end anywhere: the picture lies under its own hash before the database knows it, the upload's state changes once, and
 * the file goes only after that.
 */
export async function processImage(services: { db: Database; media: Media }, uploadId: string): Promise<void> {
  const upload = await loadUpload(services.db, uploadId);
  if (upload?.state === 'received') await settle(services, uploadId, upload.sourceHash);
  await removeObject(services.media, uploadKey(uploadId));
}

async function settle(services: { db: Database; media: Media }, uploadId: string, sourceHash: string): Promise<void> {
  const { db } = services;
  const knownImageId = await loadImageOfSource(db, sourceHash);
  if (knownImageId !== undefined) {
    await inTransaction(db, (tx) => saveOutcome(tx, uploadId, { state: 'ready', imageId: knownImageId }));
    return;
  }
  try {
    const image = await storeOriginal(services, uploadId);
    await inTransaction(db, async (tx) =>
      saveOutcome(tx, uploadId, { state: 'ready', imageId: await saveImage(tx, image) }),
    );
  } catch (error) {
    if (!(error instanceof ImageRejected)) throw error;
    await inTransaction(db, (tx) => saveOutcome(tx, uploadId, { state: 'rejected', rejection: error.code }));
  }
}

async function storeOriginal({ db, media }: { db: Database; media: Media }, uploadId: string): Promise<NewImage> {
  const file = await readObject(media, uploadKey(uploadId));
  if (!file) throw new Error(`the file of upload ${uploadId} is not in the store`);
  if ((await countAttempt(db, uploadId)) > maxAttempts) throw new ImageRejected('processing-failed');
  const { bytes, mediaType, widthPx, heightPx } = await prepareOriginal(file);
  const contentHash = createHash('sha256').update(bytes).digest('hex');
  await writeObject(media, originalKey(contentHash), bytes, mediaType);
  return { contentHash, mediaType, widthPx, heightPx, sizeBytes: bytes.length };
}
