import { createHash } from 'node:crypto';
import { type Database, inTransaction } from '../../db/database.ts';
import type { Media } from '../media.ts';
import { originalKey } from '../object-keys.ts';
import { writeObject } from '../objects.ts';
import { sharp } from '../picture-engine.ts';
import type { Original } from './prepare-original.ts';
import { saveKeptPicture } from './save-kept-picture.ts';

/** Puts a picture of our own, a WebP that needs no checking, into the store under its content; gives its row. */
export async function keepPicture(services: { db: Database; media: Media }, bytes: Buffer): Promise<number> {
  const { width: widthPx, height: heightPx } = await sharp(bytes).metadata();
  return keepOriginal(services, { bytes, mediaType: 'image/webp', widthPx, heightPx });
}

/** The same for a file that was made a picture. */
export async function keepOriginal(
  { db, media }: { db: Database; media: Media },
  { bytes, mediaType, widthPx, heightPx }: Original,
): Promise<number> {
  const contentHash = createHash('sha256').update(bytes).digest('hex');
  await writeObject(media, originalKey(contentHash), bytes, mediaType);
  return inTransaction(db, (tx) =>
    saveKeptPicture(tx, media, { contentHash, mediaType, widthPx, heightPx, sizeBytes: bytes.length }),
  );
}
