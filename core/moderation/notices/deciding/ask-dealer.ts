import type { Actor } from '../../../accounts/actor.ts';
import { accountOf, requireOperator } from '../../../accounts/policies.ts';
import { recordAct } from '../../../audit/record-act.ts';
import { type Database, inTransaction } from '../../../db/database.ts';
import { Failure, NotFound } from '../../../kernel/errors.ts';
import { tellDealer } from '../../statements/tell-dealer.ts';
import { holdOpenNotice } from '../hold-open-notice.ts';
import { saveAssignee, saveQuestion } from '../notice-case-store.ts';

/** Asks the dealer about a reported car, once, by mail to the owners; who asks has the notice from then on. */
export async function askDealer(
  { db }: { db: Database },
  actor: Actor,
  noticeId: string,
  question: string,
): Promise<void> {
  requireOperator(actor);
  await inTransaction(db, async (tx) => {
    const { reference, dealershipId, askedDealerAt } = await holdOpenNotice(tx, noticeId);
    if (dealershipId === null) throw new NotFound('dealership');
    if (askedDealerAt !== null) throw new Failure('already-decided', { message: 'the dealer was asked before' });
    await saveQuestion(tx, noticeId, question);
    await saveAssignee(tx, noticeId, accountOf(actor));
    await tellDealer(tx, dealershipId, 'notice-question', { noticeId });
    const object = { id: noticeId, label: reference };
    await recordAct(tx, actor, { action: 'notice.dealer-asked', dealershipId, object });
  });
}
