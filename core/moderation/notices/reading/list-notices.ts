import type { NoticeFilter, NoticeRow } from '@kardan/contract/calls/operator/notices';
import { moderationPageSize } from '@kardan/contract/values/moderation';
import type { Actor } from '../../../accounts/actor.ts';
import { accountOf, requireOperator } from '../../../accounts/policies.ts';
import type { Database } from '../../../db/database.ts';
import { caseCursor, casePlace } from '../../cases/case-cursor.ts';
import { countOpenNotices, type ListedNotice, loadNotices } from './notice-list-store.ts';

interface Notices {
  items: NoticeRow[];
  cursor: string | null;
  counts: { open: number; late: number; mine: number; nobody: number };
}

/** A page of the notices that wait, what is due first, or of those that are decided, newest first. */
export async function listNotices(
  { db }: { db: Database },
  actor: Actor,
  { cursor, ...filter }: NoticeFilter,
): Promise<Notices> {
  requireOperator(actor);
  const accountId = accountOf(actor);
  const [rows, counts] = await Promise.all([
    loadNotices(db, filter, accountId, { after: casePlace(cursor), limit: moderationPageSize + 1 }),
    countOpenNotices(db, accountId),
  ]);
  const page = rows.slice(0, moderationPageSize);
  return { items: page.map(present), cursor: caseCursor(page.at(-1), rows.length > page.length), counts };
}

function present({ createdAt, dueAt, decidedAt, assignedAccountId, assigneeName, ...row }: ListedNotice): NoticeRow {
  const { id, reference, reason, state, title, dealerName, snippet } = row;
  return {
    id,
    reference,
    reason,
    state,
    title,
    dealerName,
    snippet,
    receivedAt: createdAt.toISOString(),
    dueAt: dueAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    assignee: assignedAccountId === null ? null : { accountId: assignedAccountId, name: assigneeName ?? '' },
    dealer: dealerStage(row),
  };
}

export function dealerStage({
  askedDealerAt,
  dealerAnsweredAt,
}: {
  askedDealerAt: Date | null;
  dealerAnsweredAt: Date | null;
}): NoticeRow['dealer'] {
  if (askedDealerAt === null) return 'not-asked';
  return dealerAnsweredAt === null ? 'asked' : 'answered';
}
