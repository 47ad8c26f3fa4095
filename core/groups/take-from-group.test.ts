import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor, ActorSession } from '../accounts/actor.ts';
import { readActorOfAccount } from '../accounts/read-actor.ts';
import { saveCompanyRoles } from '../accounts/sso/signing-in/save-company-roles.ts';
import { inTransaction } from '../db/database.ts';
import { loadEnv } from '../env.ts';
import { buildFeed } from '../feeds/testing/build-feed.ts';
import { inviteMember } from '../team/invite-member.ts';
import { buildAccount } from '../testing/build-account.ts';
import { buildDealership } from '../testing/build-dealership.ts';
import { buildCompanyAccount, buildGroup } from '../testing/build-group.ts';
import { buildListing } from '../testing/build-listing.ts';
import { buildSignedIn } from '../testing/build-signed-in.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { addToGroup } from './add-to-group.ts';
import { takeFromGroup } from './take-from-group.ts';

let database: TestDatabase;
let operator: Actor;

beforeAll(async () => {
  database = await createTestDatabase();
  operator = await buildSignedIn(database.db, { isOperator: true });
});
afterAll(() => database[Symbol.asyncDispose]());

async function ownGroup() {
  const { db } = database;
  const group = await buildGroup(db, 'Gruppe Lechner');
  const manager = await buildAccount(db, { groups: { [group.id]: 'group-owner' } });
  const dealership = await buildDealership(db);
  const owner = await buildAccount(db, { memberships: { [dealership.id]: 'dealer-owner' } });
  const named = { group: group.slug, dealership: dealership.slug };
  const add = (actor = operator) => addToGroup({ db }, actor, named);
  const take = (actor = operator) => takeFromGroup({ db }, actor, named);
  return { group, manager, dealership, owner, named, add, take };
}

async function rightIn(accountId: number, dealershipId: number) {
  return (await readActorOfAccount(database, accountId)).memberships.get(dealershipId)?.right;
}

async function openInvitations(dealershipId: number) {
  const open = database.db
    .selectFrom('accountToken')
    .innerJoin('account', 'account.id', 'accountToken.accountId')
    .select('account.email')
    .where('dealershipId', '=', dealershipId)
    .where('usedAt', 'is', null);
  return (await open.execute()).map(({ email }) => email);
}

function readAccount({ accountId }: Actor) {
  const query = database.db
    .selectFrom('account')
    .selectAll()
    .where('id', '=', accountId as number);
  return query.executeTakeFirstOrThrow();
}

async function mailsTo(recipient: string) {
  const query = database.db.selectFrom('mail').select('template').where('recipient', '=', recipient);
  return (await query.execute()).map(({ template }) => template);
}

test('whoever manages a group owns a dealership from the moment it is put in until it is taken out; both owners are told, and it is on record', async () => {
  const { manager, owner, dealership, group, add, take } = await ownGroup();
  await add();
  expect(await rightIn(manager.id, dealership.id)).toBe('owner');
  // Again is no other act.
  await add();
  await take();
  expect(await rightIn(manager.id, dealership.id)).toBeUndefined();
  expect(await rightIn(owner.id, dealership.id)).toBe('owner');
  for (const { email } of [manager, owner]) expect(await mailsTo(email)).toEqual(['owner-notice', 'owner-notice']);
  const acts = database.db.selectFrom('auditEntry').select(['action', 'before', 'after', 'actorAccountId']);
  expect(await acts.where('dealershipId', '=', dealership.id).orderBy('at').execute()).toEqual([
    { action: 'dealership.group-joined', before: {}, after: { group: group.name }, actorAccountId: operator.accountId },
    { action: 'dealership.group-left', before: { group: group.name }, after: {}, actorAccountId: operator.accountId },
  ]);
});

test('a dealership of another group is not put into one, a sandbox into none, and none is taken out that is not in it', async () => {
  const { db } = database;
  const { dealership, named, add, take } = await ownGroup();
  await expect(take()).rejects.toMatchObject({ code: 'not-found' });
  const { id: groupId } = await buildGroup(db);
  await db.updateTable('dealership').set({ groupId }).where('id', '=', dealership.id).execute();
  await expect(add()).rejects.toMatchObject({ code: 'other-group' });
  await expect(take()).rejects.toMatchObject({ code: 'not-found' });
  const sandbox = await buildDealership(db, { state: 'sandbox', sandboxOf: dealership.id });
  await expect(addToGroup({ db }, operator, { ...named, dealership: sandbox.slug })).rejects.toMatchObject({
    code: 'not-found',
  });
});

test('both are operators’ alone and need a fresh sign-in', async () => {
  const { db } = database;
  const { add, take, manager, group } = await ownGroup();
  const session = { ...(operator.session as ActorSession), signedInAt: new Date(Date.now() - 24 * 3_600_000) };
  const stale = { ...operator, session };
  const owner = await buildSignedIn(db, { groups: { [group.id]: 'group-owner' } });
  expect(manager.id).not.toBe(owner.accountId);
  await expect(add(stale)).rejects.toMatchObject({ code: 'sign-in-again' });
  await expect(add(owner)).rejects.toMatchObject({ code: 'forbidden' });
  await add();
  await expect(take(stale)).rejects.toMatchObject({ code: 'sign-in-again' });
  await expect(take(owner)).rejects.toMatchObject({ code: 'forbidden' });
});

test('a dealership stays while a feed of the group brings its cars or is at work, or the company account names it, and each is told', async () => {
  const { db } = database;
  const { group, dealership, add, take } = await ownGroup();
  await add();
  const siteMap = JSON.stringify({ Filiale: dealership.id });
  const feed = await buildFeed(db, { groupId: group.id, name: 'Bestand', state: 'paused', siteMap });
  const other = await buildFeed(db, { groupId: group.id, name: 'Zweiter' });
  const run = await db
    .insertInto('feedRun')
    .values({ feedId: other.id, number: 1, dry: false, state: 'applying' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await buildCompanyAccount(db, { groupId: group.id, domain: 'nennt.example', dealershipId: dealership.id });
  await expect(take()).rejects.toMatchObject({
    code: 'group-still-serves',
    issues: [
      { path: ['feeds', 'Bestand'], code: 'names-dealership' },
      { path: ['feeds', 'Zweiter'], code: 'at-work' },
      { path: ['company-account'], code: 'names-dealership' },
    ],
  });
  await db.updateTable('feed').set({ siteMap: '{}' }).where('id', '=', feed.id).execute();
  await db.deleteFrom('identityProvider').where('groupId', '=', group.id).execute();
  await expect(take()).rejects.toMatchObject({ issues: [{ path: ['feeds', 'Zweiter'] }] });
  await db.updateTable('feedRun').set({ state: 'done' }).where('id', '=', run.id).execute();
  const { id: listingId } = await buildListing(db, { dealershipId: dealership.id });
  await db
    .insertInto('feedCar')
    .values({ feedId: feed.id, dealershipId: dealership.id, number: 'A1', listingId })
    .execute();
  await take();
  // No feed of the group keeps it any more.
  expect(await db.selectFrom('feedCar').selectAll().where('listingId', '=', listingId).execute()).toEqual([]);
});

test('whom the group’s company account let in leaves the team with it, and what they or the group’s managers invited with ends; others stay', async () => {
  const { db } = database;
  const { group, manager, owner, dealership, named, add, take } = await ownGroup();
  await add();
  await buildCompanyAccount(db, { groupId: group.id, domain: 'konzern.example' });
  const staff = { memberships: { [dealership.id]: 'dealer-staff' } } as const;
  const fromCompany = await buildAccount(db, staff, { email: 'eva@konzern.example' });
  const own = await buildAccount(db, staff);
  const invite = async (actor: Actor, email: string) =>
    inviteMember({ db, env: loadEnv() }, actor, named.dealership, { email, displayName: 'Neu', role: 'dealer-staff' });
  const signedIn = await buildSignedIn(db, { groups: { [group.id]: 'group-owner' } });
  await invite(signedIn, 'von-gruppe@test.example');
  await invite(
    await buildSignedIn(db, { memberships: { [dealership.id]: 'dealer-owner' } }),
    'von-betrieb@test.example',
  );
  await take();
  expect(await rightIn(fromCompany.id, dealership.id)).toBeUndefined();
  expect(await rightIn(manager.id, dealership.id)).toBeUndefined();
  for (const { id } of [own, owner]) expect(await rightIn(id, dealership.id)).toBeDefined();
  expect(await openInvitations(dealership.id)).toEqual(['von-betrieb@test.example']);
});

test('what a manager of the group has invited with ends also where they work in the dealership or are invited there; an owner’s own goes on', async () => {
  const { db } = database;
  const { group, owner, dealership, named, add, take } = await ownGroup();
  await add();
  const manager = async (role?: 'dealer-staff' | 'dealer-owner') =>
    buildSignedIn(db, {
      groups: { [group.id]: 'group-owner' },
      ...(role && { memberships: { [dealership.id]: role } }),
    });
  const invite = (actor: Actor, email: string) => {
    const person = { email, displayName: 'Neu', role: 'dealer-owner' } as const;
    return inviteMember({ db, env: loadEnv() }, actor, named.dealership, person);
  };
  const invited = await manager();
  const { email: own } = await readAccount(invited);
  await invite(invited, own);
  await invite(invited, 'von-eingeladenem@test.example');
  await invite(await manager('dealer-staff'), 'von-mitarbeiter@test.example');
  await invite(await manager('dealer-owner'), 'von-inhaberin@test.example');
  await take();
  expect(await rightIn(owner.id, dealership.id)).toBe('owner');
  expect(await openInvitations(dealership.id)).toEqual(['von-inhaberin@test.example']);
});

test('whom the company account let in leaves also once it is gone, or its domains are open again; whoever was invited stays', async () => {
  const { db } = database;
  const { group, owner, dealership, add, take } = await ownGroup();
  await add();
  const fromCompany = await buildAccount(db, {}, { email: `eva@weg-${group.id}.example` });
  await inTransaction(db, (tx) =>
    saveCompanyRoles(tx, { ...fromCompany, requestId: undefined }, group.id, {
      group: undefined,
      dealerships: new Map([[dealership.id, 'dealer-staff' as const]]),
    }),
  );
  const invited = await buildAccount(db, { memberships: { [dealership.id]: 'dealer-staff' } });
  expect(await rightIn(fromCompany.id, dealership.id)).toBe('staff');
  await take();
  expect(await rightIn(fromCompany.id, dealership.id)).toBeUndefined();
  for (const { id } of [owner, invited]) expect(await rightIn(id, dealership.id)).toBeDefined();
});

test('a dealership that only its group owns stays in it, also when its last own owner came with the company account', async () => {
  const { db } = database;
  const { group, owner, dealership, add, take } = await ownGroup();
  await add();
  const lastOwner = { code: 'last-owner' };
  await buildCompanyAccount(db, { groupId: group.id, domain: 'alle.example' });
  await db.updateTable('account').set({ email: 'chefin@alle.example' }).where('id', '=', owner.id).execute();
  await expect(take()).rejects.toMatchObject(lastOwner);
  await db.deleteFrom('membership').where('dealershipId', '=', dealership.id).execute();
  await expect(take()).rejects.toMatchObject(lastOwner);
  expect(await rightIn(owner.id, dealership.id)).toBeUndefined();
  await inTransaction(db, (tx) =>
    tx.updateTable('dealership').set({ state: 'closed' }).where('id', '=', dealership.id).execute(),
  );
  await take();
});
