import type { WholeThread } from '@kardan/contract/calls/admin/inbox';
import type { Actor } from '../../../accounts/actor.ts';
import { type Database, inTransaction, type Tx } from '../../../db/database.ts';
import type { Env } from '../../../env.ts';
import { NotFound } from '../../../kernel/errors.ts';
import { findInbox } from '../find-inbox.ts';
import { readThread } from '../reading/read-thread.ts';
import { type LockedThread, lockThread } from '../thread-store.ts';

export interface InboxServices {
  db: Database;
  env: Env;
}

/** Where a thread is: whose inbox, by id or slug, and its own id. */
export interface ThreadPlace {
  dealershipId: string;
  threadId: string;
}

/** Changes a thread of a dealership that the actor works for, one change after the other, and gives it as it is then. */
export async function changeThread(
  services: InboxServices,
  actor: Actor,
  { dealershipId, threadId }: ThreadPlace,
  change: (tx: Tx, thread: LockedThread) => Promise<unknown>,
): Promise<WholeThread> {
  const id = await findInbox(services, actor, dealershipId, 'change');
  await inTransaction(services.db, async (tx) => {
    await change(tx, await lockOwnThread(tx, id, threadId));
  });
  return readThread(services, actor, { dealershipId, threadId });
}

/** Another dealership's thread does not exist. */
export async function lockOwnThread(tx: Tx, dealershipId: number, threadId: string): Promise<LockedThread> {
  const thread = await lockThread(tx, threadId);
  if (thread?.dealershipId !== dealershipId) throw new NotFound('thread');
  return thread;
}
