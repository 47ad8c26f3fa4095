import { createHash } from 'node:crypto';
import type { Shot } from '@kardan/contract/values/stock';
import { type Database, inTransaction } from '../../db/database.ts';
import { addPicture } from '../../listings/pictures/change-pictures.ts';
import { makeEdited } from '../edits/make-edited.ts';
import { placePicture } from '../edits/place-picture.ts';
import { measureLook } from '../looks/measure-look.ts';
import type { Media } from '../media.ts';
import { originalKey, uploadKey } from '../object-keys.ts';
import { readObject, removeObject, writeObject } from '../objects.ts';
import {
  countAttempt,
  loadImageOfSource,
  loadUpload,
  type NewImage,
  saveOutcome,
  type UploadToProcess,
} from './image-upload-store.ts';
import { ImageRejected, type Original, prepareOriginal } from './prepare-original.ts';
import { saveKeptPicture } from './save-kept-picture.ts';

type Services = { db: Database; media: Media };

/** A file at which the worker itself came to its end this often is not tried again. */
const maxAttempts = 5;

/**
 * Makes an upload a picture, adds it to the car that it is for, or rejects it, and removes the uploaded file. It may run
 * twice, also at the same time, and end anywhere: the picture lies under its own hash before the database knows it, the
 * upload's state and the car's pictures change once and together, and the file goes only after that.
 */
export async function processImage(services: Services, uploadId: string): Promise<void> {
  const upload = await loadUpload(services.db, uploadId);
  if (upload?.state === 'received') await settle(services, upload);
  await removeObject(services.media, uploadKey(uploadId));
}

async function settle(services: Services, upload: UploadToProcess): Promise<void> {
  try {
    if (upload.sourceImageId === null) await settleFile(services, upload);
    else await makeEdited(services, upload, (read, make) => storePicture(services, upload.id, read, make));
  } catch (error) {
    if (!(error instanceof ImageRejected)) throw error;
    await inTransaction(services.db, (tx) => saveOutcome(tx, upload.id, { state: 'rejected', rejection: error.code }));
  }
}

async function settleFile(services: Services, upload: UploadToProcess): Promise<void> {
  const { db, media } = services;
  const known = await loadImageOfSource(db, upload.sourceHash);
  const read = () => readUploaded(services, upload.id);
  const image = known ? undefined : await storePicture(services, upload.id, read, prepareOriginal);
  const contentHash = known?.contentHash ?? (image as NewImage).contentHash;
  await inTransaction(db, async (tx) => {
    const imageId = known?.id ?? (await saveKeptPicture(tx, media, image as NewImage));
    const isFirst = await saveOutcome(tx, upload.id, { state: 'ready', imageId });
    const { listingId, accountId } = upload;
    if (isFirst && listingId !== null)
      await addPicture(tx, { listingId, accountId, contentHash, shot: upload.shot as Shot | null });
  });
  // Somebody may have covered something in the same picture elsewhere: here it is shown.
  if (known) await placePicture(services, contentHash);
}

async function readUploaded({ media }: Services, uploadId: string): Promise<Buffer> {
  const file = await readObject(media, uploadKey(uploadId));
  if (!file) throw new Error(`the file of upload ${uploadId} is not in the store`);
  return file;
}

/**
 * Puts a picture into the store under its own hash and measures it, within as many attempts as one may take; that the store
 * does not answer is none.
 */
async function storePicture(
  { db, media }: Services,
  uploadId: string,
  read: () => Promise<Buffer>,
  make: (file: Buffer) => Promise<Original>,
): Promise<NewImage> {
  const file = await read();
  if ((await countAttempt(db, uploadId)) > maxAttempts) throw new ImageRejected('processing-failed');
  const { bytes, mediaType, widthPx, heightPx } = await make(file);
  const contentHash = createHash('sha256').update(bytes).digest('hex');
  const look = await measureLook(bytes);
  await writeObject(media, originalKey(contentHash), bytes, mediaType);
  return { contentHash, mediaType, widthPx, heightPx, sizeBytes: bytes.length, ...look };
}
