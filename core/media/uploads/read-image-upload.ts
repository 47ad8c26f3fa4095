import type { ImageUpload } from '@kardan/contract/calls/listings/media';
import type { Actor } from '../../accounts/actor.ts';
import { requireStaffToRead } from '../../accounts/policies.ts';
import type { Database } from '../../db/database.ts';
import { findOwnDealership } from '../../dealerships/find-own-dealership.ts';
import { NotFound } from '../../kernel/errors.ts';
import { loadUploadOf } from './image-upload-store.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** How far a dealership's upload is; one of another dealership does not exist. */
export async function readImageUpload(
  { db }: { db: Database },
  actor: Actor,
  dealership: string,
  uploadId: string,
): Promise<ImageUpload> {
  const { id: dealershipId } = await findOwnDealership({ db }, actor, dealership);
  requireStaffToRead(actor, dealershipId, 'dealership');
  const upload = uuid.test(uploadId) ? await loadUploadOf(db, dealershipId, uploadId) : undefined;
  if (!upload) throw new NotFound('image upload');
  const { id, state, rejection, contentHash, widthPx, heightPx } = upload;
  const isComplete = contentHash !== null && widthPx !== null && heightPx !== null;
  const image = isComplete ? { contentHash, widthPx, heightPx } : null;
  return { id, state, image, rejection, receivedAt: upload.createdAt.toISOString() };
}
