import { signAccessToken } from '@kardan/core/accounts/sessions/access-token';
import { forgetSandboxes } from '@kardan/core/dealerships/sandbox/forget-sandboxes';
import { indexListings } from '@kardan/core/search/index/index-listings';
import { buildAccount, buildSession } from '@kardan/core/testing/build-account';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { buildKey } from '@kardan/core/testing/build-key';
import { buildListing } from '@kardan/core/testing/build-listing';
import { completeCar } from '@kardan/core/testing/complete-car';
import { failingToDelete } from '@kardan/core/testing/failing-at';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildVisitor } from '../../testing/inquiries.ts';
import { call } from '../../testing/sign-in.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { staffRights } from '../../testing/test-tokens.ts';

let running: TestApp;
beforeAll(async () => {
  running = await createTestApp();
});
afterAll(() => running[Symbol.asyncDispose]());

async function ownDealership(groupId?: number) {
  const { db } = running.database;
  const dealership = await buildDealership(db, groupId === undefined ? {} : { groupId });
  const { id: accountId } = await buildAccount(db, staffRights(dealership.id, 'dealer-owner'));
  const token = await tokenOf(accountId);
  const path = `/admin/dealership/${dealership.id}/sandbox`;
  return { dealership, token, path, make: () => call(running, 'POST', path, undefined, { token }) };
}

async function tokenOf(accountId: number): Promise<string> {
  const sessionId = await buildSession(running.database.db, accountId);
  return signAccessToken(running.services.env, { accountId, sessionId });
}

/** Publishes a car in a dealership, as its people do it. */
async function publishCar(dealershipId: number, token: string, fields: object = {}) {
  const cars = `/admin/dealership/${dealershipId}/listing`;
  const body = {
    key: crypto.randomUUID(),
    fields: { ...completeCar, title: 'Prüfstein aus dem Sandkasten', ...fields },
  };
  const { body: created } = await call(running, 'POST', cars, body, { token });
  const published = await call(running, 'POST', `${cars}/${created.id}/publish`, undefined, { token });
  expect(published.body).toMatchObject({ state: 'active' });
  return published.body as { id: number; slug: string };
}

/** What the path of a public call may name, all of the real dealership. */
const named: Record<string, string> = {
  section: 'used',
  range: '0',
  make: 'volkswagen',
  model: 'golf',
  makeId: 'volkswagen',
  category: 'used-cars',
  type: 'makes',
  region: 'wien',
  district: 'innere-stadt',
  city: '1010-wien',
};

/** Where the same name means other things. */
const ids: Record<string, string> = { region: 'wien', city: '1010', listing: '', dealership: '' };

const queries: Record<string, string> = {
  '/eurotax-listing': '?make=volkswagen&model=golf',
  '/eurotax-listing/by-code': '?nationalCode=120001',
  '/search/understand': '?text=golf',
  '/search/suggest': '?text=prüfstein',
  '/data/dealership-search': '?name=sandbox',
};

/** Nothing of a car or a dealership in them, or for people with a token of their own. */
const aside = /mail\/challenge|\/own\/|monthly-report|^\/image|^\/costs\/(nova|insurance|finance|leasing|comparison)/;

async function answersOfPublicCalls(): Promise<Record<string, string>> {
  const { app } = running;
  const answers: Record<string, string> = {};
  const routes = app.registered.filter(({ method, access }) => method === 'GET' && access?.rule === 'everyone');
  for (const { url } of routes) {
    const path = url.replace('/api/v1/public', '');
    if (aside.test(path)) continue;
    const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => {
      const kind = path.split('/')[1] ?? '';
      return (name === 'id' ? ids[kind] : name === 'dealershipId' ? ids.dealership : named[name]) ?? 'unbekannt';
    });
    answers[filled] = await asked('GET', filled + (queries[path] ?? ''));
  }
  for (const [path, body] of Object.entries({
    '/search/query': { language: 'de-AT' },
    '/search/count': {},
    '/search/map': { bounds: { north: 49, south: 46, east: 17, west: 9 }, zoom: 7 },
    '/search-agent/preview': { request: {} },
  }))
    answers[path] = await asked('POST', path, body);
  return answers;
}

/** Without what changes from one moment to the next. */
async function asked(method: 'GET' | 'POST', path: string, payload?: object): Promise<string> {
  const { status, body } = await call(running, method, encodeURI(path), payload);
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return `${status} ${text.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z|"requestId":"[^"]*"/g, '…')}`;
}

test('nothing of a sandbox is public: every public call answers as if it were not there, and what names it finds nothing', async () => {
  const { db } = running.database;
  const { dealership, token, make } = await ownDealership();
  const real = await buildListing(db, { dealershipId: dealership.id });
  await indexListings(running.services, [real.id]);
  await running.index.refresh();
  Object.assign(ids, { listing: String(real.id), dealership: String(dealership.id) });
  const before = await answersOfPublicCalls();
  expect(Object.values(before).filter((answer) => answer.startsWith('200')).length).toBeGreaterThan(35);

  const { body: sandbox } = await make();
  const car = await publishCar(sandbox.dealership.id, token);
  const sold = await publishCar(sandbox.dealership.id, token, { vin: 'WVWZZZAUZ1P000002' });
  await call(
    running,
    'POST',
    `/admin/dealership/${sandbox.dealership.id}/listing/${sold.id}/state`,
    { state: 'sold' },
    { token },
  );
  await indexListings(running.services, [car.id, sold.id]);
  await running.index.refresh();
  const after = await answersOfPublicCalls();
  const changed = Object.keys(after).filter((path) => after[path] !== before[path]);
  expect(changed).toEqual([]);

  for (const path of [
    ...[car, sold].flatMap(({ id, slug }) => [`/listing/${id}`, `/listing/${slug}`, `/listing/${id}/similar`]),
    `/listing/${car.id}/price-rating`,
    `/listing/${car.id}/costs`,
    ...['', '/details', '/left-bar'].map((page) => `/dealership/${sandbox.dealership.slug}${page}`),
    `/dealership/${sandbox.dealership.id}`,
    `/search/makes/${sandbox.dealership.id}`,
  ]) {
    const { status, body } = await call(running, 'GET', path);
    expect([path, status, body.code]).toEqual([path, 404, 'not-found']);
  }
  const saved = await call(running, 'GET', `/saved-cars/details?ids=${car.id}`);
  expect(JSON.stringify(saved.body)).not.toContain('Prüfstein');
  const inquire = async (listingId: number) => {
    const inquiry = { ...buildVisitor(), subject: 'question', listingId, message: 'Noch da?' };
    const { status, body } = await call(running, 'POST', '/mail/listing', inquiry);
    return { status, issues: body.issues };
  };
  expect(await inquire(car.id)).toEqual(await inquire(999_999_999));
  expect(await db.selectFrom('mail').select('id').execute()).toEqual([]);
});

test('everybody who works for a dealership works in its sandbox, and nobody else; its keys are its own', async () => {
  const { db } = running.database;
  const group = await db
    .insertInto('dealerGroup')
    .values({ slug: 'gruppe-ost', name: 'Gruppe Ost' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { dealership, token, make, path } = await ownDealership(group.id);
  expect((await call(running, 'GET', path, undefined, { token })).body).toEqual({ sandbox: null });
  const { body: sandbox, status } = await make();
  expect(status).toBe(200);
  expect(sandbox).toMatchObject({
    dealership: { state: 'sandbox', slug: expect.stringMatching(/^sandbox-/) },
    cars: 0,
  });
  expect((await make()).body.dealership.id).toBe(sandbox.dealership.id);
  const { id } = sandbox.dealership;

  const people = {
    owner: token,
    staff: await tokenOf((await buildAccount(db, staffRights(dealership.id))).id),
    'group owner': await tokenOf((await buildAccount(db, { groups: { [group.id]: 'group-owner' } })).id),
    key: (await buildKey(db, { dealershipId: id })).token,
  };
  for (const [who, of] of Object.entries(people)) {
    const { status: found } = await call(running, 'GET', `/admin/dealership/${id}/listings`, undefined, { token: of });
    expect([who, found]).toEqual([who, 200]);
  }
  const others = {
    'somebody else': (await ownDealership()).token,
    'the real one’s key': (await buildKey(db, { dealershipId: dealership.id })).token,
    'the group’s key': (await buildKey(db, { groupId: group.id })).token,
  };
  for (const [who, of] of Object.entries(others)) {
    const { status: found } = await call(running, 'GET', `/admin/dealership/${id}/listings`, undefined, { token: of });
    expect([who, found]).toEqual([who, 404]);
  }
  const account = await call(running, 'GET', '/admin/account', undefined, { token });
  expect(JSON.stringify(account.body)).toContain(sandbox.dealership.slug);
  const again = await call(running, 'POST', `/admin/dealership/${id}/sandbox`, undefined, { token });
  expect(again.status).toBe(403);
});

test('people of a suspended or closed dealership change nothing in its sandbox either, and its files are not there', async () => {
  const { db } = running.database;
  const group = await db
    .insertInto('dealerGroup')
    .values({ slug: `gruppe-${crypto.randomUUID()}`, name: 'Gruppe West' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { dealership, token: ownerToken, make } = await ownDealership(group.id);
  const { id } = (await make()).body.dealership;
  const car = await publishCar(id, ownerToken, { vin: 'WVWZZZAUZ1P000004' });
  const links = `/admin/dealership/${id}/export-links`;
  const link = await call(running, 'POST', links, { name: 'Website', format: 'json' }, { token: ownerToken });
  const file = String(link.body.address).replace(/^.*\/api\/v1\/public/, '');
  expect((await call(running, 'GET', file)).status).toBe(200);

  const people = {
    owner: ownerToken,
    'group owner': await tokenOf((await buildAccount(db, { groups: { [group.id]: 'group-owner' } })).id),
    key: (await buildKey(db, { dealershipId: id })).token,
  };
  const changes: ['POST' | 'PUT', string, object?][] = [
    ['POST', 'listing', { key: crypto.randomUUID(), fields: completeCar }],
    ['POST', `listing/${car.id}/state`, { state: 'reserved' }],
    ['PUT', 'stock/N-1', { fields: {} }],
  ];
  const personal: typeof changes = [
    ['POST', 'export-links', { name: 'Noch eine', format: 'csv' }],
    ['POST', 'members', { email: 'neu@example.com', displayName: 'Neu', role: 'dealer-staff', language: 'de-AT' }],
  ];
  for (const state of ['suspended', 'closed'] as const) {
    await db.updateTable('dealership').set({ state }).where('id', '=', dealership.id).execute();
    for (const [who, token] of Object.entries(people)) {
      for (const [method, path, body] of who === 'key' ? changes : [...changes, ...personal]) {
        for (const of of who === 'key' ? [id] : [dealership.id, id]) {
          const answer = await call(running, method, `/admin/dealership/${of}/${path}`, body, { token });
          // Of the sandbox as of the house; its car is not the house's.
          const expected = path.includes('/state') && of === dealership.id ? answer.body.code : 'dealership-suspended';
          expect([state, who, path, of === id, answer.body.code]).toEqual([state, who, path, of === id, expected]);
        }
      }
    }
    expect((await call(running, 'GET', file)).status).toBe(404);
  }
});

test('nobody is invited into a sandbox: its people are its dealership’s, and no mail goes out in its name', async () => {
  const { db } = running.database;
  const { token, make } = await ownDealership();
  const { id } = (await make()).body.dealership;
  const mailsBefore = await db.selectFrom('mail').select('id').execute();
  const members = `/admin/dealership/${id}/members`;
  const person = { email: 'fremd@example.com', displayName: 'Fremd', role: 'dealer-staff', language: 'de-AT' };
  expect((await call(running, 'POST', members, person, { token })).body.code).toBe('forbidden');
  const member = `${members}/${crypto.randomUUID()}`;
  expect((await call(running, 'PUT', member, { role: 'dealer-owner' }, { token })).body.code).toBe('forbidden');
  expect((await call(running, 'DELETE', member, undefined, { token })).body.code).toBe('forbidden');
  expect(await db.selectFrom('mail').select('id').execute()).toEqual(mailsBefore);
  expect(await db.selectFrom('membership').select('accountId').where('dealershipId', '=', id).execute()).toEqual([]);
});

test('a sandbox is emptied at a word, and removed with its keys after 90 days without use', async () => {
  const { db } = running.database;
  const { dealership, token, make, path } = await ownDealership();
  const { body: sandbox } = await make();
  const { id } = sandbox.dealership;
  await publishCar(id, token);
  await call(running, 'POST', `/admin/dealership/${id}/listing`, { key: crypto.randomUUID() }, { token });
  expect((await call(running, 'GET', path, undefined, { token })).body.sandbox.cars).toBe(2);
  const kept = await publishCar(dealership.id, token);
  expect((await call(running, 'DELETE', `${path}/cars`, undefined, { token })).body.cars).toBe(0);
  const left = await db.selectFrom('listing').select('id').where('dealershipId', 'in', [id, dealership.id]).execute();
  expect(left).toEqual([{ id: kept.id }]);

  const key = await buildKey(db, { dealershipId: id, lastUsedOn: '2020-01-01' });
  expect(await forgetSandboxes({ db })).toBe(0);
  const old = new Date(Date.now() - 92 * 86_400_000);
  await db.updateTable('dealership').set({ createdAt: old }).where('id', '=', id).execute();
  await call(running, 'GET', `/admin/dealership/${id}/listings`, undefined, { token: key.token });
  expect(await forgetSandboxes({ db })).toBe(0);
  await db.updateTable('apiKey').set({ lastUsedOn: '2020-01-01' }).where('id', '=', key.id).execute();
  await publishCar(dealership.id, token, { vin: 'WVWZZZAUZ1P000003' });
  expect(await forgetSandboxes({ db })).toBe(1);
  const gone = await db.selectFrom('dealership').select('id').where('id', '=', id).execute();
  expect(gone).toEqual([]);
  expect((await call(running, 'GET', path, undefined, { token })).body).toEqual({ sandbox: null });
  expect((await make()).status).toBe(200);
});

test('a sandbox of many cars is emptied by and by; one that cannot be removed keeps no other from it', async () => {
  const { db } = running.database;
  const [large, small] = [await ownDealership(), await ownDealership()];
  const [{ id: largeId }, { id: smallId }] = [
    (await large.make()).body.dealership,
    (await small.make()).body.dealership,
  ];
  const cars = Array.from({ length: 1_100 }, () => ({ dealershipId: largeId }));
  for (const car of cars) await buildListing(db, car);
  expect((await call(running, 'DELETE', `${large.path}/cars`, undefined, { token: large.token })).body.cars).toBe(0);
  expect(await db.selectFrom('listing').select('id').where('dealershipId', '=', largeId).execute()).toEqual([]);

  const old = new Date(Date.now() - 92 * 86_400_000);
  await buildListing(db, { dealershipId: largeId, updatedAt: old });
  await db.updateTable('dealership').set({ createdAt: old }).where('id', 'in', [largeId, smallId]).execute();
  {
    await using _ = await failingToDelete(running.database, 'listing');
    await expect(forgetSandboxes({ db })).rejects.toThrow('nobody expected');
  }
  const left = () => db.selectFrom('dealership').select('id').where('id', 'in', [largeId, smallId]).execute();
  expect(await left()).toEqual([{ id: largeId }]);
  expect(await forgetSandboxes({ db })).toBe(1);
  expect(await left()).toEqual([]);
});
