import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { ImageUpload } from '@kardan/contract/calls/listings/media';
import { maxPicturesOfListing, type Shot } from '@kardan/contract/values/stock';
import { type Database, inTransaction, type Tx } from '../../db/database.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { JobPriority } from '../../jobs/job-catalogue.ts';
import { Failure, InvalidRequest, TooManyRequests } from '../../kernel/errors.ts';
import { addPicture, holdCar } from '../../listings/pictures/change-pictures.ts';
import { countPictures } from '../../listings/pictures/count-pictures.ts';
import type { Media } from '../media.ts';
import { uploadKey } from '../object-keys.ts';
import { removeObject, writeStream } from '../objects.ts';
import {
  countWaitingUploads,
  deleteFailedUploads,
  insertUpload,
  loadSameUpload,
  loadUploadLoad,
  loadUploadOf,
  type StoredUpload,
} from './image-upload-store.ts';
import { presentUpload } from './present-upload.ts';

type Services = { db: Database; media: Media };

export interface FileFor {
  dealershipId: number;
  listingId: number | null;
  shot?: Shot | undefined;
  /** SHA-256 of the file, as the sender says: the same again is the same upload. */
  key?: string | undefined;
  accountId: number | null;
  /** `bulk` for files that nobody waits for: they stand behind those of people, and leave them places. */
  priority?: JobPriority;
}

/** Ten cars of forty pictures may wait at once; whoever sends more waits for them. */
const maxWaiting = { fresh: 400, bulk: 300 } as const satisfies Record<JobPriority, number>;
/** Some 4,000 pictures as phones shrink them, or 1,000 as cameras write them. */
const maxBytesAnHour = 4 * 1024 ** 3;

/** Keeps a file for a dealership until the worker has made a picture of it; a file that came before is not kept again, unless that failed by us. */
export async function keepFile(services: Services, target: FileFor, file: Readable): Promise<ImageUpload> {
  const { db } = services;
  const { dealershipId, listingId, key } = target;
  const same = key && (await loadSameUpload(db, { dealershipId, listingId, sourceHash: key }));
  if (same && same.rejection !== 'processing-failed') {
    file.destroy();
    return answerSame(services, target, same);
  }
  try {
    await refuseTooMuch(db, target);
  } catch (error) {
    file.destroy();
    throw error;
  }
  return storeFile(services, target, file);
}

async function storeFile(services: Services, target: FileFor, file: Readable): Promise<ImageUpload> {
  const { db, media } = services;
  const { dealershipId, listingId, shot = null, key, accountId, priority = 'fresh' } = target;
  const id = randomUUID();
  const { hash: sourceHash, sizeBytes: sourceBytes } = await writeStream(media, uploadKey(id), file);
  const wrong = whatIsWrong({ sourceHash, sourceBytes, key });
  if (wrong) {
    await removeObject(media, uploadKey(id)).catch(() => {}); // what is wrong with the file is what to tell
    throw new Failure('malformed-body', { message: wrong });
  }
  // What fails from here on may have been committed without an answer: the file stays then, and goes one day if nothing knows it
  // (forget-lost-files.ts). Taken away, it would be missing where the same file, sent again, is told to be here.
  const isNew = await inTransaction(db, async (tx) => {
    if (listingId !== null) await holdCar(tx, listingId);
    // Others may have come while this one did.
    await refuseTooMuch(tx, target);
    await deleteFailedUploads(tx, { dealershipId, listingId, sourceHash });
    const inserted = await insertUpload(tx, { id, dealershipId, sourceHash, sourceBytes, listingId, shot, accountId });
    if (inserted) await enqueue(tx, 'process-image', [{ uploadId: id }], { priority });
    return inserted;
  }).catch(async (error) => {
    // What we refuse ourselves was not committed.
    if (error instanceof Failure) await removeObject(media, uploadKey(id)).catch(() => {});
    throw error;
  });
  if (isNew) return presentUpload((await loadUploadOf(db, dealershipId, id)) as StoredUpload);
  // It came twice at once, or without its key.
  await removeObject(media, uploadKey(id));
  const same = await loadSameUpload(db, { dealershipId, listingId, sourceHash });
  return answerSame(services, target, same as StoredUpload);
}

function whatIsWrong({
  sourceHash,
  sourceBytes,
  key,
}: {
  sourceHash: string;
  sourceBytes: number;
  key?: string | undefined;
}): string | undefined {
  if (sourceBytes === 0) return 'the uploaded file is empty';
  return key !== undefined && key !== sourceHash ? 'the file is not the one that its key names' : undefined;
}

/** A picture that somebody has removed from the car comes back when it is sent again. */
async function answerSame({ db }: Services, target: FileFor, same: StoredUpload): Promise<ImageUpload> {
  const { listingId, accountId, shot = null } = target;
  const { contentHash } = same;
  if (listingId !== null && contentHash !== null)
    await inTransaction(db, (tx) => addPicture(tx, { listingId, accountId, contentHash, shot }));
  return presentUpload(same);
}

async function refuseTooMuch(
  db: Database | Tx,
  { dealershipId, listingId, priority = 'fresh' }: FileFor,
): Promise<void> {
  const { waiting, bytes } = await loadUploadLoad(db, dealershipId);
  if (waiting >= maxWaiting[priority]) throw new TooManyRequests(10);
  if (bytes >= maxBytesAnHour) throw new TooManyRequests(600);
  if (listingId === null) return;
  const pictures = (await countPictures(db, listingId)) + (await countWaitingUploads(db, listingId));
  if (pictures < maxPicturesOfListing) return;
  const message = `a car has at most ${maxPicturesOfListing} pictures`;
  throw new InvalidRequest([{ path: ['image'], code: 'too-many-pictures', message }]);
}
