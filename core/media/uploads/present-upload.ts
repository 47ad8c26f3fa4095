import type { ImageUpload } from '@kardan/contract/calls/listings/media';
import type { StoredUpload } from './image-upload-store.ts';

/** An upload as whoever sent it is told. */
export function presentUpload(upload: StoredUpload): ImageUpload {
  const { id, state, rejection, contentHash, widthPx, heightPx } = upload;
  const isComplete = contentHash !== null && widthPx !== null && heightPx !== null;
  const image = isComplete ? { contentHash, widthPx, heightPx } : null;
  return { id, state, image, rejection, receivedAt: upload.createdAt.toISOString() };
}
