import type { NoticeFilter } from '@kardan/contract/calls/operator/notices';
import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { CasePlace } from '../../cases/case-cursor.ts';
import { isAfter, microsOf } from '../../cases/place-store.ts';

type Selection = Omit<NoticeFilter, 'cursor'>;
export type ListedNotice = Awaited<ReturnType<typeof loadNotices>>[number];

const snippetLength = 160;

/** Open notices by deadline, decided ones newest first; each from an index of its own. */
export function loadNotices(
  db: Database,
  { state, reason, assigned }: Selection,
  accountId: number,
  { after, limit }: { after: CasePlace | undefined; limit: number },
) {
  const isOpen = state === 'open';
  const column = isOpen ? 'notice.dueAt' : 'notice.decidedAt';
  const direction = isOpen ? 'asc' : 'desc';
  return db
    .selectFrom('contentNotice as notice')
    .leftJoin('listing', 'listing.id', 'notice.listingId')
    .leftJoin('dealership', 'dealership.id', 'notice.dealershipId')
    .leftJoin('account as assignee', 'assignee.id', 'notice.assignedAccountId')
    .select(['notice.id', 'notice.reference', 'notice.reason', 'notice.state', 'notice.createdAt', 'notice.dueAt'])
    .select(['notice.decidedAt', 'notice.assignedAccountId', 'notice.askedDealerAt', 'notice.dealerAnsweredAt'])
    .select(['listing.title', 'dealership.name as dealerName', 'assignee.displayName as assigneeName'])
    .select([sql<string>`left(notice.explanation, ${snippetLength})`.as('snippet'), microsOf(column).as('micros')])
    .where('notice.state', isOpen ? '=' : '<>', 'open')
    .$if(reason !== undefined, (query) => query.where('notice.reason', '=', reason as NonNullable<typeof reason>))
    .$if(assigned === 'mine', (query) => query.where('notice.assignedAccountId', '=', accountId))
    .$if(assigned === 'nobody', (query) => query.where('notice.assignedAccountId', 'is', null))
    .$if(after !== undefined, (query) => query.where(isAfter(after as CasePlace, column, 'notice.id', direction)))
    .orderBy(column, direction)
    .orderBy('notice.id', direction)
    .limit(limit)
    .execute();
}

/** How many wait: all, late ones, somebody's, nobody's. */
export async function countOpenNotices(db: Database, accountId: number) {
  const { rows } = await sql<{ open: number; late: number; mine: number; nobody: number }>`
    select
      count(*)::int as open,
      (count(*) filter (where due_at < now()))::int as late,
      (count(*) filter (where assigned_account_id = ${accountId}))::int as mine,
      (count(*) filter (where assigned_account_id is null))::int as nobody
    from content_notice where state = 'open'`.execute(db);
  return rows[0] ?? { open: 0, late: 0, mine: 0, nobody: 0 };
}

/** What else is known of a dealer whose car is reported. */
export async function loadRecordOfDealer(db: Database, dealershipId: number, exceptNoticeId: string) {
  const { rows } = await sql<{ liveListings: number; earlierNotices: number; earlierUpheld: number }>`
    select
      (
        select count(*)::int from listing where dealership_id = ${dealershipId} and state in ('active', 'reserved')
      ) as "liveListings",
      count(*)::int as "earlierNotices",
      (count(*) filter (where state = 'upheld'))::int as "earlierUpheld"
    from content_notice
    where dealership_id = ${dealershipId} and created_at > now() - interval '12 months' and id <> ${exceptNoticeId}`.execute(
    db,
  );
  return rows[0] ?? { liveListings: 0, earlierNotices: 0, earlierUpheld: 0 };
}
