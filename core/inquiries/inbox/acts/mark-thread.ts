import type { Actor } from '../../../accounts/actor.ts';
import { type Database, inTransaction } from '../../../db/database.ts';
import { findInbox } from '../find-inbox.ts';
import { saveRead, saveUnread } from '../thread-store.ts';
import { lockOwnThread, type ThreadPlace } from './change-thread.ts';

/** Marks a thread as read by the house, as far as somebody has seen it, or as unread again. */
export async function markThread(
  { db }: { db: Database },
  actor: Actor,
  { dealershipId, threadId }: ThreadPlace,
  { isRead, upTo }: { isRead: boolean; upTo?: string | undefined },
): Promise<void> {
  const id = await findInbox({ db }, actor, dealershipId, 'change');
  await inTransaction(db, async (tx) => {
    await lockOwnThread(tx, id, threadId);
    if (isRead) await saveRead(tx, threadId, upTo);
    else await saveUnread(tx, threadId);
  });
}
