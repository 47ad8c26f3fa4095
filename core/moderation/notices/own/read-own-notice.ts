import type { OwnNotice } from '@kardan/contract/calls/contact/notices';
import type { Database } from '../../../db/database.ts';
import type { Env } from '../../../env.ts';
import { NotFound } from '../../../kernel/errors.ts';
import { complaintUntil } from '../../cases/complaint-time.ts';
import { loadComplaintOfNotice } from '../../complaints/complaint-store.ts';
import { loadStatementOfNotice } from '../../statements/statement-store.ts';
import { loadNoticeCase } from '../notice-case-store.ts';
import { openNoticeToken } from './notice-token.ts';
import { mayReporterComplain } from './reporter-rights.ts';

/**
 * What became of a notice, for whoever has its link. Nothing of what was typed: whoever types another's address could make us
 * carry a message to it.
 */
export async function readOwnNotice({ db, env }: { db: Database; env: Env }, token: string): Promise<OwnNotice> {
  const noticeId = openNoticeToken(token, env.LINK_SECRET);
  const notice = noticeId === undefined ? undefined : await loadNoticeCase(db, noticeId);
  if (!notice) throw new NotFound('notice');
  const [statement, complaint] = await Promise.all([
    loadStatementOfNotice(db, notice.id),
    loadComplaintOfNotice(db, notice.id),
  ]);
  const { decidedAt } = notice;
  return {
    reference: notice.reference,
    reason: notice.reason,
    state: notice.state,
    receivedAt: notice.createdAt.toISOString(),
    dueAt: notice.dueAt.toISOString(),
    decision: decidedAt && {
      at: decidedAt.toISOString(),
      reason: notice.decisionReason ?? '',
      measure: notice.measure ?? 'none',
      liftedAt: statement?.liftedAt?.toISOString() ?? null,
      complaintUntil: complaintUntil(decidedAt).toISOString(),
      mayComplain: !complaint && mayReporterComplain(notice, new Date()),
    },
    complaint: complaint
      ? {
          reference: complaint.reference,
          state: complaint.state,
          at: complaint.createdAt.toISOString(),
          dueAt: complaint.dueAt.toISOString(),
          answer: complaint.answer,
        }
      : null,
  };
}
