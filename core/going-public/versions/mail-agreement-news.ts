import { type Database, inTransaction } from '../../db/database.ts';
import { queueMails } from '../../mail/queue-mail.ts';
import { holdUnmailed, loadOwnersAfter, saveMailed } from './version-store.ts';

/** Mails of one transaction. */
const mailsAtATime = 200;

/**
 * Writes to every owner about a new version, each once: how far it has come commits with the mails, so that it may be
 * killed, repeated and run by several. Gives how many mails this run has queued.
 */
export async function mailAgreementNews(
  { db }: { db: Database },
  versionId: string,
  chunkSize = mailsAtATime,
): Promise<number> {
  for (let mails = 0; ; ) {
    const queued = await inTransaction(db, async (tx) => {
      const progress = await holdUnmailed(tx, versionId);
      if (!progress) return 'done';
      const owners = await loadOwnersAfter(tx, progress.mailedUntil, chunkSize);
      const queue = owners.map(({ email: recipient, language }) => ({
        template: 'agreement-news' as const,
        recipient,
        language,
        payload: { versionId },
      }));
      if (queue.length > 0) await queueMails(tx, queue, { priority: 'bulk' });
      await saveMailed(tx, versionId, {
        mailedUntil: owners.at(-1)?.id ?? progress.mailedUntil,
        mailedCount: progress.mailedCount + owners.length,
        isDone: owners.length < chunkSize,
      });
      return owners.length;
    });
    if (queued === 'done') return mails;
    mails += queued;
  }
}
