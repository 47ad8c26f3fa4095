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
    const accepted = { invitedName: account.displayName, acceptedAt: sql<Date>`now()` };
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
