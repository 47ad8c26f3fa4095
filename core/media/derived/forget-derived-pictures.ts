import type { Media } from '../media.ts';
import { derivedPrefix } from '../object-keys.ts';
import { listObjects, removeObjects } from '../objects.ts';

/**
 * Making one again takes 20 to 400 ms and happens once a month; keeping all that was ever asked for would fill the store
 * with 17 sizes of every picture there was.
 */
const keptDays = 30;

/** Removes derived pictures that were made long ago: what is still wanted is made again. Returns how many there were. */
export async function forgetDerivedPictures({ media }: { media: Media }, now = Date.now()): Promise<number> {
  const madeBefore = now - keptDays * 86_400_000;
  let removed = 0;
  for await (const objects of listObjects(media, derivedPrefix)) {
    const old = objects.filter(({ modifiedAt }) => modifiedAt.getTime() < madeBefore).map(({ key }) => key);
    await removeObjects(media, old);
    removed += old.length;
  }
  return removed;
}
