import type { Database } from '@kardan/core/db/database';
import type { StoredLogo } from '../dealerships/draw-look.ts';
import type { LogoEntry } from '../logo-set/logo-index.ts';
import type { StoredPicture } from '../picture-set/choose-pictures.ts';
import type { PictureEntry } from '../picture-set/picture-index.ts';

/** Makes the pictures of the set known to the database, each once, and returns them with their ids. */
export async function savePictures(db: Database, entries: readonly PictureEntry[]): Promise<StoredPicture[]> {
  const ids = await saveImages(db, entries);
  return entries.map(({ body, colour, variant, electric, view, hash }) => ({
    body,
    colour,
    variant,
    electric,
    view,
    imageId: ids.get(hash) as number,
  }));
}

/** Stores the dealers' logos, those that are there already included, and gives their ids. */
export async function saveLogos(db: Database, entries: readonly LogoEntry[]): Promise<StoredLogo[]> {
  const ids = await saveImages(db, entries);
  return entries.map(({ hash, colour }) => ({ colour, imageId: ids.get(hash) as number }));
}

type ImageEntry = Pick<PictureEntry, 'hash' | 'widthPx' | 'heightPx' | 'sizeBytes'>;

/** The images' ids by their content address. */
async function saveImages(db: Database, entries: readonly ImageEntry[]): Promise<Map<string, number>> {
  if (entries.length === 0) return new Map();
  await db
    .insertInto('image')
    .values(
      entries.map(({ hash, widthPx, heightPx, sizeBytes }) => ({
        contentHash: hash,
        mediaType: 'image/webp',
        widthPx,
        heightPx,
        sizeBytes,
      })),
    )
    .onConflict((conflict) => conflict.column('contentHash').doNothing())
    .execute();
  const hashes = entries.map(({ hash }) => hash);
  const rows = await db.selectFrom('image').select(['id', 'contentHash']).where('contentHash', 'in', hashes).execute();
  return new Map(rows.map(({ id, contentHash }) => [contentHash, id]));
}
