import type { Actor } from '../../../accounts/actor.ts';
import { accountOf, requireOperator } from '../../../accounts/policies.ts';
import { recordAct } from '../../../audit/record-act.ts';
import { type Database, inTransaction } from '../../../db/database.ts';
import { holdOpenNotice } from '../hold-open-notice.ts';
import { saveAssignee } from '../notice-case-store.ts';

/** Gives an open notice to whoever calls, or to nobody. */
export async function assignNotice(
  { db }: { db: Database },
  actor: Actor,
  noticeId: string,
  to: 'me' | 'nobody',
): Promise<void> {
  requireOperator(actor);
  const assignee = to === 'me' ? accountOf(actor) : null;
  await inTransaction(db, async (tx) => {
    const { reference, assignedAccountId } = await holdOpenNotice(tx, noticeId);
    await saveAssignee(tx, noticeId, assignee);
    await recordAct(tx, actor, {
      action: 'notice.assigned',
      object: { id: noticeId, label: reference },
      before: { assignee: assignedAccountId },
      after: { assignee },
    });
  });
}
