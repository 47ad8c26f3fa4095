import type { InquirySubject } from '@kardan/contract/values/contact';
import type { Language } from '@kardan/contract/values/identifiers';
import type { RoutingTime } from '@kardan/contract/values/inbox';
import { sql } from 'kysely';
import type { Database, Tx } from '../../../db/database.ts';
import type { ReactionTimes } from '../response-time/deadlines.ts';
import type { RoutingRule } from './routing-rules.ts';

/** Of those dealerships that have said something. */
export async function loadReactionTimes(
  db: Database,
  dealershipIds: readonly number[],
): Promise<Map<number, ReactionTimes>> {
  if (dealershipIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('inboxSetting')
    .select(['dealershipId', 'targetMinutes', 'reminderMinutes', 'escalationMinutes'])
    .where('dealershipId', 'in', [...dealershipIds])
    .execute();
  return new Map(rows.map(({ dealershipId, ...reaction }) => [dealershipId, reaction]));
}

export async function saveReactionTimes(tx: Tx, dealershipId: number, reaction: ReactionTimes): Promise<void> {
  await tx
    .insertInto('inboxSetting')
    .values({ dealershipId, ...reaction })
    .onConflict((conflict) => conflict.column('dealershipId').doUpdateSet({ ...reaction }))
    .execute();
}

/** In the order in which they are asked. */
export async function loadRoutingRules(db: Database, dealershipId: number): Promise<RoutingRule[]> {
  const rows = await db
    .selectFrom('routingRule')
    .select(['makeIds', 'languages', 'subjects', 'time', 'accountId'])
    .where('dealershipId', '=', dealershipId)
    .orderBy('position')
    .execute();
  return rows.map(({ makeIds, languages, subjects, time, accountId }) => ({
    makeIds,
    languages: languages as Language[],
    subjects: subjects as InquirySubject[],
    time: time as RoutingTime,
    accountId,
  }));
}

export async function replaceRoutingRules(tx: Tx, dealershipId: number, rules: RoutingRule[]): Promise<void> {
  await tx.deleteFrom('routingRule').where('dealershipId', '=', dealershipId).execute();
  if (rules.length === 0) return;
  await tx
    .insertInto('routingRule')
    .values(rules.map((rule, position) => ({ dealershipId, position, ...rule })))
    .execute();
}

/** One change of a dealership's settings at a time. */
export async function lockInboxSettings(tx: Tx, dealershipId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('inbox-settings', ${dealershipId}))`.execute(tx);
}

export function loadMakes(db: Database) {
  return db.selectFrom('make').select(['id', 'slug', 'name']).execute();
}

export interface Colleague {
  accountId: number;
  name: string;
  email: string;
  language: Language;
  isOwner: boolean;
}

/** Who works in a dealership's inbox now, by name: its staff and owners, and the owners of its group. */
export async function loadColleagues(db: Database | Tx, dealershipId: number): Promise<Colleague[]> {
  const { rows } = await sql<Colleague>`
    select account.id as "accountId", account.display_name as name, account.email, account.language,
      bool_or(given.is_owner) as "isOwner"
    from (
      select account_id, role = 'dealer-owner' as is_owner from membership
      where dealership_id = ${dealershipId} and accepted_at is not null
      union all
      select account_id, true from group_membership join dealership using (group_id)
      where dealership.id = ${dealershipId} and role = 'group-owner'
    ) as given
    join account on account.id = given.account_id and account.state = 'active'
    group by account.id
    order by account.display_name collate people, account.id`.execute(db);
  return rows;
}

/** Those that wait for an answer, with what their clock begins at. */
export function loadOpenThreads(tx: Tx, dealershipId: number) {
  return tx
    .selectFrom('inquiryRecipient')
    .select(['id', 'waitingSince'])
    .where('dealershipId', '=', dealershipId)
    .where('state', '=', 'open')
    .forUpdate()
    .execute();
}
