import type { OperatorNotice } from '@kardan/contract/calls/operator/notices';
import type { Actor } from '../../../accounts/actor.ts';
import { requireOperator } from '../../../accounts/policies.ts';
import type { Database } from '../../../db/database.ts';
import { NotFound } from '../../../kernel/errors.ts';
import { loadModeratedCar, loadModeratedDealer, loadNames } from '../../cases/case-store.ts';
import { personOf } from '../../cases/person-of.ts';
import { loadComplaintOfNotice } from '../../complaints/complaint-store.ts';
import { presentStatement } from '../../statements/present-statement.ts';
import { loadStatementOfNotice } from '../../statements/statement-store.ts';
import { loadNoticeCase, type NoticeCase } from '../notice-case-store.ts';
import { dealerStage } from './list-notices.ts';
import { loadRecordOfDealer } from './notice-list-store.ts';

/** A notice with all that deciding on it takes: the car, the dealer and their record, what the dealer says, what was done. */
export async function readNotice({ db }: { db: Database }, actor: Actor, noticeId: string): Promise<OperatorNotice> {
  requireOperator(actor);
  const notice = await loadNoticeCase(db, noticeId);
  if (!notice) throw new NotFound('notice');
  const { listingId, dealershipId, assignedAccountId, decidedBy } = notice;
  const [listing, dealer, record, statement, complaint, names] = await Promise.all([
    listingId === null ? undefined : loadModeratedCar(db, listingId),
    dealershipId === null ? undefined : loadModeratedDealer(db, dealershipId),
    dealershipId === null ? undefined : loadRecordOfDealer(db, dealershipId, noticeId),
    loadStatementOfNotice(db, noticeId),
    loadComplaintOfNotice(db, noticeId),
    loadNames(db, [assignedAccountId, decidedBy]),
  ]);
  const { reporterName: name, reporterEmail: email } = notice;
  return {
    id: notice.id,
    reference: notice.reference,
    reason: notice.reason,
    state: notice.state,
    receivedAt: notice.createdAt.toISOString(),
    dueAt: notice.dueAt.toISOString(),
    decidedAt: notice.decidedAt?.toISOString() ?? null,
    assignee: personOf(assignedAccountId, names),
    dealer: dealerStage(notice),
    explanation: notice.explanation,
    reporter: name === null && email === null ? null : { name, email },
    listing: listing ?? null,
    dealership: dealer && record ? { ...dealer, ...record } : null,
    question: questionOf(notice),
    decision:
      notice.decidedAt === null
        ? null
        : {
            reason: notice.decisionReason ?? '',
            measure: notice.measure ?? 'none',
            at: notice.decidedAt.toISOString(),
            by: personOf(decidedBy, names),
            statement: statement ? presentStatement(statement) : null,
            complaintId: complaint?.id ?? null,
          },
  };
}

function questionOf({ question, askedDealerAt, dealerAnswer, dealerAnsweredAt }: NoticeCase) {
  if (question === null || askedDealerAt === null) return null;
  return {
    text: question,
    askedAt: askedDealerAt.toISOString(),
    answer: dealerAnswer,
    answeredAt: dealerAnsweredAt?.toISOString() ?? null,
  };
}
