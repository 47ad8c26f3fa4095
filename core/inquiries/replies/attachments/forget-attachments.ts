import type { Database } from '../../../db/database.ts';
import { chunk } from '../../../kernel/chunk.ts';
import type { Media } from '../../../media/media.ts';
import { listObjects, removeObjects } from '../../../media/objects.ts';
import { attachmentKey, attachmentPrefix } from './attachment-key.ts';
import { loadForgottenIds } from './attachment-store.ts';

/** Longer than taking a mail: what lies there without a message may be about to get one. */
const settledMs = 3_600_000;

/** Removes from the store what no thread holds any more, however the thread went. Returns how many there were. */
export async function forgetAttachments(
  { db, media }: { db: Database; media: Media },
  now = Date.now(),
): Promise<number> {
  let removed = 0;
  for await (const objects of listObjects(media, attachmentPrefix)) {
    const settled = objects.filter(({ modifiedAt }) => modifiedAt.getTime() < now - settledMs);
    const ids = await loadForgottenIds(
      db,
      settled.map(({ key }) => key.slice(attachmentPrefix.length)),
    );
    await removeObjects(media, ids.map(attachmentKey));
    removed += ids.length;
  }
  return removed;
}

/** Removes these at once. */
export async function removeAttachments({ media }: { media: Media }, ids: string[]): Promise<void> {
  for (const some of chunk(ids, 1000)) await removeObjects(media, some.map(attachmentKey));
}
