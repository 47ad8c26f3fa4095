import type { WholeThread } from '@kardan/contract/calls/admin/inbox';
import type { Actor } from '../../../accounts/actor.ts';
import { recordAct } from '../../../audit/record-act.ts';
import { Failure, InvalidRequest } from '../../../kernel/errors.ts';
import { loadColleagues } from '../settings/setting-store.ts';
import { insertAct, saveAssignee } from '../thread-store.ts';
import { changeThread, type InboxServices, type ThreadPlace } from './change-thread.ts';

interface Assignment {
  accountId: number | null;
  /** As the caller saw it. */
  before: number | null;
}

/** Gives a thread to somebody who works here, or to nobody. Of two who take it at the same moment one is refused. */
export function assignThread(
  services: InboxServices,
  actor: Actor,
  place: ThreadPlace,
  { accountId, before }: Assignment,
): Promise<WholeThread> {
  return changeThread(services, actor, place, async (tx, { id, dealershipId, assignedAccountId, carTitle }) => {
    if (assignedAccountId === accountId) return;
    if (assignedAccountId !== before) throw new Failure('thread-changed');
    const colleagues = await loadColleagues(tx, dealershipId);
    if (accountId !== null && !colleagues.some((each) => each.accountId === accountId)) {
      throw new InvalidRequest([{ path: ['accountId'], code: 'unknown-colleague', message: 'works elsewhere' }]);
    }
    await saveAssignee(tx, id, accountId);
    await insertAct(tx, id, { accountId: actor.accountId, act: 'assigned', assigneeAccountId: accountId });
    await recordAct(tx, actor, {
      action: 'inquiry.assigned',
      dealershipId,
      object: { id, label: carTitle ?? '' },
      before: { accountId: assignedAccountId },
      after: { accountId },
    });
  });
}
