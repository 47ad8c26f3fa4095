import { announceContent, announceScheduledContent } from '../../changes/announce-content.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { secondsUntil } from '../../db/seconds-until.ts';
import { loadContentForChange, updateContent } from '../content-write-store.ts';

/**
 * Notes that a scheduled text's time has come and has caches in front told. Visitors see it since then anyway, by the
 * database's clock, which therefore decides here as well: a worker whose clock is slow would leave it scheduled for ever. One
 * that was taken back is left alone; one that was put off, or comes too early, waits once more.
 */
export async function publishScheduled({ db }: { db: Database }, contentId: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const content = await loadContentForChange(tx, contentId);
    if (content?.state !== 'scheduled') return;
    const publishAt = content.publishAt as Date;
    if ((await secondsUntil(tx, publishAt)) > 0) {
      await announceScheduledContent(tx, content, publishAt);
      return;
    }
    await updateContent(tx, contentId, { state: 'published' });
    await announceContent(tx, content);
  });
}
