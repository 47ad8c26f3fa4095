import type { Database, Tx } from '../../db/database.ts';
import { type DecidedRestriction, readRestriction } from '../../dealerships/restrictions/read-restriction.ts';
import { loadNoticeCase, type NoticeCase } from '../notices/notice-case-store.ts';
import { loadStatement, type StoredStatement } from '../statements/statement-store.ts';
import type { StoredComplaint } from './complaint-store.ts';

export interface FirstDecision {
  statement: StoredStatement | undefined;
  /** The notice that all began with, if there was one. */
  notice: NoticeCase | undefined;
  /** What was held against a whole dealership. */
  restriction: DecidedRestriction | undefined;
  decidedBy: number | null;
  at: Date | null;
}

/** What a complaint is about, and who decided that. */
export async function findFirstDecision(
  db: Database | Tx,
  { statementId, noticeId, restrictionId }: Pick<StoredComplaint, 'statementId' | 'noticeId' | 'restrictionId'>,
): Promise<FirstDecision> {
  if (restrictionId !== null) {
    const restriction = await readRestriction(db, restrictionId);
    const { deciderId = null, announcedAt = null } = restriction ?? {};
    return { restriction, statement: undefined, notice: undefined, decidedBy: deciderId, at: announcedAt };
  }
  const statement = statementId === null ? undefined : await loadStatement(db, statementId);
  const ofNotice = noticeId ?? statement?.noticeId ?? null;
  const notice = ofNotice === null ? undefined : await loadNoticeCase(db, ofNotice);
  return {
    statement,
    notice,
    restriction: undefined,
    decidedBy: statement ? statement.issuedBy : (notice?.decidedBy ?? null),
    at: statement ? statement.issuedAt : (notice?.decidedAt ?? null),
  };
}
