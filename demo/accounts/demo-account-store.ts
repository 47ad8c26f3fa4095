import type { DealershipRole, GroupRole } from '@kardan/contract/values/accounts';
import type { Database } from '@kardan/core/db/database';
import { sql } from 'kysely';

export async function loadFirstDealerships(
  db: Database,
  state: 'active' | 'suspended',
  limit: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('dealership')
    .select('id')
    .where('state', '=', state)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function insertDemoGroup(
  db: Database,
  { name, slug, dealershipIds }: { name: string; slug: string; dealershipIds: number[] },
): Promise<number> {
  const { id } = await db.insertInto('dealerGroup').values({ name, slug }).returning('id').executeTakeFirstOrThrow();
  if (dealershipIds.length > 0) {
    await db.updateTable('dealership').set({ groupId: id }).where('id', 'in', dealershipIds).execute();
  }
  return id;
}

interface NewDemoAccount {
  email: string;
  displayName: string;
  passwordHash: string;
  isOperator?: true;
  isEditor?: true;
  member?: { dealershipId: number; role: DealershipRole };
  group?: { groupId: number; role: GroupRole };
}

export async function insertDemoAccount(db: Database, { member, group, ...account }: NewDemoAccount): Promise<number> {
  const { id } = await db
    .insertInto('account')
    .values({ ...account, state: 'active', isDemo: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (member) {
    const accepted = { invitedName: account.displayName, invitedEmail: account.email, acceptedAt: sql<Date>`now()` };
    await db
      .insertInto('membership')
      .values({ accountId: id, ...member, ...accepted })
      .execute();
  }
  if (group) {
    await db
      .insertInto('groupMembership')
      .values({ accountId: id, ...group })
      .execute();
  }
  return id;
}

export async function insertDemoTotp(db: Database, accountId: number, secretEncrypted: string): Promise<void> {
  await db.insertInto('totp').values({ accountId, secretEncrypted, confirmedAt: sql<Date>`now()` }).execute();
}

/** Why the demo's suspended dealerships are so, as their owners and operators read it. */
export async function insertDemoRestrictions(db: Database, today: string): Promise<void> {
  await sql`
    insert into dealership_restriction
      (dealership_id, kind, facts, ground, clause, found_by, announced_at, effective_at, applied_at, complaint_until, decided_by)
    select dealership.id, 'suspended',
      'Mehrere Inserate nennen einen Kilometerstand, der unter dem des letzten Pickerl-Gutachtens liegt. Auf unsere Fragen vom 2. und 9. des Monats haben Sie nicht geantwortet.',
      'terms', 'AGB Punkt 5.2', 'notice', told.at, told.at, told.at, (${today}::date + interval '6 months' - interval '9 days')::date,
      (select id from account where is_operator and is_demo order by id limit 1)
    from dealership cross join (select ((${today}::date - 9) + time '10:20') at time zone 'Europe/Vienna' as at) as told
    where dealership.state = 'suspended'`.execute(db);
}
