import { randomUUID } from 'node:crypto';
import { versionProposals } from '@kardan/contract/calls/listings/valuation';
import { listingCheck, ownListing, priceAdvice } from '@kardan/contract/calls/stock/own-listing';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { buildListing } from '@kardan/core/testing/build-listing';
import { completeCar } from '@kardan/core/testing/complete-car';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../testing/sign-in.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { staffRights } from '../../testing/test-tokens.ts';

let running: TestApp;
beforeAll(async () => {
  running = await createTestApp();
});
afterAll(() => running[Symbol.asyncDispose]());

async function ownStock() {
  const { id, slug } = await buildDealership(running.database.db);
  const token = await running.tokenWith(staffRights(id));
  const stock = `/admin/dealership/${slug}/listing`;
  const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    call(running, method, `${stock}${path}`, body, { token });
  return { dealershipId: id, send };
}

test('a car goes from nothing to online, is changed by two, planned, undone and withdrawn', async () => {
  const { send } = await ownStock();
  const key = randomUUID();
  const created = await send('POST', '', { key });
  expect(created.status).toBe(201);
  const { id } = ownListing.parse(created.body);
  expect((await send('POST', '', { key })).body.id).toBe(id);

  const refused = await send('POST', `/${id}/publish`);
  expect(refused).toMatchObject({ status: 400, body: { code: 'invalid-request' } });
  expect(refused.body.issues).toContainEqual(
    expect.objectContaining({ path: ['priceEur'], code: 'field-missing', message: 'Diese Angabe fehlt noch.' }),
  );
  const saved = await send('PUT', `/${id}`, { fields: completeCar, before: {} });
  expect(saved.status).toBe(200);
  const online = await send('POST', `/${id}/publish`);
  expect(ownListing.parse(online.body)).toMatchObject({ state: 'active', fields: completeCar, unpublished: [] });

  const price = (priceEur: number) => ({ fields: { priceEur }, before: { priceEur: 18_900 } });
  expect((await send('PUT', `/${id}`, price(18_500))).status).toBe(200);
  const collided = await send('PUT', `/${id}`, price(18_000));
  expect(collided).toMatchObject({
    status: 409,
    body: { code: 'edit-conflict', issues: [{ path: ['fields', 'priceEur'], code: 'changed-meanwhile' }] },
  });
  await send('POST', `/${id}/publish`);

  const history = await send('GET', `/${id}/history`);
  expect(history.body.items[0]).toMatchObject({ canUndo: true, changes: [{ field: 'priceEur', after: 18_500 }] });
  const undone = await send('POST', `/${id}/history/${history.body.items[0].revision}/undo`);
  expect(undone.body.online.priceEur).toBe(18_900);

  const at = new Date(Date.now() + 3_600_000).toISOString();
  const planned = await send('POST', `/${id}/schedule`, { at, publish: false, priceEur: 17_900 });
  expect(planned.body.scheduled).toMatchObject([{ at, priceEur: 17_900, refused: null }]);
  const unplanned = await send('DELETE', `/${id}/schedule/${planned.body.scheduled[0].id}`);
  expect(unplanned.body.scheduled).toEqual([]);

  expect(listingCheck.parse((await send('GET', `/${id}/check`)).body).canPublish).toBe(true);
  expect(priceAdvice.parse((await send('GET', `/${id}/price-advice?priceEur=17000`)).body)).toMatchObject({
    priceEur: 17_000,
    reductionEur: 1_500,
  });
  const { text } = (await send('POST', `/${id}/text-proposal`)).body;
  expect(text).toContain('Erstzulassung April 2021, 61.000 km');

  expect((await send('POST', `/${id}/state`, { state: 'sold' })).body.state).toBe('sold');
  expect((await send('POST', `/${id}/state`, { state: 'active' })).body.state).toBe('active');
  const copy = await send('POST', '', { key: randomUUID(), copyOf: id });
  expect(copy.body.fields).toMatchObject(completeCar);
  expect((await send('DELETE', `/${id}`)).status).toBe(204);
  expect((await send('GET', `/${id}`)).body.state).toBe('withdrawn');
  expect((await send('DELETE', `/${copy.body.id}/changes`)).status).toBe(204);
  expect((await send('GET', `/${copy.body.id}`)).status).toBe(404);
});

test('values out of their bounds are refused at their fields, and nothing is saved', async () => {
  const { send } = await ownStock();
  const { body } = await send('POST', '', { key: randomUUID() });
  const fields = { priceEur: 0, vin: 'O', firstRegistration: '2021-13', equipment: ['magic'], powerKw: 96 };
  const refused = await send('PUT', `/${body.id}`, { fields, before: {} });
  expect(refused.status).toBe(400);
  const paths = refused.body.issues.map(({ path }: { path: string[] }) => path.slice(0, 2).join('.'));
  expect(new Set(paths)).toEqual(
    new Set(['fields.priceEur', 'fields.vin', 'fields.firstRegistration', 'fields.equipment']),
  );
  expect((await send('GET', `/${body.id}`)).body.fields.powerKw).toBeNull();
  expect((await send('PUT', `/${body.id}`, { fields: { isAdmin: true }, before: {} })).status).toBe(400);
});

test('what only the dealership may know is not public', async () => {
  const { send } = await ownStock();
  const secret = {
    vin: 'WVWZZZ1KZAW000009',
    externalId: 'GW-GEHEIM',
    internalNote: 'Einkauf 15.200',
    inStockSince: '2026-01-02',
  };
  const { body } = await send('POST', '', { key: randomUUID(), fields: { ...completeCar, ...secret } });
  const online = await send('POST', `/${body.id}/publish`);
  expect(online.body.fields).toMatchObject(secret);
  const shown = JSON.stringify((await call(running, 'GET', `/listing/${body.id}`)).body);
  for (const word of Object.values(secret)) expect(shown).not.toContain(word);
});

test('a national code names the version of the catalogue, or what cars with it were offered as', async () => {
  const { db } = running.database;
  const version = await db
    .selectFrom('version')
    .select(['id', 'modelId', 'slug', 'powerKw'])
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  await db.updateTable('version').set({ nationalCode: '123456' }).where('id', '=', version.id).execute();
  const byCode = (code: string) => call(running, 'GET', `/eurotax-listing/by-code?nationalCode=${code}`);
  const listed = versionProposals.parse((await byCode('123456')).body);
  expect(listed).toMatchObject({
    source: 'catalogue',
    fields: { version: version.slug, powerKw: version.powerKw, nationalCode: '123456' },
    equipment: [],
  });
  const offered = { modelId: version.modelId, versionId: version.id, nationalCode: '654321' };
  const equipment = (place: number) => (place < 8 ? ['abs', 'isofix'] : ['abs']) as never;
  for (let place = 0; place < 2; place += 1) await buildListing(db, { ...offered, equipment: equipment(place) });
  expect((await byCode('654321')).status).toBe(404);
  for (let place = 2; place < 10; place += 1) await buildListing(db, { ...offered, equipment: equipment(place) });
  await buildListing(db, { nationalCode: '654321', modelId: version.modelId });
  expect(versionProposals.parse((await byCode('654321')).body)).toMatchObject({
    source: 'offers',
    fields: { version: version.slug },
    equipment: [
      { key: 'abs', sharePercent: 100 },
      { key: 'isofix', sharePercent: 80 },
    ],
    equipmentOfCars: 10,
  });
  expect((await byCode('000000')).status).toBe(404);
  expect((await byCode('12345')).status).toBe(400);
});
