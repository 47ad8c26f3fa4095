import { createHash, randomUUID } from 'node:crypto';
import type { ImageUpload } from '@kardan/contract/calls/listings/media';
import type { PictureEdit } from '@kardan/contract/calls/stock/own-listing';
import type { Actor } from '../../accounts/actor.ts';
import { findOwnDealership } from '../../accounts/find-own-dealership.ts';
import { type Database, inTransaction, type Tx } from '../../db/database.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { NotFound } from '../../kernel/errors.ts';
import { type CarReference, holdOwnCar, picturesOf } from '../../listings/editing/own-car.ts';
import { replacePicture } from '../../listings/pictures/change-pictures.ts';
import type { Media } from '../media.ts';
import { insertEdit, loadUploadOf, type StoredUpload } from '../uploads/image-upload-store.ts';
import { presentUpload } from '../uploads/present-upload.ts';
import {
  deleteUpload,
  deleteWaitingEdits,
  loadEditUpload,
  loadPicture,
  type StoredPicture,
} from './picture-edit-store.ts';
import { placePicture } from './place-picture.ts';

/**
 * Has one of a car's pictures rotated, cropped or partly made unreadable, always from its source; null goes back to that. What
 * was made before is there at once, anything else when the worker has made it; until then the car shows what it showed. The
 * last edit of a picture wins: what is still waiting to be made of it is not made any more.
 */
export async function editPicture(
  services: { db: Database; media: Media },
  actor: Actor,
  { dealershipId: dealership, listingId, contentHash }: CarReference & { contentHash: string },
  edit: PictureEdit | null,
): Promise<ImageUpload> {
  const { db } = services;
  const { id: dealershipId } = await findOwnDealership(services, actor, dealership);
  const answer = await inTransaction(db, async (tx) => {
    const car = await holdOwnCar(tx, actor, dealershipId, listingId);
    const picture = picturesOf(car).find((own) => own.contentHash === contentHash);
    const source = picture && (await loadPicture(tx, picture.source ?? picture.contentHash));
    if (!source) throw new NotFound('picture');
    const change = { listingId, accountId: actor.accountId, source: source.contentHash };
    const wanted = edit === null || changesNothing(edit) ? null : edit;
    const keep = wanted && editHash(source.contentHash, wanted);
    await deleteWaitingEdits(tx, { listingId, sourceImageId: source.id, keep });
    if (wanted === null) {
      await replacePicture(tx, { ...change, contentHash: source.contentHash, edit: null });
      return { upload: asUpload(source), shown: source.contentHash };
    }
    const upload = await editUpload(tx, actor, { dealershipId, listingId, source, edit: wanted });
    if (upload.state !== 'ready' || upload.contentHash === null) return { upload: presentUpload(upload) };
    await replacePicture(tx, { ...change, contentHash: upload.contentHash, edit: wanted });
    return { upload: presentUpload(upload), shown: upload.contentHash };
  });
  // Not only by the job: whoever goes back to the source looks at it now.
  if (answer.shown !== undefined) await placePicture(services, answer.shown);
  return answer.upload;
}

async function editUpload(
  tx: Tx,
  actor: Actor,
  wanted: { dealershipId: number; listingId: number; source: StoredPicture; edit: PictureEdit },
): Promise<StoredUpload> {
  const { dealershipId, listingId, source, edit } = wanted;
  const sourceHash = editHash(source.contentHash, edit);
  const known = await loadEditUpload(tx, listingId, sourceHash);
  if (known && known.state !== 'rejected') return (await loadUploadOf(tx, dealershipId, known.id)) as StoredUpload;
  if (known) await deleteUpload(tx, known.id);
  const id = randomUUID();
  const { sizeBytes: sourceBytes, id: sourceImageId } = source;
  const { accountId } = actor;
  await insertEdit(tx, { id, dealershipId, listingId, sourceHash, sourceBytes, sourceImageId, edit, accountId });
  await enqueue(tx, 'process-image', [{ uploadId: id }]);
  return (await loadUploadOf(tx, dealershipId, id)) as StoredUpload;
}

/** Names an edit of a source, so that the same one is made once. */
function editHash(source: string, { rotate, crop, blur }: PictureEdit): string {
  return createHash('sha256')
    .update(JSON.stringify(['edit', source, rotate, crop, blur]))
    .digest('hex');
}

function changesNothing({ rotate, crop, blur }: PictureEdit): boolean {
  return rotate === 0 && crop === null && blur.length === 0;
}

/** The source was uploaded at some time: for whoever asks it is ready. */
function asUpload({ contentHash, widthPx, heightPx, createdAt }: StoredPicture): ImageUpload {
  const image = { contentHash, widthPx, heightPx };
  return { id: randomUUID(), state: 'ready', image, rejection: null, receivedAt: createdAt.toISOString() };
}
