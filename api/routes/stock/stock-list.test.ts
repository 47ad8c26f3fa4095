import { buildDealership } from '@kardan/core/testing/build-dealership';
import { buildListing } from '@kardan/core/testing/build-listing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessTokenOf, buildSigner, call, signInWith } from '../../testing/sign-in.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { staffRights } from '../../testing/test-tokens.ts';

let running: TestApp;
beforeAll(async () => {
  running = await createTestApp();
});
afterAll(() => running[Symbol.asyncDispose]());

async function staff() {
  const { db } = running.database;
  const dealership = await buildDealership(db);
  const signer = await buildSigner(running, staffRights(dealership.id));
  const token = accessTokenOf(await signInWith(running, signer.email));
  const path = `/admin/dealership/${dealership.slug}/listings`;
  const ask = (method: 'GET' | 'POST' | 'DELETE', rest = '', body?: object) =>
    call(running, method, path + rest, body, { token });
  return { db, dealership, token, path, ask };
}

test('filters of an address reach the list: lists, numbers, yes and no', async () => {
  const { db, dealership, ask } = await staff();
  await buildListing(db, { dealershipId: dealership.id, title: 'Škoda Octavia', priceEur: 12_000 });
  await buildListing(db, { dealershipId: dealership.id, state: 'sold', priceEur: 9_000 });
  const all = await ask('GET');
  expect(all.body).toMatchObject({ total: 2, items: [{}, {}] });
  const some = await ask(
    'GET',
    '?state=active&state=reserved&minPriceEur=10000&unpublished=false&q=octavia&sort=price',
  );
  expect(some.body).toMatchObject({ total: 1, items: [{ title: 'Škoda Octavia', isOnline: true }] });
  expect((await ask('GET', '?unpublished=perhaps')).status).toBe(400);
  expect((await ask('GET', '?sort=id;drop')).status).toBe(400);
});

test('a view is kept under its name, replaced by it, its owner’s alone, and there are thirty at most', async () => {
  const { dealership, ask } = await staff();
  const first = await ask('POST', '/views', { name: 'Alte', query: '{"minDaysInStock":60}' });
  const again = await ask('POST', '/views', { name: 'Alte', query: '{"minDaysInStock":90}' });
  expect(again.body).toEqual(first.body);
  expect((await ask('GET', '/views')).body.items).toEqual([
    { id: first.body.id, name: 'Alte', query: '{"minDaysInStock":90}' },
  ]);
  const colleague = await buildSigner(running, staffRights(dealership.id));
  const token = accessTokenOf(await signInWith(running, colleague.email));
  const path = `/admin/dealership/${dealership.slug}/listings/views`;
  expect((await call(running, 'GET', path, undefined, { token })).body.items).toEqual([]);
  expect((await call(running, 'DELETE', `${path}/${first.body.id}`, undefined, { token })).status).toBe(404);
  for (let n = 0; n < 29; n++) expect((await ask('POST', '/views', { name: `${n}`, query: '{}' })).status).toBe(200);
  expect((await ask('POST', '/views', { name: 'zu viel', query: '{}' })).body.code).toBe('too-many-views');
  expect((await ask('DELETE', `/views/${first.body.id}`)).status).toBe(204);
});

test('signs tell what buyers may know, and nothing of the dealership’s own', async () => {
  const { db, dealership, ask } = await staff();
  const { id } = await buildListing(db, {
    dealershipId: dealership.id,
    vin: 'WVWZZZ1KZAW000001',
    externalId: 'GW-77',
    internalNote: 'Einkauf 9.000',
  });
  await buildListing(db, { dealershipId: dealership.id });
  const { body } = await ask('GET', `/sheets?id=${id}`);
  expect(body.items).toHaveLength(1);
  expect(body.dealership.name).toBe(dealership.name);
  expect(JSON.stringify(body)).not.toMatch(/WVWZZZ|GW-77|Einkauf/);
});

test('as many cars are printed as are chosen on a page of the list', async () => {
  const { db, dealership, ask } = await staff();
  const ids: number[] = [];
  for (let built = 0; built < 30; built++) ids.push((await buildListing(db, { dealershipId: dealership.id })).id);
  const { status, body } = await ask('GET', `/sheets?${ids.map((id) => `id=${id}`).join('&')}`);
  expect([status, body.items?.length]).toEqual([200, 30]);
});

test('files come as attachments, streamed', async () => {
  const { db, dealership, token, path } = await staff();
  await buildListing(db, { dealershipId: dealership.id, title: 'Ein Wagen' });
  const get = (rest: string) =>
    running.app.inject({
      url: `/api/v1/public${path}${rest}`,
      headers: { authorization: `Bearer ${token}` },
    });
  const csv = await get('/export');
  expect(csv.headers['content-type']).toContain('text/csv');
  expect(csv.headers['content-disposition']).toBe('attachment');
  expect(csv.body).toContain('Ein Wagen');
  const sheet = await get('/export-sheet?language=en');
  expect(sheet.headers['content-type']).toContain('spreadsheetml');
  expect(sheet.rawPayload.subarray(0, 2).toString()).toBe('PK');
});
