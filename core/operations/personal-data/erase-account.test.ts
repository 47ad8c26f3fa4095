import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountOf } from '../../accounts/policies.ts';
import { takePortalRight } from '../../accounts/portal/portal-people.ts';
import { loadEnv } from '../../env.ts';
import { noteErasure } from '../../privacy/erasures/erasure-notes.ts';
import { buildAgent } from '../../search-agents/testing/build-agent.ts';
import { changeMember } from '../../team/change-members.ts';
import { buildAccount } from '../../testing/build-account.ts';
import { buildDealership } from '../../testing/build-dealership.ts';
import { buildSignedIn } from '../../testing/build-signed-in.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createTestMedia, type TestMedia } from '../../testing/test-media.ts';
import { eraseAccount } from './erase-account.ts';
import { erasePersonalData } from './erase-personal-data.ts';

let database: TestDatabase;
let store: TestMedia;
beforeAll(async () => {
  database = await createTestDatabase();
  store = createTestMedia();
  await noteErasure(services(), 'person', 'somebody before');
});
afterAll(async () => {
  await database[Symbol.asyncDispose]();
  await store[Symbol.asyncDispose]();
});

const services = () => ({ db: database.db, media: store.media, env: loadEnv() });
const isThere = async (accountId: number) =>
  (await database.db.selectFrom('account').select('id').where('id', '=', accountId).execute()).length === 1;

test.each(['isOperator', 'isEditor'] as const)(
  'who has a right of the portal (%s) is not erased before it is taken, and nothing of them is noted',
  async (right) => {
    const { db } = database;
    const { id, email } = await buildAccount(db, { [right]: true });
    await buildAgent(db, { fuel: ['diesel'] }, { email });
    const operator = await buildSignedIn(db, { isOperator: true });
    const noted = (await store.keys('erasures/')).length;
    const erase = () => erasePersonalData(services(), operator, { email, confirmation: email, account: true });
    await expect(erase()).rejects.toMatchObject({ code: 'portal-right-held' });
    await expect(eraseAccount(services(), email)).rejects.toMatchObject({ code: 'portal-right-held' });
    expect(await isThere(id)).toBe(true);
    const agents = await db.selectFrom('searchAgent').select('state').where('email', '=', email).execute();
    expect(agents).toEqual([{ state: 'active' }]);
    expect(await store.keys('erasures/')).toHaveLength(noted);
    await takePortalRight({ db }, operator, { accountId: id, right: right === 'isOperator' ? 'operator' : 'editor' });
    expect(await erase()).toMatchObject({ account: true, searchAgents: 1 });
    expect(await isThere(id)).toBe(false);
    expect(await store.keys('erasures/')).toHaveLength(noted + 2);
  },
);

test('an operator does not erase themselves out of the portal', async () => {
  const operator = await buildSignedIn(database.db, { isOperator: true });
  const { email } = await database.db
    .selectFrom('account')
    .select('email')
    .where('id', '=', accountOf(operator))
    .executeTakeFirstOrThrow();
  await expect(
    erasePersonalData(services(), operator, { email, confirmation: email, account: true }),
  ).rejects.toMatchObject({ code: 'portal-right-held' });
});

test('the only owner of a dealership is erased once somebody else owns it, and told of which it is before', async () => {
  const { db } = database;
  const [house, other] = [await buildDealership(db), await buildDealership(db, { state: 'suspended' })];
  const owner = await buildAccount(db, { memberships: { [house.id]: 'dealer-owner', [other.id]: 'dealer-owner' } });
  // Neither is an owner who can act.
  await buildAccount(db, { memberships: { [house.id]: 'dealer-owner' } }, { state: 'locked' });
  const staff = await buildAccount(db, { memberships: { [house.id]: 'dealer-staff', [other.id]: 'dealer-owner' } });
  const operator = await buildSignedIn(db, { isOperator: true, actingFor: [house.id] });
  const { email } = owner;
  const erase = () => erasePersonalData(services(), operator, { email, confirmation: email, account: true });
  await expect(erase()).rejects.toMatchObject({
    code: 'only-owner',
    issues: [{ path: ['account', house.name], code: 'only-owner' }],
  });
  expect(await isThere(owner.id)).toBe(true);
  const { id: memberId } = await db
    .selectFrom('membership')
    .select('id')
    .where('accountId', '=', staff.id)
    .where('dealershipId', '=', house.id)
    .executeTakeFirstOrThrow();
  await changeMember({ db }, operator, String(house.id), memberId, 'dealer-owner');
  expect(await erase()).toMatchObject({ account: true });
  expect(await isThere(owner.id)).toBe(false);
  expect(await isThere(staff.id)).toBe(true);
});

const buildGroup = () =>
  database.db
    .insertInto('dealerGroup')
    .values({ slug: `gruppe-${crypto.randomUUID()}`, name: 'Gruppe Lechner' })
    .returning('id')
    .executeTakeFirstOrThrow();

test('the only owner of a group is not erased before its dealerships that have no other owner are somebody else’s', async () => {
  const { db } = database;
  const { id: groupId } = await buildGroup();
  const [alone, owned] = [await buildDealership(db, { groupId }), await buildDealership(db, { groupId })];
  await buildDealership(db, { groupId, state: 'closed' });
  await buildAccount(db, { memberships: { [owned.id]: 'dealer-owner', [alone.id]: 'dealer-staff' } });
  await buildAccount(db, { groups: { [groupId]: 'group-owner' } }, { state: 'locked' });
  const { id, email } = await buildAccount(db, { groups: { [groupId]: 'group-owner' } });
  await expect(eraseAccount(services(), email)).rejects.toMatchObject({
    code: 'only-owner',
    issues: [{ path: ['account', alone.name], code: 'only-owner' }],
  });
  expect(await isThere(id)).toBe(true);
  await buildAccount(db, { memberships: { [alone.id]: 'dealer-owner' } });
  expect(await eraseAccount(services(), email)).toBe(true);
  expect(await isThere(id)).toBe(false);
});

test('whose dealership the owner of its group can go on with is erased', async () => {
  const { db } = database;
  const { id: groupId } = await buildGroup();
  const { id: dealershipId } = await buildDealership(db, { groupId });
  await buildAccount(db, { groups: { [groupId]: 'group-owner' } });
  const { id, email } = await buildAccount(db, { memberships: { [dealershipId]: 'dealer-owner' } });
  expect(await eraseAccount(services(), email)).toBe(true);
  expect(await isThere(id)).toBe(false);
});

test.each(['closed', 'requested'] as const)(
  'of a dealership that is %s the only owner can be erased',
  async (state) => {
    const { db } = database;
    const { id: dealershipId } = await buildDealership(db, { state });
    const { id, email } = await buildAccount(db, { memberships: { [dealershipId]: 'dealer-owner' } });
    expect(await eraseAccount(services(), email)).toBe(true);
    expect(await isThere(id)).toBe(false);
  },
);

test.each([
  ['of the dealership', 'of the dealership'],
  ['of its group', 'of its group'],
  ['of the dealership', 'of its group'],
])('of two owners who are erased at once, one %s and one %s, one stays', async (...whose) => {
  const { db } = database;
  const { id: groupId } = await buildGroup();
  const { id: dealershipId } = await buildDealership(db, { groupId });
  const owners = [];
  for (const of of whose) {
    const isOfGroup = of === 'of its group';
    const rights = isOfGroup
      ? { groups: { [groupId]: 'group-owner' as const } }
      : { memberships: { [dealershipId]: 'dealer-owner' as const } };
    owners.push(await buildAccount(db, rights));
  }
  const done = await Promise.allSettled(owners.map(({ email }) => eraseAccount(services(), email)));
  expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect((await Promise.all(owners.map(({ id }) => isThere(id)))).sort()).toEqual([false, true]);
});
