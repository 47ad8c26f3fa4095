import type { WholeThread } from '@kardan/contract/calls/admin/inbox';
import type { Actor } from '../../../accounts/actor.ts';
import { noteAnswer } from '../note-answer.ts';
import { insertAct } from '../thread-store.ts';
import { changeThread, type InboxServices, type ThreadPlace } from './change-thread.ts';

/** Notes that somebody called the buyer; who was reached has been answered. */
export function callBackDone(
  services: InboxServices,
  actor: Actor,
  place: ThreadPlace,
  { key, reached }: { key: string; reached: boolean },
): Promise<WholeThread> {
  const { accountId } = actor;
  return changeThread(services, actor, place, async (tx, thread) => {
    const isNew = await insertAct(tx, thread.id, { accountId, act: 'called', reached, key });
    if (isNew && reached) await noteAnswer(tx, accountId, thread, new Date());
  });
}
