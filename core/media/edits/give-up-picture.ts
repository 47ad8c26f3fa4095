import { announcePictures } from '../../changes/announce-pictures.ts';
import type { Tx } from '../../db/database.ts';
import { deleteUnneeded, lockPictureUse } from './picture-edit-store.ts';

/** Gives up a picture of the portal's own: it and its files go for good, unless a text still names it or a dealership has the same. */
export async function giveUpPicture(tx: Tx, contentHash: string): Promise<void> {
  const use = await lockPictureUse(tx, contentHash);
  if (use && !use.isShown && !use.isSource) await deleteUnneeded(tx, contentHash, null);
  await announcePictures(tx, [{ contentHash, source: null }], []);
}
