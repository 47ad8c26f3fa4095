import { type Database, inTransaction } from '../../db/database.ts';
import type { Media } from '../media.ts';
import { derivedPrefixOf, originalKey, sourceKey } from '../object-keys.ts';
import { hasObject, listObjects, readObject, removeObject, removeObjects, writeObject } from '../objects.ts';
import { lockContent } from '../picture-store.ts';
import { deleteUnneeded, loadPicture, lockPictureUse } from './picture-edit-store.ts';

interface Services {
  db: Database;
  media: Media;
}

/**
 * Puts a picture where it belongs: before the public while a car shows it; out of its reach once no car does and another was
 * made of it. Whoever covered a number plate does not have it delivered any more, also not to who knows the address. What a
 * dealership gave up, as the photo of somebody who has left, is gone for good, unless a car may still need it. It may run
 * twice and end anywhere: the picture is always in one of both places, or its row is gone.
 */
export async function placePicture(
  { db, media }: Services,
  contentHash: string,
  { givenUpBy }: { givenUpBy?: number | undefined } = {},
): Promise<void> {
  const isGone = await inTransaction(db, async (tx) => {
    const use = await lockPictureUse(tx, contentHash);
    if (use?.isShown) await show(media, contentHash, use.mediaType);
    else if (use?.isSource) await withhold(media, contentHash);
    return (
      !use || (givenUpBy !== undefined && !use.isShown && !use.isSource && deleteUnneeded(tx, contentHash, givenUpBy))
    );
  });
  if (isGone) await remove({ db, media }, contentHash);
}

/**
 * Removes the files of a picture once it is certain that its row is gone: until then somebody may still be shown it. Whoever fails
 * here comes again, and finds it gone. Who has uploaded the same picture meanwhile keeps it.
 */
async function remove({ db, media }: Services, contentHash: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockContent(tx, contentHash);
    if (await loadPicture(tx, contentHash)) return;
    await removeObjects(media, [originalKey(contentHash), sourceKey(contentHash)]);
  });
  // They are made anew when somebody asks.
  await removeDerived(media, contentHash);
}

async function show(media: Media, contentHash: string, mediaType: string): Promise<void> {
  if (await hasObject(media, originalKey(contentHash))) return;
  const bytes = await readObject(media, sourceKey(contentHash));
  if (bytes) await writeObject(media, originalKey(contentHash), bytes, mediaType);
}

async function withhold(media: Media, contentHash: string): Promise<void> {
  const bytes = await readObject(media, originalKey(contentHash));
  if (bytes) {
    await writeObject(media, sourceKey(contentHash), bytes, 'application/octet-stream');
    await removeObject(media, originalKey(contentHash));
  }
  await removeDerived(media, contentHash);
}

async function removeDerived(media: Media, contentHash: string): Promise<void> {
  for await (const objects of listObjects(media, derivedPrefixOf(contentHash)))
    await removeObjects(
      media,
      objects.map(({ key }) => key),
    );
}

/** A picture's bytes, withheld or not. */
export async function readPicture(media: Media, contentHash: string): Promise<Buffer | undefined> {
  return (await readObject(media, originalKey(contentHash))) ?? readObject(media, sourceKey(contentHash));
}
