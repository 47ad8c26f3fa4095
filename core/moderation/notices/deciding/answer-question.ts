import type { Actor } from '../../../accounts/actor.ts';
import { findOwnDealership } from '../../../accounts/find-own-dealership.ts';
import { isStaffOf, requireStaffToRead } from '../../../accounts/policies.ts';
import { recordAct } from '../../../audit/record-act.ts';
import { type Database, inTransaction } from '../../../db/database.ts';
import { Failure, NotFound } from '../../../kernel/errors.ts';
import { holdNoticeCase, saveDealerAnswer } from '../notice-case-store.ts';

/** Takes what a dealer says to a notice, once and until it is decided; also from a suspended one, who may defend himself. */
export async function answerQuestion(
  { db }: { db: Database },
  actor: Actor,
  { dealershipId: dealership, noticeId }: { dealershipId: string; noticeId: string },
  dealerAnswer: string,
): Promise<void> {
  const { id: dealershipId } = await findOwnDealership({ db }, actor, dealership);
  requireStaffToRead(actor, dealershipId, 'dealership');
  // Who decides does not answer for whom the decision is about.
  if (!isStaffOf(actor, dealershipId)) throw new Failure('forbidden');
  await inTransaction(db, async (tx) => {
    const notice = await holdNoticeCase(tx, noticeId);
    if (notice?.dealershipId !== dealershipId || notice.askedDealerAt === null) throw new NotFound('notice');
    if (notice.state !== 'open' || notice.dealerAnswer !== null) throw new Failure('already-decided');
    await saveDealerAnswer(tx, noticeId, { dealerAnswer, dealerAnsweredBy: actor.accountId });
    const object = { id: noticeId, label: notice.reference };
    await recordAct(tx, actor, { action: 'notice.dealer-answered', dealershipId, object });
  });
}
