import { randomBytes } from 'node:crypto';
import type { DealershipRole, GroupRole } from '@kardan/contract/values/accounts';
import type { Insertable, Selectable } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Account, Session } from '../db/schema.gen.ts';

/** What an account of a test may do, by ids of dealerships and groups. */
export interface AccountRights {
  isOperator?: boolean;
  isEditor?: boolean;
  memberships?: Record<number, DealershipRole>;
  groups?: Record<number, GroupRole>;
  /** Dealerships that an operator has declared to change things for. */
  actingFor?: readonly number[];
}

/** Inserts an account that can sign in, with whatever the test says otherwise. */
export async function buildAccount(
  db: Database,
  { isOperator = false, isEditor = false, memberships = {}, groups = {}, actingFor = [] }: AccountRights = {},
  overrides: Partial<Insertable<Account>> = {},
): Promise<Selectable<Account>> {
  const name = `konto-${randomBytes(6).toString('hex')}`;
  const account = await db
    .insertInto('account')
    .values({
      email: `${name}@test.example`,
      displayName: `Konto ${name}`,
      state: 'active',
      isOperator,
      isEditor,
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  for (const [dealershipId, role] of Object.entries(memberships)) {
    await db
      .insertInto('membership')
      .values({
        accountId: account.id,
        dealershipId: Number(dealershipId),
        role,
        invitedName: account.displayName,
        invitedEmail: account.email,
        acceptedAt: new Date(),
      })
      .execute();
  }
  for (const [groupId, role] of Object.entries(groups)) {
    await db
      .insertInto('groupMembership')
      .values({ accountId: account.id, groupId: Number(groupId), role })
      .execute();
  }
  for (const dealershipId of actingFor) {
    const until = new Date(Date.now() + 3_600_000);
    await db.insertInto('actingGrant').values({ accountId: account.id, dealershipId, reason: 'Test', until }).execute();
  }
  return account;
}

/** A session of the account with all that may be asked of one, unless the test says otherwise. */
export async function buildSession(
  db: Database,
  accountId: number,
  overrides: Partial<Insertable<Session>> = {},
): Promise<string> {
  const { id } = await db
    .insertInto('session')
    .values({
      accountId,
      kind: 'browser',
      isStrong: true,
      deviceLabel: 'Test',
      expiresAt: new Date(Date.now() + 3_600_000),
      ...overrides,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
