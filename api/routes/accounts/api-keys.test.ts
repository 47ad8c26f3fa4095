import { keyBounds } from '@kardan/contract/values/api-keys';
import { newKeyToken } from '@kardan/core/accounts/keys/key-token';
import { remindOfKeys } from '@kardan/core/accounts/keys/mails/remind-of-keys';
import { signAccessToken } from '@kardan/core/accounts/sessions/access-token';
import { buildAccount, buildSession } from '@kardan/core/testing/build-account';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { buildKey } from '@kardan/core/testing/build-key';
import { buildListing } from '@kardan/core/testing/build-listing';
import { storedRows } from '@kardan/core/testing/stored-rows';
import { caughtMails } from '@kardan/services/testing/caught-mails';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guessKeys } from '../../testing/guess-keys.ts';
import { ownAddress, sendAllMails } from '../../testing/inquiries.ts';
import { call } from '../../testing/sign-in.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { staffRights } from '../../testing/test-tokens.ts';

let running: TestApp;
beforeAll(async () => {
  running = await createTestApp();
});
afterAll(() => running[Symbol.asyncDispose]());

const dayMs = 86_400_000;

async function ownDealership(overrides: { groupId?: number } = {}) {
  const { db } = running.database;
  const dealership = await buildDealership(db, overrides);
  const owner = await buildAccount(db, staffRights(dealership.id, 'dealer-owner'), { email: ownAddress('chefin') });
  const token = await tokenOf(owner.id);
  const keys = `/admin/dealership/${dealership.id}/keys`;
  const stock = `/admin/dealership/${dealership.id}/listings`;
  const make = (wanted: object = {}) =>
    call(running, 'POST', keys, { name: 'DMS', scopes: ['stock'], ...wanted }, { token });
  return { dealership, owner, token, keys, stock, make };
}

async function tokenOf(accountId: number, session: Parameters<typeof buildSession>[2] = {}) {
  const sessionId = await buildSession(running.database.db, accountId, session);
  return signAccessToken(running.services.env, { accountId, sessionId });
}

const stored = (id: string) =>
  running.database.db.selectFrom('apiKey').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

test('a key is told once, works at once for what it is for, and its secret is stored nowhere', async () => {
  const { make, keys, stock, token, owner } = await ownDealership();
  const made = await make({ networks: ['10.0.0.1/8', '10.1.2.3', '2001:db8::/32'] });
  expect(made.status).toBe(201);
  const { key, token: secret } = made.body;
  expect(key).toMatchObject({
    name: 'DMS',
    ofGroup: false,
    state: 'live',
    scopes: ['stock'],
    networks: ['10.0.0.0/8', '10.1.2.3/32', '2001:db8::/32'],
    createdBy: owner.displayName,
    lastUsedOn: null,
  });
  const lives = (new Date(key.expiresAt).getTime() - Date.now()) / dayMs;
  expect(lives).toBeGreaterThan(364.9);
  expect(lives).toBeLessThan(365.1);

  expect((await call(running, 'GET', stock, undefined, { token: secret })).status).toBe(200);
  const { items } = (await call(running, 'GET', keys, undefined, { token })).body;
  expect(items).toMatchObject([{ id: key.id, lastUsedOn: expect.stringMatching(/^20/) }]);
  const [, , secretPart] = secret.split('_');
  for (const rows of (await storedRows(running.database.db)).values()) expect(rows.join()).not.toContain(secretPart);
});

test('a key does what its scopes name, in its own dealership, and nothing that is people’s', async () => {
  const { db } = running.database;
  const { dealership, keys, stock } = await ownDealership();
  const other = await buildDealership(db);
  const { token } = await buildKey(db, { dealershipId: dealership.id, scopes: ['pictures'] });
  const ends = async (path: string) => {
    const { status, body } = await call(running, 'GET', path, undefined, { token });
    return [status, body.code];
  };
  expect(await ends(stock)).toEqual([403, 'key-without-scope']);
  expect(await ends(keys)).toEqual([403, 'key-without-scope']);
  expect(await ends('/admin/account')).toEqual([403, 'key-without-scope']);
  const unused = '5f0c7a52-0000-4000-8000-000000000001';
  expect(await ends(`/admin/dealership/${other.id}/image/${unused}`)).toEqual([404, 'not-found']);
  expect(await ends(`/admin/dealership/${dealership.id}/image/${unused}`)).toEqual([404, 'not-found']);
});

test('wrong, ended, revoked, from elsewhere, mistyped: all are answered alike, and a suspended dealership’s only reads', async () => {
  const { db } = running.database;
  const { dealership, stock } = await ownDealership();
  const of = { dealershipId: dealership.id };
  const live = await buildKey(db, of);
  const refused = {
    'another secret': newKeyToken(live.id).token,
    unknown: newKeyToken('000000000000').token,
    mistyped: live.token.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
    ended: (await buildKey(db, { ...of, expiresAt: new Date(Date.now() - 1_000) })).token,
    revoked: (await buildKey(db, { ...of, revokedAt: new Date() })).token,
    'from elsewhere': (await buildKey(db, { ...of, networks: ['192.0.2.0/24'] })).token,
    'a secret of before that is over': await overlapping(of, -1_000),
  };
  const bodies = new Set<string>();
  for (const [name, token] of Object.entries(refused)) {
    const { status, body } = await call(running, 'GET', stock, undefined, { token });
    expect([name, status]).toEqual([name, 401]);
    bodies.add(JSON.stringify({ ...body, requestId: '' }));
  }
  expect(bodies.size).toBe(1);
  const good = [live.token, await overlapping(of, dayMs)];
  for (const token of good) expect((await call(running, 'GET', stock, undefined, { token })).status).toBe(200);

  await db.updateTable('dealership').set({ state: 'suspended' }).where('id', '=', dealership.id).execute();
  const { id } = await buildListing(db, { dealershipId: dealership.id });
  const [token] = good;
  const path = `/admin/dealership/${dealership.id}/listing/${id}`;
  expect((await call(running, 'GET', path, undefined, { token: token as string })).status).toBe(200);
  const changed = await call(running, 'POST', `${path}/state`, { state: 'sold' }, { token: token as string });
  expect(changed.body.code).toBe('dealership-suspended');
});

/** The token of before of a key that has a new secret. */
async function overlapping(of: { dealershipId: number }, forMs: number): Promise<string> {
  const { db } = running.database;
  const { id, token } = await buildKey(db, of);
  const { secretHash } = await stored(id);
  await db
    .updateTable('apiKey')
    .set({ previousHash: secretHash, previousUntil: new Date(Date.now() + forMs), secretHash: 'f'.repeat(64) })
    .where('id', '=', id)
    .execute();
  return token;
}

test('a key works from its networks alone, IPv4 also when it comes as IPv6', async () => {
  const { db } = running.database;
  const { dealership, stock } = await ownDealership();
  const networks = ['198.51.100.7/32', '2001:db8:1::/48'];
  const { token } = await buildKey(db, { dealershipId: dealership.id, networks });
  const from = async (address: string) =>
    (await call(running, 'GET', stock, undefined, { token, from: address })).status;
  expect(await from('198.51.100.7')).toBe(200);
  expect(await from('::ffff:198.51.100.7')).toBe(200);
  expect(await from('2001:db8:1:9::1')).toBe(200);
  expect(await from('198.51.100.8')).toBe(401);
  expect(await from('2001:db8:2::1')).toBe(401);
});

test('a new secret works at once; the one of before as long as is wanted, and a second rotation ends the first', async () => {
  const { make, keys, stock, token } = await ownDealership();
  const { key, token: first } = (await make()).body;
  const works = async (secret: string) =>
    (await call(running, 'GET', stock, undefined, { token: secret })).status === 200;
  const rotate = (overlapDays?: number) =>
    call(running, 'POST', `${keys}/${key.id}/rotate`, overlapDays === undefined ? {} : { overlapDays }, { token });
  const { token: second, key: rotated } = (await rotate(7)).body;
  expect(rotated).toMatchObject({ id: key.id, previousUntil: expect.any(String), rotatedAt: expect.any(String) });
  expect([await works(first), await works(second)]).toEqual([true, true]);
  const { token: third } = (await rotate()).body;
  expect([await works(first), await works(second), await works(third)]).toEqual([false, true, true]);
  const { token: fourth } = (await rotate(0)).body;
  expect([await works(second), await works(third), await works(fourth)]).toEqual([false, false, true]);
  expect((await rotate(8)).status).toBe(400);

  expect((await call(running, 'DELETE', `${keys}/${key.id}`, undefined, { token })).status).toBe(204);
  expect(await works(fourth)).toBe(false);
  expect((await call(running, 'DELETE', `${keys}/${key.id}`, undefined, { token })).status).toBe(204);
  expect((await rotate()).status).toBe(404);
  expect((await call(running, 'GET', keys, undefined, { token })).body.items).toMatchObject([{ state: 'revoked' }]);
});

test('a key that has ended works again, with its secret, once it is given more time', async () => {
  const { dealership, keys, stock, token } = await ownDealership();
  const ended = { dealershipId: dealership.id, expiresAt: new Date(Date.now() - 1_000) };
  const { id, token: secret } = await buildKey(running.database.db, ended);
  const status = async () => (await call(running, 'GET', stock, undefined, { token: secret })).status;
  expect(await status()).toBe(401);
  const change = { name: 'DMS', scopes: ['stock'], networks: [], days: 30 };
  expect((await call(running, 'PUT', `${keys}/${id}`, change, { token })).body).toMatchObject({ id, state: 'live' });
  expect(await status()).toBe(200);
});

test('only owners with a fresh sign-in make, change and rotate keys; each act is on record without a secret', async () => {
  const { db } = running.database;
  const { owner, dealership, keys, make, token } = await ownDealership();
  const stale = await tokenOf(owner.id, { signedInAt: new Date(Date.now() - 16 * 60_000) });
  const wanted = { name: 'DMS', scopes: ['stock'] };
  expect((await call(running, 'POST', keys, wanted, { token: stale })).body.code).toBe('sign-in-again');
  const { key } = (await make()).body;
  const change = { name: 'Autrado', scopes: ['stock', 'inquiries'], networks: ['203.0.113.0/24'], days: 10 };
  expect((await call(running, 'PUT', `${keys}/${key.id}`, change, { token: stale })).body.code).toBe('sign-in-again');
  const rotation = await call(running, 'POST', `${keys}/${key.id}/rotate`, {}, { token: stale });
  expect(rotation.body.code).toBe('sign-in-again');
  expect((await call(running, 'PUT', `${keys}/${key.id}`, change, { token })).body).toMatchObject({
    name: 'Autrado',
    scopes: ['stock', 'inquiries'],
    networks: ['203.0.113.0/24'],
  });
  await call(running, 'DELETE', `${keys}/${key.id}`, undefined, { token: stale });
  const acts = await db
    .selectFrom('auditEntry')
    .select(['action', 'before', 'after'])
    .where('dealershipId', '=', dealership.id)
    .orderBy('at')
    .execute();
  expect(acts.map(({ action }) => action)).toEqual(['api-key.created', 'api-key.changed', 'api-key.revoked']);
  expect(acts[1]).toMatchObject({ before: { name: 'DMS', scopes: ['stock'] }, after: { name: 'Autrado' } });
  expect(JSON.stringify(acts)).not.toMatch(/hash|secret/i);
});

test('a group’s key works in all its dealerships and no other; its dealerships see it, and change nothing of it', async () => {
  const { db } = running.database;
  const group = await db
    .insertInto('dealerGroup')
    .values({ slug: 'gruppe-nord', name: 'Gruppe Nord' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const one = await ownDealership({ groupId: group.id });
  const two = await ownDealership({ groupId: group.id });
  const other = await ownDealership();
  const { id: ownerId } = await buildAccount(db, { groups: { [group.id]: 'group-owner' } });
  const token = await tokenOf(ownerId);
  const keys = `/admin/group/${group.id}/keys`;
  const made = await call(running, 'POST', keys, { name: 'Konzern', scopes: ['stock'] }, { token });
  expect(made.body.key).toMatchObject({ ofGroup: true });
  const statusOf = async ({ stock }: { stock: string }) =>
    (await call(running, 'GET', stock, undefined, { token: made.body.token })).status;
  expect([await statusOf(one), await statusOf(two), await statusOf(other)]).toEqual([200, 200, 404]);

  const { items } = (await call(running, 'GET', one.keys, undefined, { token: one.token })).body;
  expect(items).toMatchObject([{ name: 'Konzern', ofGroup: true }]);
  const revoked = await call(running, 'DELETE', `${one.keys}/${made.body.key.id}`, undefined, { token: one.token });
  expect(revoked.status).toBe(404);
  expect((await call(running, 'GET', keys, undefined, { token: one.token })).status).toBe(404);
});

test('another dealership’s key does not exist, and twenty are enough', async () => {
  const { db } = running.database;
  const { dealership, make, keys, token } = await ownDealership();
  const other = await ownDealership();
  const { key } = (await other.make()).body;
  for (const [method, path] of [
    ['POST', `${keys}/${key.id}/rotate`],
    ['DELETE', `${keys}/${key.id}`],
  ] as const) {
    expect((await call(running, method, path, method === 'POST' ? {} : undefined, { token })).status).toBe(404);
  }
  await buildKey(db, { dealershipId: dealership.id, revokedAt: new Date() });
  for (let count = 0; count < keyBounds.live; count++) await buildKey(db, { dealershipId: dealership.id });
  expect((await make()).body.code).toBe('too-many-keys');
});

test('owners are mailed when a key is made and two weeks before it ends, once, and again when it was given more time', async () => {
  const { db } = running.database;
  const { owner, dealership, make, keys, token } = await ownDealership();
  const { key } = (await make({ name: 'Carzilla' })).body;
  await sendAllMails(running);
  const subjects = async () => (await caughtMails(owner.email)).map(({ subject }) => subject.split(' · ')[0]);
  expect(await subjects()).toEqual(['Neuer API-Schlüssel']);
  const [mail] = await caughtMails(owner.email);
  expect(mail?.text).toContain(`kdn_${key.id}_`);
  expect(mail?.text).toContain('Carzilla');

  expect(await remindOfKeys({ db })).toBe(0);
  const endsIn = (days: number) =>
    db
      .updateTable('apiKey')
      .set({ expiresAt: new Date(Date.now() + days * dayMs), createdAt: new Date(Date.now() - 300 * dayMs) })
      .where('id', '=', key.id)
      .execute();
  await endsIn(13.9);
  expect([await remindOfKeys({ db }), await remindOfKeys({ db })]).toEqual([1, 0]);
  await sendAllMails(running);
  expect((await subjects()).sort()).toEqual(['Ein API-Schlüssel läuft ab', 'Neuer API-Schlüssel']);

  const change = { name: 'Carzilla', scopes: ['stock'], networks: [], days: 365 };
  await call(running, 'PUT', `${keys}/${key.id}`, change, { token });
  await endsIn(10);
  expect(await remindOfKeys({ db })).toBe(1);

  // Long over: forgotten.
  const { id } = await buildKey(db, { dealershipId: dealership.id, expiresAt: new Date(Date.now() - 91 * dayMs) });
  await remindOfKeys({ db });
  expect(await db.selectFrom('apiKey').select('id').where('id', '=', id).execute()).toEqual([]);
});

test('owners are mailed when a key may do more than before, and not when it may do less', async () => {
  const { owner, make, keys, token } = await ownDealership();
  const { key } = (await make({ networks: ['203.0.113.0/24'] })).body;
  const notices = async (change: object) => {
    const body = { name: 'DMS', scopes: ['stock'], networks: ['203.0.113.0/24'], ...change };
    expect((await call(running, 'PUT', `${keys}/${key.id}`, body, { token })).status).toBe(200);
    const mails = await running.database.db
      .selectFrom('mail')
      .select('payload')
      .where('recipient', '=', owner.email)
      .execute();
    return mails.filter(({ payload }) => JSON.stringify(payload).includes('widened')).length;
  };
  expect(await notices({ name: 'Neu', days: 10 })).toBe(0);
  expect(await notices({ scopes: ['stock', 'inquiries'] })).toBe(1);
  expect(await notices({})).toBe(1);
  expect(await notices({ networks: [] })).toBe(2);
  expect(await notices({})).toBe(2);
  expect(await notices({ days: 100 })).toBe(3);
});

test('a key’s use is written once a day, and not when it is refused', async () => {
  const { db } = running.database;
  const { dealership, stock } = await ownDealership();
  const { id, token } = await buildKey(db, { dealershipId: dealership.id, lastUsedOn: '2020-01-01' });
  const read = (from: string) => call(running, 'GET', from, undefined, { token });
  await read('/admin/account');
  expect((await stored(id)).lastUsedOn).toBe('2020-01-01');
  await read(stock);
  const { lastUsedOn, updatedAt } = await stored(id);
  expect(lastUsedOn).not.toBe('2020-01-01');
  await read(stock);
  expect((await stored(id)).updatedAt).toEqual(updatedAt);
});

test('what a key changes is told by the key’s name, in the car’s history and in the dealership’s', async () => {
  const { db } = running.database;
  const { dealership, token: ownerToken } = await ownDealership();
  const { id } = await buildListing(db, { dealershipId: dealership.id });
  const { token } = await buildKey(db, { dealershipId: dealership.id, name: 'Autrado', scopes: ['stock'] });
  const path = `/admin/dealership/${dealership.id}/listing/${id}`;
  expect((await call(running, 'POST', `${path}/state`, { state: 'reserved' }, { token })).status).toBe(200);
  const { items } = (await call(running, 'GET', `${path}/history`, undefined, { token })).body;
  expect(items).toMatchObject([{ by: 'API: Autrado' }]);
  const history = await call(running, 'GET', `/admin/dealership/${dealership.id}/history`, undefined, {
    token: ownerToken,
  });
  expect(history.body.items).toMatchObject([{ actor: { accountId: null, name: 'API: Autrado' }, onBehalf: false }]);
});

test('calls of a key are counted by the key and told in headers; beyond them it waits as long as it is told', async () => {
  const { db } = running.database;
  const { dealership } = await ownDealership();
  const path = `/admin/dealership/${dealership.id}/listings/export`;
  const one = await buildKey(db, { dealershipId: dealership.id });
  const two = await buildKey(db, { dealershipId: dealership.id });
  const answers = [];
  for (let turn = 0; turn < 21; turn++) answers.push(await call(running, 'GET', path, undefined, { token: one.token }));
  expect(answers[0]?.headers).toMatchObject({ 'ratelimit-limit': '20', 'ratelimit-remaining': '19' });
  const last = answers.at(-1);
  expect(last?.status).toBe(429);
  expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await call(running, 'GET', path, undefined, { token: two.token })).status).toBe(200);
});

test('300 guesses at the secret of a key whose name is known give nothing, and its owner goes on undisturbed', async () => {
  expect(await guessKeys(running, 300)).toEqual({ unauthenticated: 300, owner: 200 });
});
