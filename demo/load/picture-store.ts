import type { Database } from '@kardan/core/db/database';
import type { StoredPicture } from '../picture-set/choose-pictures.ts';
import type { PictureEntry } from '../picture-set/picture-index.ts';

/** Makes the pictures of the set known to the database, each once, and returns them with their ids. */
export async function savePictures(db: Database, entries: readonly PictureEntry[]): Promise<StoredPicture[]> {
  if (entries.length === 0) return [];
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
  const ids = new Map(rows.map(({ id, contentHash }) => [contentHash, id]));
  return entries.map(({ body, colour, variant, electric, view, hash }) => ({
    body,
    colour,
    variant,
    electric,
    view,
    imageId: ids.get(hash) as number,
  }));
}
