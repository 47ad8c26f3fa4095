import type { Today, TodayTask } from '@kardan/contract/calls/admin/reports';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { firstPicture } from '../db/first-picture.ts';

export interface LateInquiries {
  count: number;
  threadId: string;
  since: string;
  listing: TodayTask['listing'];
}

const car = sql`
  case when listing.id is not null then
    jsonb_build_object('id', listing.id, 'title', listing.title, 'image', ${firstPicture('listing.id')})
  end`;
const isLate = sql`coalesce(thread.state = 'open' and thread.due_at < now(), false)`;
const utc = (column: string) =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Inquiries whose time for an answer is over, with the one that has waited longest. */
export async function loadLateInquiries(db: Database, dealershipId: number): Promise<LateInquiries | undefined> {
  const { rows } = await sql<LateInquiries>`
    select count(*) over ()::int as count, thread.id as thread_id, ${utc('thread.waiting_since')} as since, ${car} as listing
    from inquiry_recipient as thread
    join inquiry on inquiry.id = thread.inquiry_id
    left join listing on listing.id = inquiry.listing_id and listing.dealership_id = thread.dealership_id
    where thread.dealership_id = ${dealershipId} and ${isLate}
    order by thread.waiting_since, thread.id
    limit 1`.execute(db);
  return rows[0];
}

export async function loadLastInquiries(
  db: Database,
  dealershipId: number,
  limit: number,
): Promise<NonNullable<Today['inquiries']>> {
  const { rows } = await sql<NonNullable<Today['inquiries']>[number]>`
    select thread.id as thread_id, inquiry.sender_name as buyer_name, ${utc('inquiry.created_at')} as created_at,
      ${car} as listing, thread.state, ${isLate} as is_late
    from inquiry_recipient as thread
    join inquiry on inquiry.id = thread.inquiry_id
    left join listing on listing.id = inquiry.listing_id and listing.dealership_id = thread.dealership_id
    where thread.dealership_id = ${dealershipId} and thread.state <> 'spam'
    order by thread.created_at desc, thread.id
    limit ${limit}`.execute(db);
  return rows;
}

/** Minutes of opening hours until the first answer, of the middle one of the inquiries of some days. */
export async function loadResponseMinutes(
  db: Database,
  dealershipId: number,
  { from, to }: { from: string; to: string },
): Promise<number | null> {
  const { rows } = await sql<{ minutes: number | null }>`
    select round(percentile_cont(0.5) within group (order by first_answer_minutes))::int as minutes
    from inquiry_recipient
    where dealership_id = ${dealershipId} and first_answer_minutes is not null
      and (created_at at time zone 'Europe/Vienna')::date between ${from}::date and ${to}::date`.execute(db);
  return rows[0]?.minutes ?? null;
}

/** The same by day, of days that have one. */
export async function loadResponseMinutesByDay(
  db: Database,
  dealershipId: number,
  { from, to }: { from: string; to: string },
): Promise<number[]> {
  const { rows } = await sql<{ minutes: number }>`
    select round(percentile_cont(0.5) within group (order by first_answer_minutes))::int as minutes
    from inquiry_recipient
    where dealership_id = ${dealershipId} and first_answer_minutes is not null
      and (created_at at time zone 'Europe/Vienna')::date between ${from}::date and ${to}::date
    group by (created_at at time zone 'Europe/Vienna')::date
    order by (created_at at time zone 'Europe/Vienna')::date`.execute(db);
  return rows.map(({ minutes }) => minutes);
}
