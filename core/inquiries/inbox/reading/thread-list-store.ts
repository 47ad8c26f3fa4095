import type { InboxFilter } from '@kardan/contract/calls/admin/inbox';
import { type ThreadGroup, threadGroups } from '@kardan/contract/values/inbox';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { firstPicture } from '../../../db/first-picture.ts';
import type { InquiryKind, InquirySubject, LostReason, ThreadState } from '../../../db/schema.gen.ts';

/** Whose threads, as who sees them and when: what is late is asked of one moment for all pages. */
export interface ThreadSelection {
  dealershipIds: number[];
  /** Whose threads are `mine`; a key has none. */
  accountId: number | null;
  filter: Omit<InboxFilter, 'sites'>;
  now: Date;
}

/** Where a page ends. */
export interface ListPlace {
  rank: number;
  sortKey: number;
  id: string;
}

export interface ListedThread extends ListPlace {
  dealershipId: number;
  dealershipSlug: string;
  dealershipName: string;
  state: ThreadState;
  isUnread: boolean;
  buyerName: string;
  buyerEmail: string;
  buyerPhone: string | null;
  language: string;
  subject: InquirySubject | null;
  kind: InquiryKind;
  createdAt: Date;
  carId: number | null;
  carSlug: string | null;
  carTitle: string | null;
  carImage: string | null;
  snippet: string;
  lastAt: Date;
  lastFromBuyer: boolean;
  assigneeId: number | null;
  assigneeName: string | null;
  waitingSince: Date | null;
  dueAt: Date | null;
  firstAnswerAt: Date | null;
  firstAnswerMinutes: number | null;
  lostReason: LostReason | null;
}

export interface ThreadCounts {
  late: number;
  open: number;
  waiting: number;
  done: number;
  unread: number;
  mine: number;
}

/** Something of the buyer's came after somebody of the house last looked. */
const isUnread = sql`(thread.read_at is null or thread.last_buyer_message_at > thread.read_at)`;
const isLive = sql`thread.state in ('open', 'answered')`;
const snippetLength = 200;

/** The next threads by what is to be done first: longest due, then newest in what is over. */
export async function loadThreads(
  db: Database,
  selection: ThreadSelection,
  { after, limit }: { after: ListPlace | undefined; limit: number },
): Promise<ListedThread[]> {
  const { rows } = await sql<ListedThread>`
    with listed as materialized (
      select thread.*, ${rankOf(selection.now)} as rank, ${sortKey} as sort_key
      from ${source(selection)}
      where ${all([...narrowing(selection), ...choosing(selection)])}
    ),
    page as (
      select * from listed
      ${after ? sql`where (rank, sort_key, id) > (${after.rank}::int, ${after.sortKey}::float8, ${after.id}::uuid)` : sql``}
      order by rank, sort_key, id
      limit ${limit}
    )
    ${shown} from page as thread ${joined}
    order by thread.rank, thread.sort_key, thread.id`.execute(db);
  return rows;
}

/** One thread as the list shows it, whosever it is. */
export async function loadThread(db: Database, threadId: string, now: Date): Promise<ListedThread | undefined> {
  const { rows } = await sql<ListedThread>`
    with page as (
      select thread.*, ${rankOf(now)} as rank, ${sortKey} as sort_key from inquiry_recipient as thread where id = ${threadId}
    )
    ${shown} from page as thread ${joined}`.execute(db);
  return rows[0];
}

const shown = sql`
  select
    thread.id, thread.rank, thread.sort_key as "sortKey", thread.dealership_id as "dealershipId",
    dealership.slug as "dealershipSlug", dealership.name as "dealershipName", thread.state,
    ${isUnread} as "isUnread",
    inquiry.sender_name as "buyerName", inquiry.sender_email as "buyerEmail", inquiry.sender_phone as "buyerPhone",
    inquiry.language, inquiry.subject, inquiry.kind, thread.created_at as "createdAt",
    car.id as "carId", car.slug as "carSlug", car.title as "carTitle",
    ${firstPicture('car.id')} as "carImage",
    left(coalesce(latest.body, inquiry.message), ${sql.lit(snippetLength)}) as snippet,
    coalesce(latest.at, thread.created_at) as "lastAt", coalesce(latest.from_buyer, true) as "lastFromBuyer",
    account.id as "assigneeId", account.display_name as "assigneeName",
    thread.waiting_since as "waitingSince", thread.due_at as "dueAt", thread.first_answer_at as "firstAnswerAt",
    thread.first_answer_minutes as "firstAnswerMinutes", thread.lost_reason as "lostReason"`;

/** The words of another dealer's blocked car may be the reason for the block. */
const joined = sql`
  join dealership on dealership.id = thread.dealership_id
  join inquiry on inquiry.id = thread.inquiry_id
  left join listing as car on car.id = inquiry.listing_id
    and (car.dealership_id = thread.dealership_id or car.blocked_reason is null)
  left join account on account.id = thread.assigned_account_id
  left join lateral (
    select body, at, from_buyer from inquiry_message where recipient_id = thread.id order by at desc, id desc limit 1
  ) as latest on true`;

/** How many there are in each group, unread and the actor's own, with the filters on text, car and sites. */
export async function countThreads(db: Database, selection: ThreadSelection): Promise<ThreadCounts> {
  const narrow = all(choosing(selection));
  const inGroup = (group: ThreadGroup) => sql`
    (count(*) filter (where ${narrow} and ${rankOf(selection.now)} = ${sql.lit(threadGroups.indexOf(group))}))::int`;
  const { rows } = await sql<ThreadCounts>`
    select ${inGroup('late')} as late, ${inGroup('open')} as open, ${inGroup('waiting')} as waiting,
      ${inGroup('done')} as done,
      (count(*) filter (where ${isLive} and ${isUnread}))::int as unread,
      (count(*) filter (where ${isLive} and thread.assigned_account_id = ${selection.accountId}))::int as mine
    from ${source(selection)}
    where ${all(searching(selection))}`.execute(db);
  return rows[0] as ThreadCounts;
}

export async function countUnread(db: Database, dealershipId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from inquiry_recipient as thread
    where thread.dealership_id = ${dealershipId} and ${isLive} and ${isUnread}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Dealerships of the same group, the one itself included. */
export async function loadSites(db: Database, dealershipId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('dealership as site')
    .innerJoin('dealership as own', 'own.groupId', 'site.groupId')
    .select('site.id')
    .where('own.id', '=', dealershipId)
    .execute();
  return rows.map(({ id }) => id);
}

/** Position of the group in `threadGroups`. */
function rankOf(now: Date): RawBuilder<number> {
  return sql`case thread.state
    when 'open' then case when thread.due_at <= ${now}::timestamptz then 0 else 1 end
    when 'answered' then 2
    else 3 end`;
}

const sortKey = sql`(case thread.state
  when 'open' then extract(epoch from coalesce(thread.due_at, thread.waiting_since))
  else -extract(epoch from thread.state_at) end)::float8`;

/** Inquiry and car are joined only where words or a car are looked for: counts of 10,000 threads do without. */
function source({ filter }: ThreadSelection): RawBuilder<unknown> {
  if (filter.q === undefined && filter.listingId === undefined) return sql`inquiry_recipient as thread`;
  return sql`inquiry_recipient as thread
    join inquiry on inquiry.id = thread.inquiry_id
    left join listing on listing.id = inquiry.listing_id
      and (listing.dealership_id = thread.dealership_id or listing.blocked_reason is null)
    left join make on make.id = listing.make_id
    ${filter.q === undefined ? sql`` : sql`cross join lateral (${searchedText}) as searched`}`;
}

/**
 * Put together once for all words (offset 0), and folded by a collation that needs a fraction of the time of others. The
 * number of another dealer's car is that dealer's business.
 */
const searchedText = sql`
  select lower(concat_ws(' ', inquiry.sender_name, inquiry.sender_email, inquiry.sender_phone, inquiry.message,
    listing.title, case when listing.dealership_id = thread.dealership_id then listing.external_id end,
    make.name, make.slug,
    (select string_agg(body, ' ') from inquiry_message where recipient_id = thread.id)) collate pg_c_utf8) as words
  offset 0`;

function searching({ dealershipIds, filter: { q, listingId } }: ThreadSelection): RawBuilder<unknown>[] {
  const words = q?.toLowerCase().split(/\s+/).filter(Boolean) ?? [];
  return [
    sql`thread.dealership_id = any (${dealershipIds}::int[])`,
    ...words.map((word) => sql`strpos(searched.words, ${word}) > 0`),
    ...(listingId === undefined ? [] : [sql`inquiry.listing_id = ${listingId}`]),
  ];
}

function choosing({ accountId, filter: { mine, unassigned, unread } }: ThreadSelection): RawBuilder<unknown>[] {
  return [
    ...(mine === undefined
      ? []
      : [sql`coalesce(thread.assigned_account_id = ${accountId}::int, false) = ${mine}::boolean`]),
    ...(unassigned === undefined ? [] : [sql`(thread.assigned_account_id is null) = ${unassigned}::boolean`]),
    ...(unread === undefined ? [] : [sql`(${isLive} and ${isUnread}) = ${unread}::boolean`]),
  ];
}

function narrowing(selection: ThreadSelection): RawBuilder<unknown>[] {
  const { state, group } = selection.filter;
  return [
    ...searching(selection),
    ...(state ? [sql`thread.state = any (${state}::thread_state[])`] : []),
    ...(group ? [sql`${rankOf(selection.now)} = ${sql.lit(threadGroups.indexOf(group))}`] : []),
  ];
}

function all(conditions: RawBuilder<unknown>[]): RawBuilder<unknown> {
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}
