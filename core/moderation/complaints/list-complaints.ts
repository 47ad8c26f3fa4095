import type { ComplaintFilter, ComplaintRow } from '@kardan/contract/calls/operator/complaints';
import { moderationPageSize } from '@kardan/contract/values/moderation';
import type { Actor } from '../../accounts/actor.ts';
import { requireOperator } from '../../accounts/policies.ts';
import type { Database } from '../../db/database.ts';
import { caseCursor, casePlace } from '../cases/case-cursor.ts';
import { countOpenComplaints, type ListedComplaint, loadComplaints } from './complaint-store.ts';

interface Complaints {
  items: ComplaintRow[];
  cursor: string | null;
  counts: { open: number; late: number };
}

/** A page of the complaints that wait, what is due first, or of those that are decided, newest first. */
export async function listComplaints(
  { db }: { db: Database },
  actor: Actor,
  { cursor, ...filter }: ComplaintFilter,
): Promise<Complaints> {
  requireOperator(actor);
  const [rows, counts] = await Promise.all([
    loadComplaints(db, filter, { after: casePlace(cursor), limit: moderationPageSize + 1 }),
    countOpenComplaints(db),
  ]);
  const page = rows.slice(0, moderationPageSize);
  return { items: page.map(present), cursor: caseCursor(page.at(-1), rows.length > page.length), counts };
}

function present({ createdAt, dueAt, decidedAt, micros: _, ...row }: ListedComplaint): ComplaintRow {
  return {
    ...row,
    receivedAt: createdAt.toISOString(),
    dueAt: dueAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}
