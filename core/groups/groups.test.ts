import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor, ActorSession } from '../accounts/actor.ts';
import { buildFeed } from '../feeds/testing/build-feed.ts';
import { anEditor } from '../testing/actors.ts';
import { buildDealership } from '../testing/build-dealership.ts';
import { buildCompanyAccount, buildGroup } from '../testing/build-group.ts';
import { buildKey } from '../testing/build-key.ts';
import { buildSignedIn } from '../testing/build-signed-in.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { buildWebhook } from '../webhooks/testing/build-webhook.ts';
import { createGroup } from './create-group.ts';
import { listGroups, readGroup } from './list-groups.ts';
import { removeGroup } from './remove-group.ts';
import { renameGroup } from './rename-group.ts';

let database: TestDatabase;
let operator: Actor;

beforeAll(async () => {
  database = await createTestDatabase();
  operator = await buildSignedIn(database.db, { isOperator: true });
});
afterAll(() => database[Symbol.asyncDispose]());

async function actsOf(groupId: number) {
  const query = database.db.selectFrom('auditEntry').select(['action', 'actorAccountId']);
  const rows = await query
    .where('objectKind', '=', 'group')
    .where('objectId', '=', String(groupId))
    .orderBy('at')
    .execute();
  return rows.map(({ action, actorAccountId }) => [action, actorAccountId]);
}

test('a group is made under a slug of its name that no other has, is listed, renamed and removed, all on record', async () => {
  const { db } = database;
  const group = await createGroup({ db }, operator, 'Öllinger & Söhne');
  expect(group).toMatchObject({ name: 'Öllinger & Söhne', slug: 'oellinger-soehne' });
  const twins = await Promise.all([1, 2].map(() => createGroup({ db }, operator, 'Öllinger & Söhne')));
  expect(twins.map(({ slug }) => slug).sort()).toEqual(['oellinger-soehne-2', 'oellinger-soehne-3']);
  expect((await createGroup({ db }, operator, '4711')).slug).toBe('gruppe-4711');
  await renameGroup({ db }, operator, group.slug, 'Öllinger Gruppe');
  const nothing = { dealerships: 0, keys: 0, feeds: 0, webhooks: 0, hasCompanyAccount: false };
  const renamed = { ...group, name: 'Öllinger Gruppe', ...nothing };
  expect((await listGroups({ db }, operator)).items).toContainEqual(renamed);
  expect(await readGroup({ db }, operator, String(group.id))).toEqual(renamed);
  await removeGroup({ db }, operator, String(group.id));
  await expect(async () => readGroup({ db }, operator, group.slug)).rejects.toMatchObject({ code: 'not-found' });
  const by = operator.accountId;
  expect(await actsOf(group.id)).toEqual([
    ['group.created', by],
    ['group.renamed', by],
    ['group.removed', by],
  ]);
});

test('a group stays while it has dealerships, keys that live, feeds, webhooks or a company account, and says which', async () => {
  const { db } = database;
  const { id: groupId, slug } = await buildGroup(db);
  const remove = () => removeGroup({ db }, operator, slug);
  const { id: dealershipId } = await buildDealership(db, { groupId });
  await buildKey(db, { groupId });
  await buildFeed(db, { groupId });
  await buildWebhook(db, { groupId }, 'https://dms.example/hook');
  await buildCompanyAccount(db, { groupId, domain: 'bleibt.example' });
  const left = ['dealerships', 'keys', 'feeds', 'webhooks', 'company-account'];
  await expect(remove()).rejects.toMatchObject({
    code: 'group-in-use',
    issues: left.map((what) => ({ path: [what], code: 'still-set-up' })),
  });
  await db.updateTable('dealership').set({ groupId: null }).where('id', '=', dealershipId).execute();
  await db.updateTable('apiKey').set({ revokedAt: new Date() }).where('groupId', '=', groupId).execute();
  for (const table of ['feed', 'webhook', 'identityProvider'] as const) {
    await expect(remove()).rejects.toMatchObject({ code: 'group-in-use' });
    await db.deleteFrom(table).where('groupId', '=', groupId).execute();
  }
  await remove();
});

test('groups are operators’ alone, and to remove one needs a fresh sign-in', async () => {
  const { db } = database;
  const { slug } = await buildGroup(db);
  const owner = await buildSignedIn(db, { groups: { [(await buildGroup(db)).id]: 'group-owner' } });
  for (const actor of [anEditor, owner]) {
    const refused = { code: 'forbidden' };
    await expect(createGroup({ db }, actor, 'Meine')).rejects.toMatchObject(refused);
    await expect(renameGroup({ db }, actor, slug, 'Meine')).rejects.toMatchObject(refused);
    await expect(removeGroup({ db }, actor, slug)).rejects.toMatchObject(refused);
    await expect(listGroups({ db }, actor)).rejects.toMatchObject(refused);
    await expect(async () => readGroup({ db }, actor, slug)).rejects.toMatchObject(refused);
  }
  const session = { ...(operator.session as ActorSession), signedInAt: new Date(Date.now() - 24 * 3_600_000) };
  await expect(removeGroup({ db }, { ...operator, session }, slug)).rejects.toMatchObject({ code: 'sign-in-again' });
});
