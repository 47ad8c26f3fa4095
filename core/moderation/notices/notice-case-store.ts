import type { ModerationMeasure } from '@kardan/contract/values/moderation';
import { sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';

export type NoticeCase = NonNullable<Awaited<ReturnType<typeof loadNoticeCase>>>;

const columns = [
  'id',
  'reference',
  'state',
  'listingId',
  'dealershipId',
  'reason',
  'explanation',
  'reporterName',
  'reporterEmail',
  'language',
  'createdAt',
  'dueAt',
  'assignedAccountId',
  'question',
  'askedDealerAt',
  'dealerAnswer',
  'dealerAnsweredAt',
  'measure',
  'decisionReason',
  'decidedAt',
  'decidedBy',
] as const;

/** All of a notice that deciding on it takes. */
export function loadNoticeCase(db: Database | Tx, noticeId: string) {
  return db.selectFrom('contentNotice').select(columns).where('id', '=', noticeId).executeTakeFirst();
}

/** The same, held until the transaction ends. */
export function holdNoticeCase(tx: Tx, noticeId: string) {
  return tx.selectFrom('contentNotice').select(columns).where('id', '=', noticeId).forUpdate().executeTakeFirst();
}

export async function saveAssignee(tx: Tx, noticeId: string, assignedAccountId: number | null): Promise<void> {
  await tx.updateTable('contentNotice').set({ assignedAccountId }).where('id', '=', noticeId).execute();
}

export async function saveQuestion(tx: Tx, noticeId: string, question: string): Promise<void> {
  await tx
    .updateTable('contentNotice')
    .set({ question, askedDealerAt: new Date() })
    .where('id', '=', noticeId)
    .execute();
}

export async function saveDealerAnswer(
  tx: Tx,
  noticeId: string,
  answer: { dealerAnswer: string; dealerAnsweredBy: number | null },
): Promise<void> {
  await tx
    .updateTable('contentNotice')
    .set({ ...answer, dealerAnsweredAt: new Date() })
    .where('id', '=', noticeId)
    .execute();
}

export async function saveDecision(
  tx: Tx,
  noticeId: string,
  decision: {
    state: 'upheld' | 'rejected';
    measure: ModerationMeasure;
    decisionReason: string;
    decidedBy: number | null;
  },
): Promise<void> {
  await tx
    .updateTable('contentNotice')
    .set({ ...decision, decidedAt: new Date() })
    .where('id', '=', noticeId)
    .execute();
}

/** What the portal has asked a dealership about its cars in 12 months; what waits for an answer first. */
export function loadQuestionsTo(db: Database, dealershipId: number, limit: number) {
  return db
    .selectFrom('contentNotice as notice')
    .leftJoin('listing', 'listing.id', 'notice.listingId')
    .select(['notice.id', 'notice.reference', 'notice.reason', 'notice.state', 'notice.question'])
    .select(['notice.askedDealerAt', 'notice.dealerAnswer', 'listing.title'])
    .where('notice.dealershipId', '=', dealershipId)
    .where('notice.askedDealerAt', 'is not', null)
    .where('notice.createdAt', '>', sql<Date>`now() - interval '12 months'`)
    .orderBy(sql`notice.dealer_answer is null and notice.state = 'open'`, 'desc')
    .orderBy('notice.askedDealerAt', 'desc')
    .limit(limit)
    .execute();
}
