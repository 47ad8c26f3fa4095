import type { Database } from '../../db/database.ts';
import type { Media } from '../media.ts';
import { uploadKey, uploadPrefix } from '../object-keys.ts';
import { listObjects, removeObjects } from '../objects.ts';
import { loadSettledIds } from './image-upload-store.ts';

/** Longer than any file takes to arrive: what nothing knows yet may be about to be known. */
const settledMs = 24 * 3_600_000;

/** Removes uploaded files that no upload waits for: whoever took them ended before it was committed. Returns how many there were. */
export async function forgetLostFiles(
  { db, media }: { db: Database; media: Media },
  now = Date.now(),
): Promise<number> {
  let removed = 0;
  for await (const objects of listObjects(media, uploadPrefix)) {
    const old = objects.filter(({ modifiedAt }) => modifiedAt.getTime() < now - settledMs);
    const ids = await loadSettledIds(
      db,
      old.map(({ key }) => key.slice(uploadPrefix.length)),
    );
    await removeObjects(media, ids.map(uploadKey));
    removed += ids.length;
  }
  return removed;
}
