import type { Language } from '@kardan/contract/values/identifiers';
import { sql } from 'kysely';
import type { Database, Tx } from '../../../db/database.ts';
import type { ReportFacts } from '../read-facts.ts';

/** Active dealerships of that month that have no report on it yet, some at a time by id. */
export async function loadUnreported(db: Database, month: string, after: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from dealership
    where state = 'active' and id > ${after}
      and created_at < (${`${month}-01`}::date + interval '1 month')::timestamp at time zone 'Europe/Vienna'
      and not exists (
        select from dealership_report where dealership_id = dealership.id and month = ${`${month}-01`}::date
      )
    order by id
    limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Whoever stored it first is right: the figures of a month do not change once they are told. */
export async function insertReport(
  db: Database,
  dealershipId: number,
  month: string,
  facts: ReportFacts,
): Promise<void> {
  await db
    .insertInto('dealershipReport')
    .values({ dealershipId, month: `${month}-01`, figures: JSON.stringify(facts) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Newest first. */
export async function loadReports(
  db: Database,
  dealershipId: number,
  limit: number,
): Promise<{ month: string; facts: ReportFacts }[]> {
  const rows = await db
    .selectFrom('dealershipReport')
    .select(['month', 'figures'])
    .where('dealershipId', '=', dealershipId)
    .orderBy('month', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ month, figures }) => ({ month: month.slice(0, 7), facts: figures as unknown as ReportFacts }));
}

export async function loadReport(db: Database, dealershipId: number, month: string): Promise<ReportFacts | undefined> {
  const row = await db
    .selectFrom('dealershipReport')
    .select('figures')
    .where('dealershipId', '=', dealershipId)
    .where('month', '=', `${month}-01`)
    .executeTakeFirst();
  return row?.figures as unknown as ReportFacts | undefined;
}

/** Which active dealerships an account owns, itself or by its group. */
const ownedBy = (account: string) => sql`
  select dealership.id, dealership.slug, dealership.name, city.name as place
  from dealership join city on city.id = dealership.city_id
  where dealership.state = 'active' and (
    exists (
      select from membership
      where membership.dealership_id = dealership.id and membership.account_id = ${sql.ref(account)}
        and membership.role = 'dealer-owner' and membership.accepted_at is not null
    ) or exists (
      select from group_membership
      where group_membership.group_id = dealership.group_id and group_membership.account_id = ${sql.ref(account)}
        and group_membership.role = 'group-owner'
    )
  )`;

export interface ReportRecipient {
  accountId: number;
  email: string;
  language: Language;
}

/** Takes the next owners who have not been written to about the month: whoever else takes them gets none of these. */
export async function takeRecipients(tx: Tx, month: string, limit: number): Promise<ReportRecipient[]> {
  const first = `${month}-01`;
  const { rows } = await sql<ReportRecipient>`
    with taken as (
      insert into monthly_report_mail (account_id, month)
      select account.id, ${first}::date
      from account
      where account.state = 'active' and account.wants_monthly_report
        and not exists (
          select from monthly_report_mail as told where told.account_id = account.id and told.month = ${first}::date
        )
        and exists (
          select from (${ownedBy('account.id')}) as owned
          join dealership_report on dealership_report.dealership_id = owned.id and dealership_report.month = ${first}::date
        )
      order by account.id
      limit ${limit}
      on conflict do nothing
      returning account_id
    )
    select account.id as account_id, account.email, account.language
    from taken join account on account.id = taken.account_id
    order by account.id`.execute(tx);
  return rows;
}

export interface OwnedReport {
  slug: string;
  name: string;
  place: string;
  facts: ReportFacts;
}

/** What an owner is told of a month; nothing once the account is locked, or wants no reports any more. */
export async function loadOwnedReports(db: Database, accountId: number, month: string): Promise<OwnedReport[]> {
  const { rows } = await sql<OwnedReport>`
    select owned.slug, owned.name, owned.place, dealership_report.figures as facts
    from account
    cross join lateral (${ownedBy('account.id')}) as owned
    join dealership_report on dealership_report.dealership_id = owned.id
      and dealership_report.month = ${`${month}-01`}::date
    where account.id = ${accountId} and account.state = 'active' and account.wants_monthly_report
    order by owned.name collate people, owned.id`.execute(db);
  return rows;
}

export async function saveReportWish(db: Database | Tx, accountId: number, wantsMonthlyReport: boolean): Promise<void> {
  await db.updateTable('account').set({ wantsMonthlyReport }).where('id', '=', accountId).execute();
}
