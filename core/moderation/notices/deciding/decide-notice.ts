import type { NoticeDecision } from '@kardan/contract/calls/operator/notices';
import type { Actor } from '../../../accounts/actor.ts';
import { requireOperator } from '../../../accounts/policies.ts';
import { recordAct } from '../../../audit/record-act.ts';
import { type Database, inTransaction, type Tx } from '../../../db/database.ts';
import { InvalidRequest } from '../../../kernel/errors.ts';
import { queueMail } from '../../../mail/queue-mail.ts';
import { blockWithReasons } from '../../blocking/block-with-reasons.ts';
import { holdOpenNotice } from '../hold-open-notice.ts';
import { type NoticeCase, saveDecision } from '../notice-case-store.ts';

/**
 * Decides on a notice, once: does what was decided, states the reasons to the dealer, and tells the reporter with how to
 * complain, all or nothing (DSA Art. 16(5), 17).
 */
export async function decideNotice(
  { db }: { db: Database },
  actor: Actor,
  noticeId: string,
  decision: NoticeDecision,
): Promise<void> {
  requireOperator(actor);
  await inTransaction(db, async (tx) => {
    const notice = await holdOpenNotice(tx, noticeId);
    if (decision.outcome === 'block-listing') await block(tx, actor, notice, decision);
    const outcome = {
      state: decision.outcome === 'rejected' ? 'rejected' : 'upheld',
      measure: decision.outcome === 'block-listing' ? 'block-listing' : 'none',
    } as const;
    const decisionReason = decision.outcome === 'block-listing' ? decision.facts : decision.reason;
    await saveDecision(tx, noticeId, { ...outcome, decisionReason, decidedBy: actor.accountId });
    await tellReporter(tx, notice);
    await recordAct(tx, actor, {
      action: 'notice.decided',
      ...(notice.dealershipId !== null && { dealershipId: notice.dealershipId }),
      object: { id: noticeId, label: notice.reference },
      before: { state: 'open' },
      after: { ...outcome, reason: notice.reason },
    });
  });
}

async function block(
  tx: Tx,
  actor: Actor,
  { id: noticeId, listingId }: NoticeCase,
  { facts, ground, clause, territory }: Extract<NoticeDecision, { outcome: 'block-listing' }>,
): Promise<void> {
  if (listingId === null) {
    const message = 'the listing is deleted';
    throw new InvalidRequest([{ path: ['outcome'], code: 'invalid-transition', message }]);
  }
  await blockWithReasons(tx, actor, listingId, { facts, ground, clause, territory, foundBy: 'notice', noticeId });
}

async function tellReporter(tx: Tx, { id: noticeId, reporterEmail, language }: NoticeCase): Promise<void> {
  if (reporterEmail === null) return;
  await queueMail(tx, { template: 'notice-decision', recipient: reporterEmail, language, payload: { noticeId } });
}
