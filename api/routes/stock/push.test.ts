import { signAccessToken } from '@kardan/core/accounts/sessions/access-token';
import { forgetAnswers } from '@kardan/core/feeds/push/answer-once';
import { tryLockStock } from '@kardan/core/feeds/push/push-store';
import { buildAccount, buildSession } from '@kardan/core/testing/build-account';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { buildKey } from '@kardan/core/testing/build-key';
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
  const { db } = running.database;
  const { id } = await buildDealership(db);
  const { token } = await buildKey(db, { dealershipId: id, name: 'DMS', scopes: ['stock'] });
  const stock = `/admin/dealership/${id}/stock`;
  const put = (number: string, car: object, headers: Record<string, string> = {}) =>
    call(running, 'PUT', `${stock}/${encodeURIComponent(number)}`, car, { token, headers });
  const get = (number: string) => call(running, 'GET', `${stock}/${encodeURIComponent(number)}`, undefined, { token });
  const remove = (number: string, headers: Record<string, string> = {}) =>
    call(running, 'DELETE', `${stock}/${encodeURIComponent(number)}`, undefined, { token, headers });
  const post = (cars: object[], headers: Record<string, string> = {}) =>
    call(running, 'POST', stock, { cars }, { token, headers });
  const { id: accountId } = await buildAccount(db, staffRights(id));
  const sessionId = await buildSession(db, accountId);
  const person = await signAccessToken(running.services.env, { accountId, sessionId });
  const listing = (listingId: number) => `/admin/dealership/${id}/listing/${listingId}`;
  return { id, token, stock, put, get, remove, post, person, listing };
}

const car = { fields: completeCar };
const lines = (dealershipId: number) =>
  running.database.db
    .selectFrom('feedLine')
    .innerJoin('feedRun', 'feedRun.id', 'feedLine.runId')
    .select(['feedLine.number', 'fate', 'feedRun.number as run', 'feedRun.actorName', 'feedLine.issues'])
    .where('feedLine.dealershipId', '=', dealershipId)
    .orderBy('feedRun.number')
    .orderBy('place')
    .execute();

test('a car goes online under the dealer’s own number; what is told later changes it, what is not told stays, null clears', async () => {
  const { put, get } = await ownStock();
  const created = await put('A 1/ü', car);
  expect(created.body).toMatchObject({ fate: 'created', number: 'A 1/ü', state: 'active', isDraft: false, issues: [] });
  expect(created.headers.etag).toBe(`"${created.body.revision}"`);
  const cheaper = await put('A 1/ü', { fields: { priceEur: 17_000, colour: 'red' } });
  expect(cheaper.body).toMatchObject({ fate: 'changed', listingId: created.body.listingId });
  expect(cheaper.body.changes.map(({ field }: { field: string }) => field).sort()).toEqual(['colour', 'priceEur']);
  const cleared = await put('A 1/ü', { fields: { colour: null } });
  expect(cleared.body.changes).toEqual([{ field: 'colour', before: 'red', after: null }]);
  expect((await put('A 1/ü', { fields: { colour: null } })).body).toMatchObject({ fate: 'unchanged', changes: [] });
  expect((await get('A 1/ü')).body).toMatchObject({
    number: 'A 1/ü',
    state: 'active',
    fields: { priceEur: 17_000, mileageKm: 61_000, colour: null, externalId: 'A 1/ü' },
    locked: [],
  });
  expect((await get('A 2')).status).toBe(404);
});

test('a new car that lacks something becomes a draft that names it, and goes online once that is told', async () => {
  const { put, get } = await ownStock();
  const created = await put('B1', { fields: { ...completeCar, mileageKm: null } });
  expect(created.body).toMatchObject({ fate: 'created', isDraft: true, state: 'draft', revision: 0 });
  expect(created.body.issues).toMatchObject([{ field: 'mileageKm', code: 'field-missing' }]);
  expect((await get('B1')).headers.etag).toBe('"0"');
  expect((await put('B1', { fields: { mileageKm: 10 } })).body).toMatchObject({ state: 'active', isDraft: false });
});

test('a change that would break a rule is refused with the reason, on record, and the car stays as it was', async () => {
  const { id, put, get } = await ownStock();
  await put('C1', car);
  const refused = await put('C1', { fields: { priceEur: null } });
  expect(refused.status).toBe(422);
  expect(refused.body).toMatchObject({
    code: 'car-refused',
    issues: [{ path: ['fields', 'priceEur'], code: 'field-missing' }],
  });
  expect((await put('C1', { fields: { priceEur: -1 } })).body.code).toBe('invalid-request');
  expect((await get('C1')).body).toMatchObject({ state: 'active', fields: { priceEur: 18_900 } });
  expect(await lines(id)).toMatchObject([
    { number: 'C1', fate: 'created', run: 1, actorName: 'API: DMS' },
    { number: 'C1', fate: 'refused', run: 1 },
  ]);
});

test('If-Match guards a change: based on another revision it is refused, without it nothing is asked', async () => {
  const { put, remove } = await ownStock();
  const { revision } = (await put('D1', car)).body;
  const price = (priceEur: number, ifMatch: number | string) =>
    put('D1', { fields: { priceEur } }, { 'if-match': typeof ifMatch === 'number' ? `"${ifMatch}"` : ifMatch });
  const changed = await price(17_000, revision);
  expect(changed.body.revision).toBeGreaterThan(revision);
  expect((await price(16_000, revision)).body.code).toBe('stale-revision');
  expect((await price(16_000, 'W/x')).body.issues).toMatchObject([{ in: 'headers', code: 'invalid-revision' }]);
  expect((await put('D2', car, { 'if-match': '"1"' })).body.code).toBe('stale-revision');
  expect((await remove('D1', { 'if-match': `"${revision}"` })).status).toBe(412);
  expect((await put('D1', { fields: { priceEur: 16_000 } })).status).toBe(200);
});

test('states: reserved, sold and back, withdrawn and back; a sale that is told counts over what was set by hand', async () => {
  const { put, get, remove, person, listing } = await ownStock();
  const { listingId } = (await put('E1', { ...car, state: 'reserved' })).body;
  const stateOf = async () => (await get('E1')).body.state;
  expect(await stateOf()).toBe('reserved');
  expect((await put('E1', { state: 'sold' })).body).toMatchObject({
    fate: 'changed',
    changes: [{ field: 'state', before: 'reserved', after: 'sold' }],
  });
  // A car that is told of without a state stays sold.
  expect((await put('E1', { fields: { priceEur: 1 } })).body).toMatchObject({ fate: 'unchanged', state: 'sold' });
  expect((await put('E1', { state: 'active' })).body).toMatchObject({
    fate: 'changed',
    state: 'active',
    changes: [{ field: 'state', before: 'sold', after: 'active' }],
  });
  expect((await remove('E1')).body).toMatchObject({ fate: 'withdrawn', state: 'withdrawn' });
  expect((await remove('E1')).body).toMatchObject({ fate: 'unchanged', state: 'withdrawn' });
  expect((await put('E1', { fields: { priceEur: 18_000 } })).body).toMatchObject({ state: 'active' });

  await call(running, 'POST', `${listing(listingId)}/state`, { state: 'reserved' }, { token: person });
  const kept = await put('E1', { state: 'active' });
  expect(kept.body).toMatchObject({ state: 'reserved', issues: [{ code: 'field-locked', understood: 'reserved' }] });
  expect((await put('E1', { state: 'sold' })).body.state).toBe('sold');
  expect((await remove('unbekannt')).status).toBe(404);
  expect((await put('E2', { ...car, state: 'sold' })).body.code).toBe('car-refused');
});

test('what somebody has set by hand stays, and the call is told so', async () => {
  const { put, get, person, listing } = await ownStock();
  const { listingId } = (await put('F1', car)).body;
  const edit = { fields: { priceEur: 20_000 }, before: { priceEur: 18_900 } };
  await call(running, 'PUT', listing(listingId), edit, { token: person });
  await call(running, 'POST', `${listing(listingId)}/publish`, undefined, { token: person });
  const kept = await put('F1', { fields: { priceEur: 15_000, colour: 'blue' } });
  expect(kept.body).toMatchObject({
    fate: 'changed',
    issues: [{ field: 'priceEur', code: 'field-locked', raw: '15000', understood: '20000' }],
  });
  expect((await get('F1')).body).toMatchObject({ fields: { priceEur: 20_000, colour: 'blue' }, locked: ['priceEur'] });
});

test('what the key changes by the listing calls locks nothing against it', async () => {
  const { put, get, token, listing } = await ownStock();
  const { listingId } = (await put('F2', car)).body;
  const edit = { fields: { priceEur: 20_000 }, before: { priceEur: 18_900 } };
  await call(running, 'PUT', listing(listingId), edit, { token });
  await call(running, 'POST', `${listing(listingId)}/publish`, undefined, { token });
  expect((await put('F2', car)).body).toMatchObject({ fate: 'changed', issues: [] });
  expect((await get('F2')).body).toMatchObject({ fields: { priceEur: 18_900 }, locked: [] });
});

test('of many cars each has its fate, and one that is wrong keeps no other from being taken', async () => {
  const { id, put, post } = await ownStock();
  await put('G1', car);
  const answer = await post([
    { number: 'G1', ...car },
    { number: 'G2', ...car },
    { number: 'G3', fields: { ...completeCar, priceEur: 'billig', powerKw: 99_999 } },
    { fields: completeCar },
    { number: 'G2', ...car },
    { number: 'G4', fields: { ...completeCar, make: 'gibt-es-nicht' } },
    { number: 'G5', ...car, preis: 1 },
    { number: 'G1', state: 'withdrawn' },
    { number: 'G6', ...car, pictures: ['ftp://x'], state: 'gone' },
    { number: ' \t', ...car },
  ]);
  expect(answer.status).toBe(200);
  const told = answer.body.items.map(
    ({ number, fate, issues }: { number: string; fate: string; issues: { code: string }[] }) => [
      number,
      fate,
      ...issues.map(({ code }) => code),
    ],
  );
  expect(told).toEqual([
    ['G1', 'unchanged'],
    ['G2', 'created'],
    ['G3', 'refused', 'value-invalid', 'value-out-of-range'],
    [null, 'refused', 'number-missing'],
    ['G2', 'refused', 'number-twice'],
    ['G4', 'created', 'make-unknown'],
    ['G5', 'refused', 'value-invalid'],
    ['G1', 'refused', 'number-twice'],
    ['G6', 'refused', 'value-invalid', 'value-invalid'],
    [null, 'refused', 'number-invalid'],
  ]);
  expect(answer.body.items[2].issues).toMatchObject([
    { column: 'fields.priceEur', raw: '"billig"', field: 'priceEur' },
    { column: 'fields.powerKw', raw: '99999', field: 'powerKw' },
  ]);
  expect(answer.body.run.number).toBe(2);
  expect((await lines(id)).filter(({ run }) => run === 2)).toHaveLength(9);
  expect((await put('  ', car)).status).toBe(404);
  expect((await post([])).status).toBe(400);
  expect((await post(Array.from({ length: 501 }, (_, place) => ({ number: String(place) })))).status).toBe(400);
});

test('however much is wrong with cars, the answer that is kept for a day stays small', async () => {
  const { post, put, get } = await ownStock();
  const unknown = Object.fromEntries(Array.from({ length: 200 }, (_, place) => [`unbekannt${place}`, 1]));
  const wrong = { number: 'N1', ...unknown, pictures: Array(30).fill(7), uploads: Array(30).fill(7) };
  const { issues } = (await post([wrong])).body.items[0];
  expect(issues).toHaveLength(50);
  const few = (await post([{ number: 'N1', ...unknown }])).body.items[0].issues;
  expect(few).toMatchObject([{ code: 'value-invalid', column: expect.stringMatching(/^unbekannt0, .{88}$/) }]);
  const odd = await post([{ number: 'N1', [`\0${'😀'.repeat(60)}`]: 1, state: `x${'😀'.repeat(150)}` }]);
  expect(odd.body.items).toMatchObject([{ fate: 'refused' }]);
  const many = await post(Array.from({ length: 500 }, (_, place) => ({ ...wrong, number: `N${place}` })));
  expect(many.body.items.every(({ issues }: { issues: object[] }) => issues.length === 4)).toBe(true);
  expect(JSON.stringify(many.body).length).toBeLessThan(1_500_000);

  await put('N2', car);
  const description = 'Sehr gepflegt. '.repeat(300);
  const told = (await put('N2', { fields: { description } })).body.changes;
  expect(told).toMatchObject([{ field: 'description', after: expect.stringMatching(/^.{199}…$/) }]);
  expect((await get('N2')).body.fields.description).toBe(description);
});

test('the same request again, at the same moment or later, is done once and answered alike; another under its name is refused', async () => {
  const { id, put, post } = await ownStock();
  const once = { 'idempotency-key': 'lieferung-1' };
  const answers = await Promise.all(Array.from({ length: 6 }, () => put('H1', car, once)));
  const first = answers[0]?.body;
  expect(first.fate).toBe('created');
  expect(answers.map(({ body }) => body)).toEqual(Array(6).fill(first));
  expect((await put('H1', car, once)).body).toEqual(first);
  expect(await lines(id)).toHaveLength(1);
  expect((await put('H1', { fields: { priceEur: 1_000 } }, once)).body.code).toBe('idempotency-mismatch');
  expect((await put('H2', car, once)).body.code).toBe('idempotency-mismatch');
  expect((await post([{ number: 'H1', ...car }], once)).body.code).toBe('idempotency-mismatch');
  expect((await put('H1', car, { 'idempotency-key': 'mit Leerzeichen' })).body.code).toBe('invalid-request');

  const bulk = { 'idempotency-key': crypto.randomUUID() };
  const { body } = await post([{ number: 'H3', ...car }], bulk);
  expect((await post([{ number: 'H3', ...car }], bulk)).body).toEqual(body);

  const { db } = running.database;
  await db
    .updateTable('idempotentAnswer')
    .set({ createdAt: new Date(Date.now() - 25 * 3_600_000) })
    .execute();
  expect((await put('H1', { fields: { priceEur: 1_000 } }, once)).body.fate).toBe('changed');
  expect(await forgetAnswers({ db })).toBe(1);
});

test('a refused car’s request can come again, too, and is refused alike', async () => {
  const { id, put } = await ownStock();
  await put('H4', car);
  const once = { 'idempotency-key': 'preis-weg' };
  const refused = await put('H4', { fields: { priceEur: null } }, once);
  const again = await put('H4', { fields: { priceEur: null } }, once);
  expect([refused.status, again.status]).toEqual([422, 422]);
  expect(again.body.issues).toEqual(refused.body.issues);
  expect(await lines(id)).toHaveLength(2);
});

test('two who tell of the same new number at once make one car', async () => {
  const { put, post, stock, token } = await ownStock();
  await Promise.all([put('I1', car), put('I1', car), post([{ number: 'I1', ...car }]), put('I1', car)]);
  const { items } = (await call(running, 'GET', stock, undefined, { token })).body;
  expect(items).toMatchObject([{ number: 'I1', state: 'active' }]);
});

test('however many calls of one dealership come, they leave the database to others, and those that are too many come again', async () => {
  const { db } = running.database;
  const { put, id } = await ownStock();
  const { listingId } = (await put('M1', car)).body;
  const other = await ownStock();
  const price = (priceEur: number) => put('M1', { fields: { priceEur } });
  let calls: ReturnType<typeof price>[] = [];
  await db.transaction().execute(async (tx) => {
    await tx.selectFrom('listing').select('id').where('id', '=', listingId).forUpdate().execute();
    calls = Array.from({ length: 20 }, (_, place) => price(10_000 + place));
    const refused = await Promise.race(calls);
    expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([429, 1]);
    expect((await other.put('M1', car)).status).toBe(200);
  });
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect([200, 429].map((status) => statuses.filter((each) => each === status).length)).toEqual([9, 11]);

  // Another process is at it.
  await db.transaction().execute(async (tx) => {
    expect(await tryLockStock(tx, id)).toBe(true);
    const busy = await price(9_000);
    expect([busy.status, busy.body.code, busy.headers['retry-after']]).toEqual([409, 'request-in-progress', '1']);
  });
  expect((await price(9_000)).body.fate).toBe('changed');
});

test('a system compares by pages of numbers; cars without a number and other dealerships’ are not in them', async () => {
  const { id, post, stock, token, person } = await ownStock();
  const other = await ownStock();
  await other.put('J1', car);
  await post(Array.from({ length: 3 }, (_, place) => ({ number: `J${place}`, ...car })));
  await post([{ number: 'J9', fields: { title: 'Unfertig' } }]);
  await call(running, 'POST', `/admin/dealership/${id}/listing`, { key: crypto.randomUUID() }, { token: person });
  const { body } = await call(running, 'GET', stock, undefined, { token });
  expect(body.cursor).toBeNull();
  expect(body.items.map(({ number, state }: { number: string; state: string }) => `${number} ${state}`)).toEqual([
    'J0 active',
    'J1 active',
    'J2 active',
    'J9 draft',
  ]);
  const after = await call(running, 'GET', `${stock}?cursor=${body.items[1].listingId}`, undefined, { token });
  expect(after.body.items).toHaveLength(2);
});

test('pictures: uploaded ones are put on the car in their order, others’ are not; addresses are noted to be fetched', async () => {
  const { db } = running.database;
  const { id, put, get, person, listing } = await ownStock();
  const hashes = ['1', '2', '3'].map((digit) => digit.repeat(64)) as [string, string, string];
  const images = await db
    .insertInto('image')
    .values(
      hashes.map((contentHash) => ({ contentHash, mediaType: 'image/jpeg', widthPx: 9, heightPx: 6, sizeBytes: 1 })),
    )
    .returning(['id', 'contentHash'])
    .execute();
  const owner = (contentHash: string) => (contentHash === hashes[2] ? other.id : id);
  const other = await buildDealership(db);
  await db
    .insertInto('imageUpload')
    .values(
      images.map(({ id: imageId, contentHash }) => ({
        id: crypto.randomUUID(),
        dealershipId: owner(contentHash),
        imageId,
        state: 'ready' as const,
        processedAt: new Date(),
        sourceHash: contentHash,
        sourceBytes: 1,
      })),
    )
    .execute();
  const created = await put('K1', { ...car, uploads: [hashes[1], hashes[0], hashes[2]] });
  expect(created.body).toMatchObject({ fate: 'created', issues: [{ code: 'picture-invalid', raw: hashes[2] }] });
  expect((await get('K1')).body.pictures).toEqual([hashes[1], hashes[0]]);
  expect((await put('K1', { uploads: [hashes[0]] })).body).toMatchObject({ fate: 'changed' });
  expect((await get('K1')).body.pictures).toEqual([hashes[0]]);
  expect((await put('K1', { fields: { priceEur: 18_000 } })).body.fate).toBe('changed');
  expect((await get('K1')).body.pictures).toEqual([hashes[0]]);
  const both = await put('K1', { uploads: [], pictures: [] });
  expect(both.body.issues).toMatchObject([{ code: 'pictures-or-uploads' }]);

  await put('K2', { ...car, pictures: ['https://bilder.example/1.jpg', 'https://bilder.example/2.jpg'] });
  const wanted = await db.selectFrom('feedPicture').select('source').where('dealershipId', '=', id).execute();
  expect(wanted).toHaveLength(2);

  // Arranged by hand: the system's stay aside.
  const { listingId } = created.body;
  const order = { pictures: [], removed: [hashes[0]] };
  await call(running, 'PUT', `${listing(listingId)}/pictures`, order, { token: person });
  await call(running, 'POST', `${listing(listingId)}/publish`, undefined, { token: person });
  expect((await put('K1', { uploads: [hashes[1]] })).body.issues).toMatchObject([{ code: 'field-locked' }]);
});

test('a paused push feed takes nothing, and nothing of a stock is another dealership’s', async () => {
  const { db } = running.database;
  const { id, put } = await ownStock();
  await put('L1', car);
  const other = await ownStock();
  expect((await other.get('L1')).status).toBe(404);
  expect(
    (await call(running, 'GET', `/admin/dealership/${id}/stock/L1`, undefined, { token: other.token })).status,
  ).toBe(404);
  await db.updateTable('feed').set({ state: 'paused' }).where('dealershipId', '=', id).execute();
  expect((await put('L1', { fields: { priceEur: 1_000 } })).body.code).toBe('feed-not-possible');
});
