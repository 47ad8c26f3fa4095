import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../db/database.ts';
import { loadEnv } from '../../../env.ts';
import { inviteGroupMember } from '../../../team/group/invite-group-member.ts';
import { buildAccount } from '../../../testing/build-account.ts';
import { buildGroup } from '../../../testing/build-group.ts';
import { buildSignedIn } from '../../../testing/build-signed-in.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { loadOpenToken } from '../../links/account-token-store.ts';
import { saveCompanyRoles } from './save-company-roles.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

test('what the company account says of a group counts, not what somebody was invited for, nor whom they invited before', async () => {
  const { db } = database;
  const group = await buildGroup(db);
  const owner = await buildSignedIn(db, { groups: { [group.id]: 'group-owner' } });
  const person = await buildAccount(db);
  const invite = async (actor: typeof owner, email: string) => {
    const whom = { email, displayName: 'Neu', role: 'group-owner' } as const;
    await inviteGroupMember({ db, env: loadEnv() }, actor, group.slug, whom);
    const tokens = db.selectFrom('accountToken').select('id').where('groupId', '=', group.id);
    return (await tokens.orderBy('createdAt', 'desc').executeTakeFirstOrThrow()).id;
  };
  const isOpen = async (token: string) => (await loadOpenToken(db, token, 'invite')) !== undefined;
  const link = await invite(owner, person.email);
  const signIn = (of: { id: number; email: string; displayName: string }, role: 'group-analyst') =>
    inTransaction(db, (tx) =>
      saveCompanyRoles(tx, { ...of, requestId: undefined }, group.id, { group: role, dealerships: new Map() }),
    );
  expect(await isOpen(link)).toBe(true);
  await signIn(person, 'group-analyst');
  expect(await isOpen(link)).toBe(false);
  const roles = db.selectFrom('groupMembership').select('role').where('accountId', '=', person.id);
  expect(await roles.execute()).toEqual([{ role: 'group-analyst' }]);
  expect(await db.selectFrom('groupInvitation').selectAll().execute()).toEqual([]);
  const sent = await invite(owner, 'spaeter@test.example');
  const { email, displayName } = await db
    .selectFrom('account')
    .select(['email', 'displayName'])
    .where('id', '=', owner.accountId as number)
    .executeTakeFirstOrThrow();
  await signIn({ id: owner.accountId as number, email, displayName }, 'group-analyst');
  expect(await isOpen(sent)).toBe(false);
});
