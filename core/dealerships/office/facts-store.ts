import type { FeedFormat, FeedSource, FeedState, RunState } from '@kardan/contract/values/feeds';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { AccountState, DealershipRole, GroupRole, ListingState } from '../../db/schema.gen.ts';

/** What the portal keeps of a dealership beside what its list shows. */
export function loadContactAndLegal(db: Database, dealershipId: number) {
  return db
    .selectFrom('dealership')
    .select(['street', 'email', 'phone', 'website', 'legalForm', 'seat', 'companyRegisterNumber'])
    .select(['companyRegisterCourt', 'vatId', 'gisaNumber', 'tradeAuthority', 'chamber', 'managingPersons'])
    .select('maxCars')
    .where('id', '=', dealershipId)
    .executeTakeFirst();
}

export interface OfficePersonRow {
  accountId: number;
  name: string;
  email: string;
  role: DealershipRole | GroupRole;
  state: AccountState;
  hasAccepted: boolean;
  lastSeenOn: string | null;
}

/** Everybody with a right in it, owners first. */
export async function loadPeople(db: Database, dealershipId: number): Promise<OfficePersonRow[]> {
  const { rows } = await sql<OfficePersonRow>`
    select
      account.id as "accountId",
      case when given.accepted then account.display_name else given.invited_name end as name,
      account.email::text as email, given.role, account.state, given.accepted as "hasAccepted",
      (select max(last_seen_on)::text from session where account_id = account.id) as "lastSeenOn"
    from (
      select account_id, role::text as role, accepted_at is not null as accepted, invited_name
      from membership where dealership_id = ${dealershipId}
      union all
      select account_id, group_membership.role::text, true, null
      from group_membership join dealership using (group_id) where dealership.id = ${dealershipId}
    ) as given
    join account on account.id = given.account_id
    order by given.role in ('dealer-owner', 'group-owner') desc,
      (case when given.accepted then account.display_name else given.invited_name end) collate people, account.id`.execute(
    db,
  );
  return rows;
}

export interface OfficeFeedRow {
  id: string;
  name: string;
  format: FeedFormat;
  source: FeedSource;
  state: FeedState;
  ofGroup: boolean;
  lastRun: { number: number; state: RunState; at: Date } | null;
}

export async function loadFeeds(db: Database, dealershipId: number): Promise<OfficeFeedRow[]> {
  const { rows } = await sql<OfficeFeedRow & { runNumber: number | null; runState: RunState; runAt: Date }>`
    select
      feed.id, feed.name, feed.format, feed.source, feed.state, feed.group_id is not null as "ofGroup",
      run.number as "runNumber", run.state as "runState", run.created_at as "runAt"
    from feed
    left join lateral (
      select number, state, created_at from feed_run where feed_id = feed.id order by number desc limit 1
    ) as run on true
    where
      feed.dealership_id = ${dealershipId}
      or feed.group_id = (select group_id from dealership where id = ${dealershipId})
    order by feed.name, feed.id`.execute(db);
  return rows.map(({ runNumber, runState, runAt, ...feed }) => ({
    ...feed,
    lastRun: runNumber === null ? null : { number: runNumber, state: runState, at: runAt },
  }));
}

/** By state; an index alone answers it. */
export async function countCars(db: Database, dealershipId: number): Promise<Map<ListingState, number>> {
  const rows = await db
    .selectFrom('listing')
    .select(['state', sql<number>`count(*)::int`.as('cars')])
    .where('dealershipId', '=', dealershipId)
    .groupBy('state')
    .execute();
  return new Map(rows.map(({ state, cars }) => [state, cars]));
}

/** Notices of illegal content about its cars in the last twelve months. */
export async function countNotices(db: Database, dealershipId: number): Promise<number> {
  const { notices } = await db
    .selectFrom('contentNotice')
    .innerJoin('listing', 'listing.id', 'contentNotice.listingId')
    .select(sql<number>`count(*)::int`.as('notices'))
    .where('listing.dealershipId', '=', dealershipId)
    .where('contentNotice.createdAt', '>', sql<Date>`now() - interval '12 months'`)
    .executeTakeFirstOrThrow();
  return notices;
}
