import { announceContent } from '../../changes/announce-content.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { loadContentForChange, updateContent } from '../content-write-store.ts';

/**
 * Notes that a scheduled text's time has come and has caches in front told. Visitors see it since then anyway. One that was
 * taken back or put off is left alone: the new time has a job of its own.
 */
export async function publishScheduled({ db }: { db: Database }, contentId: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const content = await loadContentForChange(tx, contentId);
    if (content?.state !== 'scheduled' || (content.publishAt as Date) > new Date()) return;
    await updateContent(tx, contentId, { state: 'published' });
    await announceContent(tx, content);
  });
}
