import type { Tx } from '../../db/database.ts';
import { MediaUnavailable } from '../../kernel/errors.ts';
import type { Media } from '../media.ts';
import { originalKey, sourceKey } from '../object-keys.ts';
import { hasObject } from '../objects.ts';
import { lockContent } from '../picture-store.ts';
import { type NewImage, saveImage } from './image-upload-store.ts';

/**
 * The row of a picture whose file was put into the store before. Where the same picture was just being removed, the file may have
 * gone with it: then it is to be put there once more.
 */
export async function saveKeptPicture(tx: Tx, media: Media, image: NewImage): Promise<number> {
  const { contentHash } = image;
  await lockContent(tx, contentHash);
  if (!(await hasObject(media, originalKey(contentHash))) && !(await hasObject(media, sourceKey(contentHash))))
    throw new MediaUnavailable(new Error(`picture ${contentHash} was removed while it came again`));
  return saveImage(tx, image);
}
