import type { ComplaintFilter } from '@kardan/contract/calls/operator/complaints';
import { type Insertable, sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';
import type { Complaint } from '../../db/schema.gen.ts';
import type { CasePlace } from '../cases/case-cursor.ts';
import { complaintDue } from '../cases/complaint-time.ts';
import { isAfter, microsOf } from '../cases/place-store.ts';

export type StoredComplaint = NonNullable<Awaited<ReturnType<typeof loadComplaint>>>;
export type ListedComplaint = Awaited<ReturnType<typeof loadComplaints>>[number];

const columns = [
  'id',
  'reference',
  'complainant',
  'statementId',
  'noticeId',
  'restrictionId',
  'dealershipId',
  'text',
  'state',
  'answer',
  'createdAt',
  'dueAt',
  'decidedAt',
  'decidedBy',
  'bySamePerson',
] as const;

/** Stores a complaint unless there is one of the same decision; then nothing is returned. */
export function insertComplaint(tx: Tx, complaint: Insertable<Complaint>) {
  return tx
    .insertInto('complaint')
    .values({ ...complaint, dueAt: complaintDue(new Date()) })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'reference'])
    .executeTakeFirst();
}

export function loadComplaint(db: Database | Tx, complaintId: string) {
  return db.selectFrom('complaint').select(columns).where('id', '=', complaintId).executeTakeFirst();
}

export function holdComplaint(tx: Tx, complaintId: string) {
  return tx.selectFrom('complaint').select(columns).where('id', '=', complaintId).forUpdate().executeTakeFirst();
}

export function loadComplaintOfNotice(db: Database | Tx, noticeId: string) {
  return db.selectFrom('complaint').select(columns).where('noticeId', '=', noticeId).executeTakeFirst();
}

/** By the statement, or the restriction, that each is about. */
export async function loadComplaintsOf(db: Database, about: 'statementId' | 'restrictionId', ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, StoredComplaint>();
  const rows = await db.selectFrom('complaint').select(columns).where(about, 'in', ids).execute();
  return new Map(rows.map((row) => [row[about] as string, row]));
}

export async function saveAnswer(
  tx: Tx,
  complaintId: string,
  decision: { state: 'upheld' | 'rejected'; answer: string; decidedBy: number | null; bySamePerson: boolean },
): Promise<void> {
  await tx
    .updateTable('complaint')
    .set({ ...decision, decidedAt: new Date() })
    .where('id', '=', complaintId)
    .execute();
}

const snippetLength = 160;

/** Open complaints by deadline, decided ones newest first; each from an index of its own. */
export function loadComplaints(
  db: Database,
  { state, complainant }: Omit<ComplaintFilter, 'cursor'>,
  { after, limit }: { after: CasePlace | undefined; limit: number },
) {
  const isOpen = state === 'open';
  const column = isOpen ? 'complaint.dueAt' : 'complaint.decidedAt';
  const direction = isOpen ? 'asc' : 'desc';
  return db
    .selectFrom('complaint')
    .leftJoin('statementOfReasons as statement', 'statement.id', 'complaint.statementId')
    .leftJoin('contentNotice as notice', 'notice.id', 'complaint.noticeId')
    .leftJoin('dealershipRestriction as restriction', 'restriction.id', 'complaint.restrictionId')
    .leftJoin('listing', 'listing.id', 'notice.listingId')
    .leftJoin('dealership', (join) =>
      join.on('dealership.id', '=', sql<number>`coalesce(complaint.dealership_id, notice.dealership_id)`),
    )
    .select(['complaint.id', 'complaint.reference', 'complaint.complainant', 'complaint.state'])
    .select(['complaint.createdAt', 'complaint.dueAt', 'complaint.decidedAt', 'dealership.name as dealerName'])
    .select([
      'restriction.kind as restriction',
      sql<string | null>`coalesce(statement.label, listing.title)`.as('label'),
    ])
    .select([sql<string>`left(complaint.text, ${snippetLength})`.as('snippet'), microsOf(column).as('micros')])
    .where('complaint.state', isOpen ? '=' : '<>', 'open')
    .$if(complainant !== undefined, (query) =>
      query.where('complaint.complainant', '=', complainant as NonNullable<typeof complainant>),
    )
    .$if(after !== undefined, (query) => query.where(isAfter(after as CasePlace, column, 'complaint.id', direction)))
    .orderBy(column, direction)
    .orderBy('complaint.id', direction)
    .limit(limit)
    .execute();
}

export async function countOpenComplaints(db: Database) {
  const { rows } = await sql<{ open: number; late: number }>`
    select count(*)::int as open, (count(*) filter (where due_at < now()))::int as late
    from complaint where state = 'open'`.execute(db);
  return rows[0] ?? { open: 0, late: 0 };
}

/** Deletes complaints of restrictions, which stay themselves, so many months after they were decided on. */
export async function deleteOldComplaints(db: Database, months: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('complaint')
    .where('restrictionId', 'is not', null)
    .where('state', '<>', 'open')
    .where('decidedAt', '<', sql<Date>`now() - make_interval(months => ${months})`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** What somebody complained of who reported cars from this address. */
export function loadComplaintsOfReporter(db: Database, email: string) {
  return db
    .selectFrom('complaint')
    .innerJoin('contentNotice as notice', 'notice.id', 'complaint.noticeId')
    .select(['complaint.noticeId', 'complaint.reference', 'complaint.text', 'complaint.state', 'complaint.answer'])
    .select(['complaint.createdAt', 'complaint.decidedAt'])
    .where('notice.reporterEmail', '=', email)
    .execute();
}
