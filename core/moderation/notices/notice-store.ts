import type { Language } from '@kardan/contract/values/identifiers';
import type { NoticeReason } from '@kardan/contract/values/notice';
import { sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';

export type StoredNotice = NonNullable<Awaited<ReturnType<typeof loadNotice>>>;

interface NewNotice {
  listingId: number;
  dealershipId: number;
  reason: NoticeReason;
  explanation: string;
  reporterName: string | null;
  reporterEmail: string | null;
  language: Language;
  dueAt: Date;
}

/** Whether visitors ever saw the listing, by what decides it. */
export function loadReportedListing(tx: Tx, listingId: number) {
  return tx
    .selectFrom('listing')
    .innerJoin('dealership', 'dealership.id', 'listing.dealershipId')
    .select(['listing.state', 'listing.publishedAt', 'listing.endedAt', 'listing.dealershipId'])
    .select('dealership.state as dealershipState')
    .where('listing.id', '=', listingId)
    .executeTakeFirst();
}

/** Stores the notice; the database gives it its reference. */
export function insertNotice(tx: Tx, notice: NewNotice) {
  return tx
    .insertInto('contentNotice')
    .values(notice)
    .returning(['id', 'reference', 'createdAt'])
    .executeTakeFirstOrThrow();
}

/** A notice and the listing it is about, as far as that is still there. */
export function loadNotice(db: Database, noticeId: string) {
  return db
    .selectFrom('contentNotice as notice')
    .leftJoin('listing', 'listing.id', 'notice.listingId')
    .select([
      'notice.reference',
      'notice.reason',
      'notice.explanation',
      'notice.reporterName',
      'notice.reporterEmail',
      'listing.blockedReason',
      'listing.slug',
      'listing.title',
    ])
    .where('notice.id', '=', noticeId)
    .executeTakeFirst();
}

/** What somebody reported, oldest first. */
export function loadNoticesOf(db: Database, email: string) {
  return db
    .selectFrom('contentNotice')
    .select([
      'id',
      'createdAt',
      'reference',
      'state',
      'listingId',
      'reason',
      'explanation',
      'reporterName',
      'reporterEmail',
    ])
    .select(['decisionReason', 'decidedAt', 'measure', 'language'])
    .where('reporterEmail', '=', email)
    .orderBy('createdAt')
    .execute();
}

export async function eraseReporterOf(db: Database, email: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('contentNotice')
    .set({ reporterName: null, reporterEmail: null })
    .where('reporterEmail', '=', email)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Takes the reporters out of notices that were decided so many months ago, or came then and never were. */
export async function eraseOldReporters(db: Database, months: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('contentNotice')
    .set({ reporterName: null, reporterEmail: null })
    .where(settledBefore(months))
    .where((row) => row.or([row('reporterName', 'is not', null), row('reporterEmail', 'is not', null)]))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function deleteOldNotices(db: Database, months: number): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('contentNotice').where(settledBefore(months)).executeTakeFirst();
  return Number(numDeletedRows);
}

function settledBefore(months: number) {
  return sql<boolean>`coalesce(decided_at, created_at) < now() - make_interval(months => ${months})`;
}
