import { signAccessToken } from '@kardan/core/accounts/sessions/access-token';
import { writeLinkMadeMail } from '@kardan/core/stock/export/links/mails/write-link-made-mail';
import { buildAccount, buildSession } from '@kardan/core/testing/build-account';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { buildListing } from '@kardan/core/testing/build-listing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../testing/sign-in.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { staffRights } from '../../testing/test-tokens.ts';

let running: TestApp;
beforeAll(async () => {
  running = await createTestApp();
});
afterAll(() => running[Symbol.asyncDispose]());

const vin = 'TMBJJ7NX5MY000017';

async function buildHouse() {
  const { db } = running.database;
  const dealership = await buildDealership(db, { name: 'Autohaus "Graz", Lechner', street: 'Ring 1' });
  const car = await buildListing(db, {
    dealershipId: dealership.id,
    title: 'Skoda Octavia',
    vin,
    externalId: 'GW-4711',
    internalNote: 'Schmerzgrenze 9.000',
    nationalCode: '123456',
    mileageKm: 61_500,
    priceEur: 12_900,
    firstRegistration: '2019-04-01',
    equipment: ['air-conditioning'],
  });
  await buildListing(db, { dealershipId: dealership.id, title: 'Ohne Nummer', vin: null });
  await buildListing(db, { dealershipId: dealership.id, title: 'Reserviert', state: 'reserved' });
  await buildListing(db, { dealershipId: dealership.id, title: 'Verkauft', state: 'sold', endedAt: new Date() });
  const token = await running.tokenWith(staffRights(dealership.id, 'dealer-owner'));
  const ask = (method: 'GET' | 'POST' | 'DELETE', rest: string, body?: object) =>
    call(running, method, `/admin/dealership/${dealership.slug}/${rest}`, body, { token });
  return { dealership, car, ask };
}

/** What is behind an address, as who has it sees it. */
async function open(address: string, headers: Record<string, string> = {}) {
  const path = new URL(address).pathname.replace('/api/v1/public', '');
  return call(running, 'GET', path, undefined, { headers });
}

test('a secret address gives what is on offer until it is revoked, with nothing that is not public', async () => {
  const { ask, car } = await buildHouse();
  const { status, body } = await ask('POST', 'export-links', { name: 'Website', format: 'json' });
  expect(status).toBe(201);
  expect(body.link).toMatchObject({ name: 'Website', format: 'json', withVin: false, lastUsedAt: null });
  expect(body.address).toMatch(/\/api\/v1\/public\/export\/[\w-]{43}\/stock\.json$/);
  const { status: found, headers, body: text } = await open(body.address);
  expect(found).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'private, max-age=600',
    'x-robots-tag': 'noindex, nofollow',
  });
  const cars = JSON.parse(text);
  expect(cars.map(({ title }: { title: string }) => title).sort()).toEqual([
    'Ohne Nummer',
    'Reserviert',
    'Skoda Octavia',
  ]);
  expect(cars.find(({ id }: { id: number }) => id === car.id)).toMatchObject({
    priceEur: 12_900,
    equipment: ['air-conditioning'],
    url: expect.stringContaining(car.slug),
  });
  for (const hidden of [vin, 'GW-4711', 'Schmerzgrenze', '123456']) expect(text).not.toContain(hidden);
  const { body: list } = await ask('GET', 'export-links');
  expect(list.items).toMatchObject([{ id: body.link.id, lastUsedAt: expect.any(String) }]);
  expect(JSON.stringify(list)).not.toContain(body.address.split('/').at(-2));

  expect((await open(body.address.replace('.json', '.csv'))).status).toBe(404);
  const another = body.address.replace(/export\/./, (begin: string) =>
    begin === 'export/_' ? 'export/-' : 'export/_',
  );
  expect((await open(another)).status).toBe(404);
  expect((await ask('DELETE', `export-links/${body.link.id}`)).status).toBe(204);
  expect((await open(body.address)).status).toBe(404);
});

test('who has the newest file is told so, and gets another when a car changes', async () => {
  const { ask, dealership } = await buildHouse();
  const { body } = await ask('POST', 'export-links', { name: 'Website', format: 'csv' });
  const { headers } = await open(body.address);
  const etag = String(headers.etag);
  const again = await open(body.address, { 'if-none-match': etag });
  expect([again.status, again.body, again.headers.etag]).toEqual([304, '', etag]);
  await buildListing(running.database.db, { dealershipId: dealership.id });
  const changed = await open(body.address, { 'if-none-match': etag });
  expect(changed.status).toBe(200);
  expect(changed.headers.etag).not.toBe(etag);
});

test('the files of a suspended dealership are not there', async () => {
  const { ask, dealership } = await buildHouse();
  const { body } = await ask('POST', 'export-links', { name: 'Website', format: 'xlsx' });
  expect((await open(body.address)).status).toBe(200);
  await running.database.db
    .updateTable('dealership')
    .set({ state: 'suspended' })
    .where('id', '=', dealership.id)
    .execute();
  expect((await open(body.address)).status).toBe(404);
});

test('Google’s feed has the cars that can be bought and have a VIN, by its own specification, where the owner agreed', async () => {
  const { ask, dealership, car } = await buildHouse();
  const wanted = { name: 'Google', format: 'google' };
  const refused = await ask('POST', 'export-links', wanted);
  expect(refused.body.issues).toMatchObject([{ path: ['withVin'], code: 'vin-needed' }]);
  const other = await ask('POST', 'export-links', { ...wanted, format: 'csv', withVin: true });
  expect(other.body.issues).toMatchObject([{ path: ['withVin'], code: 'vin-only-for-google' }]);
  const { body } = await ask('POST', 'export-links', { ...wanted, withVin: true });
  expect(body.address).toMatch(/google-vehicles\.csv$/);
  const { body: text } = await open(body.address);
  const [head = '', ...lines] = text.trimEnd().split('\r\n');
  expect(lines).toHaveLength(1);
  const cellsOf = (line: string) =>
    [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell.replaceAll('""', '"'));
  const row = Object.fromEntries(cellsOf(head).map((name, place) => [name, cellsOf(lines[0] ?? '')[place]]));
  expect(row).toMatchObject({
    store_code: dealership.slug,
    id: String(car.id),
    vin,
    year: '2019',
    mileage: '61500 km',
    condition: 'used',
    price: '12900 EUR',
    dealership_name: 'Autohaus "Graz", Lechner',
    dealership_address: expect.stringMatching(/^Ring 1, \d{4} .+, AT$/),
    link: expect.stringContaining(car.slug),
    vehicle_option: 'Klimaanlage',
  });
  for (const name of ['make', 'model']) expect(row[name]).not.toBe('');
  expect((await ask('GET', 'export-links')).body.google).toEqual({ cars: 2, withoutVin: 1 });
  expect((await ask('GET', 'listings/export-google')).body).toBe(text);
});

test('staff takes every car with all its fields as JSON, drafts as well', async () => {
  const { ask, dealership } = await buildHouse();
  await running.database.db
    .insertInto('listingDraft')
    .values({ id: 900_002, dealershipId: dealership.id, fields: JSON.stringify({ title: 'Entwurf' }) })
    .execute();
  const { body } = await ask('GET', 'listings/export-json');
  const cars = JSON.parse(body);
  expect(cars).toHaveLength(5);
  expect(cars.find(({ title }: { title: string }) => title === 'Skoda Octavia')).toMatchObject({
    site: dealership.slug,
    vin,
    externalId: 'GW-4711',
    firstRegistration: '2019-04',
  });
  expect(cars.find(({ title }: { title: string }) => title === 'Entwurf')).toMatchObject({
    state: 'draft',
    pictures: [],
  });
});

test('a twenty-first link is refused, and another dealership’s cannot be revoked', async () => {
  const { ask } = await buildHouse();
  const { ask: askOther } = await buildHouse();
  const { body } = await askOther('POST', 'export-links', { name: 'Website', format: 'csv' });
  expect((await ask('DELETE', `export-links/${body.link.id}`)).status).toBe(404);
  const made = await Promise.all(
    Array.from({ length: 21 }, () => ask('POST', 'export-links', { name: 'Website', format: 'csv' })),
  );
  expect(made.filter(({ status }) => status === 201)).toHaveLength(20);
  expect(made.filter((answer) => answer.body.code === 'too-many-export-links')).toHaveLength(1);
});

async function staleOwnerOf(dealershipId: number) {
  const { db } = running.database;
  const { id: accountId, email } = await buildAccount(db, staffRights(dealershipId, 'dealer-owner'));
  const sessionId = await buildSession(db, accountId, { signedInAt: new Date(Date.now() - 16 * 60_000) });
  return { email, token: await signAccessToken(running.services.env, { accountId, sessionId }) };
}

test('an export link needs a fresh sign-in, and owners are mailed without its address', async () => {
  const { dealership, ask } = await buildHouse();
  const { email, token } = await staleOwnerOf(dealership.id);
  const wanted = { name: 'Website', format: 'json' };
  const path = `/admin/dealership/${dealership.slug}/export-links`;
  expect((await call(running, 'POST', path, wanted, { token })).body.code).toBe('sign-in-again');
  const { body } = await ask('POST', 'export-links', wanted);
  const { db } = running.database;
  const mails = await db.selectFrom('mail').select(['template', 'payload']).where('recipient', '=', email).execute();
  expect(mails).toEqual([{ template: 'export-link-made', payload: { linkId: body.link.id } }]);
  const mail = JSON.stringify(await writeLinkMadeMail(running.services, { linkId: body.link.id }, 'de-AT'));
  expect(mail).toContain('Website');
  expect(mail).not.toContain(body.address.split('/').at(-2));
});
