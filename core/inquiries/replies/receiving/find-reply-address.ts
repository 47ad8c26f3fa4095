import type { Database } from '../../../db/database.ts';
import { type ReplyAddress, type ReplyEnv, readReplyAddress } from '../reply-address.ts';
import { loadReplyThread } from './received-reply-store.ts';
import { ReplyRefusal } from './reply-refusal.ts';

/** The thread that a mail's recipient stands for; refuses all that we have not signed, and threads that are gone. */
export async function findReplyAddress(
  { db, env }: { db: Database; env: ReplyEnv },
  address: string,
): Promise<ReplyAddress> {
  const found = readReplyAddress(env, address);
  if (!found || !(await loadReplyThread(db, found.recipientId))) throw new ReplyRefusal('unknown-address');
  return found;
}
