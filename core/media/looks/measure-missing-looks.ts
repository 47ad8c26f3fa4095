import type { Database } from '../../db/database.ts';
import type { Media } from '../media.ts';
import { originalKey } from '../object-keys.ts';
import { readObject } from '../objects.ts';
import { loadUnmeasured, saveLook } from './look-store.ts';
import { measureLook } from './measure-look.ts';

/** Measures the first so many pictures of these cars where that was not done when they were made; returns how many. */
export async function measureMissingLooks(
  { db, media }: { db: Database; media: Media },
  listingIds: readonly number[],
  picturesOfCar: number,
): Promise<number> {
  const unmeasured = await loadUnmeasured(db, listingIds, picturesOfCar);
  for (const { id, contentHash } of unmeasured) {
    const bytes = await readObject(media, originalKey(contentHash));
    if (bytes) await saveLook(db, id, await measureLook(bytes));
  }
  return unmeasured.length;
}
