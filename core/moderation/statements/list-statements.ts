import type { NoticeQuestion, OwnStatement } from '@kardan/contract/calls/admin/statements';
import { moderationPageSize } from '@kardan/contract/values/moderation';
import type { Actor } from '../../accounts/actor.ts';
import { findOwnDealership } from '../../accounts/find-own-dealership.ts';
import { requireStaffToRead } from '../../accounts/policies.ts';
import type { Database } from '../../db/database.ts';
import { caseCursor, casePlace } from '../cases/case-cursor.ts';
import { loadComplaintsOf, type StoredComplaint } from '../complaints/complaint-store.ts';
import { presentOwnComplaint } from '../complaints/present-own-complaint.ts';
import { loadQuestionsTo } from '../notices/notice-case-store.ts';
import { presentStatement } from './present-statement.ts';
import { loadStatementsOf, type StoredStatement } from './statement-store.ts';

interface OwnStatements {
  items: OwnStatement[];
  cursor: string | null;
  questions: NoticeQuestion[];
}

/** Why the portal took measures against a dealership's cars, with what was complained of, and what it asks. */
export async function listStatements(
  { db }: { db: Database },
  actor: Actor,
  dealership: string,
  { cursor }: { cursor?: string | undefined },
): Promise<OwnStatements> {
  const { id: dealershipId } = await findOwnDealership({ db }, actor, dealership);
  requireStaffToRead(actor, dealershipId, 'dealership');
  const [rows, questions] = await Promise.all([
    loadStatementsOf(db, dealershipId, { after: casePlace(cursor), limit: moderationPageSize + 1 }),
    loadQuestionsTo(db, dealershipId, moderationPageSize),
  ]);
  const page = rows.slice(0, moderationPageSize);
  const complaints = await loadComplaintsOf(
    db,
    'statementId',
    page.map(({ id }) => id),
  );
  return {
    items: page.map((statement) => present(statement, complaints.get(statement.id))),
    cursor: caseCursor(page.at(-1), rows.length > page.length),
    questions: questions.map(({ id, title, question, askedDealerAt, dealerAnswer, state, ...notice }) => ({
      ...notice,
      noticeId: id,
      label: title,
      question: question ?? '',
      askedAt: (askedDealerAt as Date).toISOString(),
      answer: dealerAnswer,
      isOpen: state === 'open' && dealerAnswer === null,
    })),
  };
}

function present(statement: StoredStatement, complaint: StoredComplaint | undefined): OwnStatement {
  const isInTime = statement.complaintUntil.getTime() >= Date.now();
  return {
    ...presentStatement(statement),
    complaint: complaint ? presentOwnComplaint(complaint) : null,
    mayComplain: !complaint && isInTime && statement.liftedAt === null,
  };
}
