import { createHash } from 'node:crypto';
import { type Database, inTransaction } from '../../db/database.ts';
import type { Media } from '../media.ts';
import { originalKey } from '../object-keys.ts';
import { writeObject } from '../objects.ts';
import { sharp } from '../picture-engine.ts';
import { saveImage } from './image-upload-store.ts';

/** Puts a picture of our own, a WebP that needs no checking, into the store under its content; gives its row. */
export async function keepPicture({ db, media }: { db: Database; media: Media }, bytes: Buffer): Promise<number> {
  const { width: widthPx, height: heightPx } = await sharp(bytes).metadata();
  const contentHash = createHash('sha256').update(bytes).digest('hex');
  await writeObject(media, originalKey(contentHash), bytes, 'image/webp');
  const image = { contentHash, mediaType: 'image/webp', widthPx, heightPx, sizeBytes: bytes.length };
  return inTransaction(db, (tx) => saveImage(tx, image));
}
