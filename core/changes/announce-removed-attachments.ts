import type { Tx } from '../db/database.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { chunk } from '../kernel/chunk.ts';

/** Has the files of messages that are gone removed from the store, once it can be reached. */
export async function announceRemovedAttachments(tx: Tx, ids: readonly string[]): Promise<void> {
  const payloads = chunk(ids, 100).map((attachmentIds) => ({ attachmentIds }));
  await enqueue(tx, 'remove-attachments', payloads);
}
