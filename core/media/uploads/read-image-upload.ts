import type { ImageUpload } from '@kardan/contract/calls/listings/media';
import type { Actor } from '../../accounts/actor.ts';
import { findOwnDealership } from '../../accounts/find-own-dealership.ts';
import { requireStaffToRead } from '../../accounts/policies.ts';
import type { Database } from '../../db/database.ts';
import { NotFound } from '../../kernel/errors.ts';
import { loadUploadOf } from './image-upload-store.ts';
import { presentUpload } from './present-upload.ts';

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
  return presentUpload(upload);
}
