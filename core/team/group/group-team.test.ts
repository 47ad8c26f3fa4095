import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../accounts/actor.ts';
import { acceptGroupInvitation } from '../../accounts/links/account-token-store.ts';
import { inTransaction, type Tx } from '../../db/database.ts';
import { loadEnv } from '../../env.ts';
import { buildAccount } from '../../testing/build-account.ts';
import { buildDealership } from '../../testing/build-dealership.ts';
import { buildGroup } from '../../testing/build-group.ts';
import { buildSignedIn } from '../../testing/build-signed-in.ts';
import { countWaiting } from '../../testing/count-waiting.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { changeGroupMember, removeGroupMember } from './change-group-members.ts';
import { deleteGroupMember, lockGroupTeam } from './group-member-store.ts';
import { inviteGroupMember } from './invite-group-member.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

async function groupOf(sites: number) {
  const { db } = database;
  const group = await buildGroup(db, 'Gruppe Lechner');
  const dealershipIds: number[] = [];
  for (let built = 0; built < sites; built++) dealershipIds.push((await buildDealership(db, { groupId: group.id })).id);
  const invite = (actor: Actor, email: string, role: 'group-owner' | 'group-analyst' = 'group-owner') =>
    inviteGroupMember({ db, env: loadEnv() }, actor, group.slug, { email, displayName: 'Neu', role });
  const owner = () => buildSignedIn(db, { groups: { [group.id]: 'group-owner' } });
  return { group, dealershipIds, invite, owner };
}

async function memberIdOf({ accountId }: Actor): Promise<string> {
  const query = database.db
    .selectFrom('groupMembership')
    .select('id')
    .where('accountId', '=', accountId as number);
  return (await query.executeTakeFirstOrThrow()).id;
}

async function rolesIn(groupId: number): Promise<string[]> {
  const query = database.db.selectFrom('groupMembership').select('role').where('groupId', '=', groupId);
  return (await query.orderBy('role').execute()).map(({ role }) => role);
}

/** What is called waits for what the transaction holds, until it is over. */
async function whileHeld(hold: (tx: Tx) => Promise<unknown>, call: () => Promise<unknown>) {
  const { calling } = await inTransaction(database.db, async (tx) => {
    await hold(tx);
    const calling = call();
    calling.catch(() => undefined);
    await expect.poll(() => countWaiting(database.reader)).toBe(1);
    return { calling };
  });
  return calling;
}

test('an operator changes the team of a group that has an owner once they have declared to act for each of its dealerships, and it says so', async () => {
  const { db } = database;
  const { group, dealershipIds, invite, owner } = await groupOf(2);
  const analyst = await buildSignedIn(db, { groups: { [group.id]: 'group-analyst' } });
  const manager = await owner();
  const undeclared = { code: 'acting-undeclared' };
  for (const actingFor of [[], dealershipIds.slice(1)]) {
    const operator = await buildSignedIn(db, { isOperator: true, actingFor });
    await expect(invite(operator, 'erste@test.example')).rejects.toMatchObject(undeclared);
    const member = await memberIdOf(analyst);
    await expect(changeGroupMember({ db }, operator, group.slug, member, 'group-owner')).rejects.toMatchObject(
      undeclared,
    );
    await expect(removeGroupMember({ db }, operator, group.slug, member)).rejects.toMatchObject(undeclared);
  }
  const operator = await buildSignedIn(db, { isOperator: true, actingFor: dealershipIds });
  await invite(operator, 'zweite@test.example');
  await removeGroupMember({ db }, operator, group.slug, await memberIdOf(analyst));
  await invite(manager, 'dritte@test.example');
  const acts = db
    .selectFrom('auditEntry')
    .select(['action', 'onBehalf'])
    .where('actorAccountId', 'in', [operator.accountId, manager.accountId]);
  expect(await acts.orderBy('at').execute()).toEqual([
    { action: 'group-member.invited', onBehalf: true },
    { action: 'group-member.removed', onBehalf: true },
    { action: 'group-member.invited', onBehalf: false },
  ]);
});

test('while nobody owns a group an operator says who does without declaring anything; owners of its dealerships learn of it, by one mail each', async () => {
  const { db } = database;
  const { dealershipIds, invite } = await groupOf(2);
  const owners = Object.fromEntries(dealershipIds.map((id) => [id, 'dealer-owner' as const]));
  const { email } = await buildAccount(db, { memberships: owners });
  const operator = await buildSignedIn(db, { isOperator: true });
  await invite(operator, 'leitung@test.example');
  const mails = db.selectFrom('mail').select(['template', 'payload']).where('recipient', '=', email);
  expect(await mails.execute()).toMatchObject([
    { template: 'owner-notice', payload: { actIds: [expect.any(String)] } },
  ]);
});

test('who is made less while they accept their invitation is less, and who is taken out is out', async () => {
  const { db } = database;
  const { group, invite, owner } = await groupOf(1);
  const manager = await owner();
  const acceptDuring = async (change: (memberId: string) => Promise<void>) => {
    const person = await buildAccount(db);
    const { id } = await invite(manager, person.email);
    await whileHeld(
      (tx) => acceptGroupInvitation(tx, person.id, group.id),
      () => change(id),
    );
  };
  await acceptDuring((id) => changeGroupMember({ db }, manager, group.slug, id, 'group-analyst'));
  expect(await rolesIn(group.id)).toEqual(['group-owner', 'group-analyst']);
  await acceptDuring((id) => removeGroupMember({ db }, manager, group.slug, id));
  expect(await rolesIn(group.id)).toEqual(['group-owner', 'group-analyst']);
});

test('whoever is taken out of a group while their call waits changes nothing in it any more', async () => {
  const { db } = database;
  const { group, invite, owner } = await groupOf(1);
  const [first, second] = [await owner(), await owner()];
  const takeOut = async (tx: Tx, actor: Actor) => {
    const memberId = await memberIdOf(actor);
    await lockGroupTeam(tx, group.id);
    await deleteGroupMember(tx, memberId);
  };
  const gone = { code: 'not-found' };
  await expect(
    whileHeld(
      (tx) => takeOut(tx, second),
      () => invite(second, 'spaet@test.example'),
    ),
  ).rejects.toMatchObject(gone);
  const third = await owner();
  const firstMember = await memberIdOf(first);
  await expect(
    whileHeld(
      (tx) => takeOut(tx, third),
      () => removeGroupMember({ db }, third, group.slug, firstMember),
    ),
  ).rejects.toMatchObject(gone);
  expect(await rolesIn(group.id)).toEqual(['group-owner']);
});
