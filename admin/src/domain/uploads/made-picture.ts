import type { ImageUpload } from '@kardan/contract/calls/listings/media';
import { uploadOf } from './upload-queue.ts';

/** A file or an edit that became no picture; its message is for the person at the screen. */
export class PictureRejected extends Error {}

/** The picture that an upload or an edit has made. */
export function madePicture(upload: ImageUpload): string {
  const { contentHash, rejection } = uploadOf(upload);
  if (contentHash === null) throw new PictureRejected(rejection ?? undefined);
  return contentHash;
}
