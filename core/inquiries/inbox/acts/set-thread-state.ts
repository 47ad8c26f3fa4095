import type { WholeThread } from '@kardan/contract/calls/admin/inbox';
import type { LostReason, ThreadState } from '@kardan/contract/values/inbox';
import type { Actor } from '../../../accounts/actor.ts';
import { recordAct } from '../../../audit/record-act.ts';
import type { Tx } from '../../../db/database.ts';
import { Failure } from '../../../kernel/errors.ts';
import { reopenThread } from '../reopen-thread.ts';
import { insertAct, type LockedThread, loadUnansweredSince, saveSettled } from '../thread-store.ts';
import { changeThread, type InboxServices, type ThreadPlace } from './change-thread.ts';

interface StateChange {
  state: ThreadState;
  /** As the caller saw it. */
  before: ThreadState;
  reason?: LostReason | undefined;
  note?: string | undefined;
}

/** Says how it stands with a thread; refused when it is no longer as the caller saw it. */
export function setThreadState(
  services: InboxServices,
  actor: Actor,
  place: ThreadPlace,
  change: StateChange,
): Promise<WholeThread> {
  return changeThread(services, actor, place, async (tx, thread) => {
    const isRepeated = thread.state === change.state && thread.state !== 'lost';
    if (isRepeated) return;
    if (thread.state !== change.before) throw new Failure('thread-changed');
    await moveThread(tx, actor, thread, change);
    await recordAct(tx, actor, {
      action: 'inquiry.state-changed',
      dealershipId: thread.dealershipId,
      object: { id: thread.id, label: thread.carTitle ?? '' },
      before: { state: thread.state },
      after: { state: change.state, ...(change.reason && { reason: change.reason }) },
    });
  });
}

async function moveThread(
  tx: Tx,
  { accountId }: Actor,
  thread: LockedThread,
  { state, reason, note }: StateChange,
): Promise<void> {
  if (state === 'open') {
    await reopenThread(tx, accountId, thread, (await loadUnansweredSince(tx, thread)) ?? new Date());
    return;
  }
  await saveSettled(tx, thread.id, state === 'lost' && reason ? { state, reason, note } : { state });
  await insertAct(tx, thread.id, { accountId, act: 'state', state, before: thread.state });
}
