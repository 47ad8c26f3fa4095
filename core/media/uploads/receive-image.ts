import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { ImageUpload } from '@kardan/contract/calls/listings/media';
import type { Actor } from '../../accounts/actor.ts';
import { requireStaff } from '../../accounts/policies.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { findOwnDealership } from '../../dealerships/find-own-dealership.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { Failure } from '../../kernel/errors.ts';
import type { Media } from '../media.ts';
import { uploadKey } from '../object-keys.ts';
import { removeObject, writeStream } from '../objects.ts';
import { insertUpload } from './image-upload-store.ts';

/**
 * Takes a dealership's file into the store and has it made a picture: when this returns, file, upload and job are there
 * and stay there. What the file is nobody knows yet; decoding is the worker's.
 */
export async function receiveImage(
  services: { db: Database; media: Media },
  actor: Actor,
  dealership: string,
  file: Readable,
): Promise<ImageUpload> {
  const { db, media } = services;
  const { id: dealershipId } = await findOwnDealership(services, actor, dealership);
  requireStaff(actor, dealershipId, 'dealership');
  const id = randomUUID();
  const { hash: sourceHash, sizeBytes: sourceBytes } = await writeStream(media, uploadKey(id), file);
  try {
    if (sourceBytes === 0) throw new Failure('malformed-body', { message: 'the uploaded file is empty' });
    const { createdAt } = await inTransaction(db, async (tx) => {
      await enqueue(tx, 'process-image', [{ uploadId: id }]);
      return insertUpload(tx, { id, dealershipId, sourceHash, sourceBytes });
    });
    return { id, state: 'received', image: null, rejection: null, receivedAt: createdAt.toISOString() };
  } catch (error) {
    await removeObject(media, uploadKey(id)).catch(() => {}); // the first error is the one to tell
    throw error;
  }
}
