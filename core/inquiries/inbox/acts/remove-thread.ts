import type { Actor } from '../../../accounts/actor.ts';
import { recordAct } from '../../../audit/record-act.ts';
import { announceRemovedAttachments } from '../../../changes/announce-removed-attachments.ts';
import { type Database, inTransaction } from '../../../db/database.ts';
import { announceErasure } from '../../announce-inquiries.ts';
import { loadAttachmentIdsOfThread } from '../../replies/attachments/attachment-store.ts';
import { findInbox } from '../find-inbox.ts';
import { deleteThread } from '../thread-store.ts';
import { lockOwnThread, type ThreadPlace } from './change-thread.ts';

/**
 * Removes a thread for good, for owners: what a buyer asks of the dealership (GDPR Art. 17). The inquiry itself goes with the
 * last thread about it, and its files when the store can be reached.
 */
export async function removeThread(
  { db }: { db: Database },
  actor: Actor,
  { dealershipId, threadId }: ThreadPlace,
): Promise<void> {
  const id = await findInbox({ db }, actor, dealershipId, 'own');
  await inTransaction(db, async (tx) => {
    const { carTitle } = await lockOwnThread(tx, id, threadId);
    const attachmentIds = await loadAttachmentIdsOfThread(tx, threadId);
    await deleteThread(tx, threadId);
    await announceRemovedAttachments(tx, attachmentIds);
    await announceErasure(tx, [{ id: threadId, dealershipId: id }]);
    await recordAct(tx, actor, {
      action: 'inquiry.removed',
      dealershipId: id,
      object: { id: threadId, label: carTitle ?? '' },
    });
  });
}
