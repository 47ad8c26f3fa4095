import type { BulkAct } from '@kardan/contract/calls/stock/stock-list';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../accounts/actor.ts';
import { inTransaction } from '../../db/database.ts';
import type { ListingState } from '../../db/schema.gen.ts';
import { loadEnv } from '../../env.ts';
import { createLog } from '../../kernel/log.ts';
import { changeListing } from '../../listings/changing/change-listing.ts';
import { moveListing } from '../../listings/editing/move-listing.ts';
import { saveListing } from '../../listings/editing/save-listing.ts';
import { memberOf } from '../../testing/actors.ts';
import { buildAccount } from '../../testing/build-account.ts';
import { buildDealership } from '../../testing/build-dealership.ts';
import { buildListing } from '../../testing/build-listing.ts';
import { failingAt } from '../../testing/failing-at.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { saveOutcome } from './bulk-store.ts';
import { forgetBulkRuns } from './forget-bulk-runs.ts';
import { previewBulk } from './preview-bulk.ts';
import { runBulk } from './run-bulk.ts';
import { readBulkRun, startBulk, undoBulk } from './steer-bulk.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

const services = () => ({ db: database.db, env: loadEnv(), log: createLog('test', 'silent') });

async function stockOf(prices: number[], state: ListingState = 'active') {
  const { db } = database;
  const { id: dealershipId } = await buildDealership(db);
  const account = await buildAccount(db, { memberships: { [dealershipId]: 'dealer-staff' } });
  const actor: Actor = { ...memberOf(dealershipId, 'staff'), accountId: account.id };
  const ids: number[] = [];
  for (const priceEur of prices) ids.push((await buildListing(db, { dealershipId, priceEur, state })).id);
  const preview = (act: BulkAct, more: object = {}) =>
    previewBulk(database, actor, String(dealershipId), { filter: {}, act, ...more });
  const run = async (id: string) => {
    await startBulk(database, actor, String(dealershipId), id);
    await runBulk(services(), id);
    return readBulkRun(database, actor, String(dealershipId), id);
  };
  const undo = async (id: string) => {
    await undoBulk(database, actor, String(dealershipId), id);
    await runBulk(services(), id);
    return readBulkRun(database, actor, String(dealershipId), id);
  };
  const stored = () =>
    db
      .selectFrom('listing')
      .select(['id', 'priceEur', 'netPriceEur', 'state', 'revision'])
      .where('dealershipId', '=', dealershipId)
      .orderBy('id')
      .execute();
  return { dealershipId, account, actor, ids, preview, run, undo, stored };
}

const prices = (rows: { priceEur: number }[]) => rows.map(({ priceEur }) => priceEur);

test('what is previewed is done to every car, and taken back as a whole', async () => {
  const { dealershipId, preview, run, undo, stored, ids } = await stockOf([10_000, 20_000, 30_333]);
  const shown = await preview({ kind: 'price-percent', percent: -3 });
  expect(shown).toMatchObject({ state: 'previewed', total: 3, refused: 0 });
  expect(shown.changes.map(({ before, after }) => [before, after])).toEqual([
    [10_000, 9_700],
    [20_000, 19_400],
    [30_333, 29_423],
  ]);
  expect(shown.changes.map(({ lowestOfThirtyDaysEur }) => lowestOfThirtyDaysEur)).toEqual([10_000, 20_000, 30_333]);
  expect(prices(await stored())).toEqual([10_000, 20_000, 30_333]);
  expect(await run(shown.id)).toMatchObject({ state: 'done', finished: 3, refused: 0, changes: [] });
  expect(prices(await stored())).toEqual([9_700, 19_400, 29_423]);
  const revisions = await database.db
    .selectFrom('listingRevision')
    .select(['source'])
    .where('listingId', 'in', ids)
    .execute();
  expect(revisions.map(({ source }) => source)).toEqual(['bulk', 'bulk', 'bulk']);
  expect(await undo(shown.id)).toMatchObject({ state: 'undone', finished: 3, refused: 0 });
  expect(prices(await stored())).toEqual([10_000, 20_000, 30_333]);
  expect(dealershipId).toBeGreaterThan(0);
});

test('a filter, or some cars by their ids, say which cars it concerns', async () => {
  const { preview, ids } = await stockOf([10_000, 20_000, 30_000]);
  const act: BulkAct = { kind: 'price-eur', eur: -500 };
  const filtered = await preview(act, { filter: { minPriceEur: 15_000 } });
  expect(filtered.changes.map(({ after }) => after)).toEqual([19_500, 29_500]);
  const chosen = await preview(act, { listingIds: [ids[0]] });
  expect(chosen.changes.map(({ listingId }) => listingId)).toEqual([ids[0]]);
});

test('a car that changed after the preview, or after it was done, is left as it is, and said so', async () => {
  const { actor, preview, run, undo, stored, ids } = await stockOf([10_000, 20_000]);
  const [first = 0, second = 0] = ids;
  const change = (id: number, priceEur: number) =>
    inTransaction(database.db, (tx) => changeListing(tx, actor, id, { priceEur }));
  const shown = await preview({ kind: 'price-eur', eur: -1_000 });
  await change(first, 12_345);
  const done = await run(shown.id);
  expect(done.changes).toMatchObject([{ listingId: first, refused: 'changed-meanwhile' }]);
  expect(prices(await stored())).toEqual([12_345, 19_000]);
  await change(second, 18_000);
  expect((await undo(shown.id)).changes.map(({ refused }) => refused)).toEqual([
    'changed-meanwhile',
    'changed-meanwhile',
  ]);
  expect(prices(await stored())).toEqual([12_345, 18_000]);
});

test.each<[ListingState, BulkAct, string]>([
  ['sold', { kind: 'price-eur', eur: -500 }, 'not-for-sale'],
  ['draft', { kind: 'price-eur', eur: -500 }, 'never-online'],
  ['active', { kind: 'price-eur', eur: -10_000 }, 'price-out-of-range'],
  ['active', { kind: 'price-percent', percent: 0 }, 'unchanged'],
  ['active', { kind: 'state', state: 'active' }, 'unchanged'],
  ['sold', { kind: 'state', state: 'reserved' }, 'invalid-transition'],
  ['blocked', { kind: 'state', state: 'active' }, 'invalid-transition'],
  ['blocked', { kind: 'state', state: 'reserved' }, 'invalid-transition'],
  ['blocked', { kind: 'state', state: 'sold' }, 'invalid-transition'],
  ['withdrawn', { kind: 'publish' }, 'unchanged'],
])('of a car that is %s, %j is refused as %s before anything is done', async (state, act, refused) => {
  const { preview, run, stored } = await stockOf([10_000], state);
  const shown = await preview(act);
  expect(shown).toMatchObject({ refused: 1, changes: [{ refused }] });
  await run(shown.id);
  expect(await stored()).toMatchObject([{ state, priceEur: 10_000, revision: 1 }]);
});

test('what the portal blocked and its dealership withdrew is refused before anything is done, with changes beside it too', async () => {
  const { actor, dealershipId, preview, ids } = await stockOf([10_000], 'blocked');
  const [id = 0] = ids;
  const car = { dealershipId: String(dealershipId), listingId: id };
  await saveListing(services(), actor, car, { fields: { priceEur: 9_000 }, before: { priceEur: 10_000 } });
  await inTransaction(database.db, (tx) => changeListing(tx, actor, id, { state: 'withdrawn' }));
  for (const act of [{ kind: 'publish' }, { kind: 'state', state: 'active' }] as const) {
    expect(await preview(act)).toMatchObject({ refused: 1, changes: [{ refused: 'invalid-transition' }] });
  }
});

test('a car at which something fails that nobody expected keeps no other from being changed', async () => {
  const { actor, dealershipId, preview, stored, ids } = await stockOf([10_000, 20_000]);
  await using _ = await failingAt(database, ids[0] as number);
  const shown = await preview({ kind: 'price-eur', eur: -1_000 });
  await startBulk(database, actor, String(dealershipId), shown.id);
  await expect(runBulk(services(), shown.id)).rejects.toThrow('nobody expected this');
  expect(prices(await stored())).toEqual([10_000, 19_000]);
  expect(await readBulkRun(database, actor, String(dealershipId), shown.id)).toMatchObject({
    state: 'running',
    finished: 1,
  });
});

test('a car that fails again and again is told as such, and the act can be taken back from the others', async () => {
  const { actor, dealershipId, preview, undo, stored, ids } = await stockOf([10_000, 20_000]);
  const shown = await preview({ kind: 'price-eur', eur: -1_000 });
  const read = () => readBulkRun(database, actor, String(dealershipId), shown.id);
  {
    await using _ = await failingAt(database, ids[0] as number);
    await startBulk(database, actor, String(dealershipId), shown.id);
    for (let time = 1; time < 5; time++) await expect(runBulk(services(), shown.id)).rejects.toThrow('nobody expected');
    expect((await read()).state).toBe('running');
    await runBulk(services(), shown.id);
  }
  const done = await read();
  expect(done.state).toBe('done');
  expect(done.changes.find(({ listingId }) => listingId === ids[0])?.refused).toBe('unexpected');
  expect(prices(await stored())).toEqual([10_000, 19_000]);
  expect((await undo(shown.id)).state).toBe('undone');
  expect(prices(await stored())).toEqual([10_000, 20_000]);
});

test('a car that another worker has done meanwhile is not told as refused', async () => {
  const { actor, dealershipId, preview, run, ids } = await stockOf([10_000]);
  const shown = await preview({ kind: 'price-eur', eur: -1_000 });
  await run(shown.id);
  await saveOutcome(database.db, shown.id, ids[0] as number, 'refused', 'unexpected');
  expect(await readBulkRun(database, actor, String(dealershipId), shown.id)).toMatchObject({
    state: 'done',
    refused: 0,
  });
});

test('a net price goes along with the gross one, and comes back with it', async () => {
  const { dealershipId, preview, run, undo, stored } = await stockOf([]);
  await buildListing(database.db, { dealershipId, priceEur: 24_000, netPriceEur: 20_000, taxation: 'standard' });
  const shown = await preview({ kind: 'price-percent', percent: -10 });
  await run(shown.id);
  expect(await stored()).toMatchObject([{ priceEur: 21_600, netPriceEur: 18_000 }]);
  await undo(shown.id);
  expect(await stored()).toMatchObject([{ priceEur: 24_000, netPriceEur: 20_000 }]);
});

test('reserved cars that were sold by mistake are reserved again', async () => {
  const { preview, run, undo, stored } = await stockOf([10_000, 20_000], 'reserved');
  const shown = await preview({ kind: 'state', state: 'sold' });
  await run(shown.id);
  expect((await undo(shown.id)).state).toBe('undone');
  expect((await stored()).map(({ state }) => state)).toEqual(['reserved', 'reserved']);
});

test('sold by mistake, all of them are for sale again', async () => {
  const { preview, run, undo, stored } = await stockOf([10_000, 20_000]);
  const shown = await preview({ kind: 'state', state: 'sold' });
  await run(shown.id);
  expect((await stored()).map(({ state }) => state)).toEqual(['sold', 'sold']);
  await undo(shown.id);
  expect((await stored()).map(({ state }) => state)).toEqual(['active', 'active']);
});

/** Everything that a car needs to go online. */
async function completeFields() {
  const model = await database.db
    .selectFrom('model')
    .innerJoin('make', 'make.id', 'model.makeId')
    .select(['make.slug as make', 'model.slug as model'])
    .orderBy('model.id')
    .executeTakeFirstOrThrow();
  return {
    ...model,
    title: 'Ein Auto',
    category: 'used',
    priceEur: 9_990,
    mileageKm: 50_000,
    firstRegistration: '2020-05',
    fuel: 'diesel',
    gearbox: 'manual',
    powerKw: 85,
    body: 'estate',
  };
}

const draft = (id: number, dealershipId: number, told: object) =>
  database.db
    .insertInto('listingDraft')
    .values({ id, dealershipId, fields: JSON.stringify(told) })
    .execute();

test('drafts go online as they are saved; one that lacks something says what, and taking it back withdraws the others', async () => {
  const { dealershipId, preview, run, undo, stored } = await stockOf([]);
  const fields = await completeFields();
  await draft(900_001, dealershipId, fields);
  await draft(900_002, dealershipId, { ...fields, priceEur: undefined });
  const shown = await preview({ kind: 'publish' });
  expect(shown.changes).toMatchObject([
    { listingId: 900_001, before: 'draft', after: 'active', refused: null },
    { listingId: 900_002, refused: 'field-missing' },
  ]);
  const done = await run(shown.id);
  expect(done).toMatchObject({ state: 'done', refused: 1 });
  expect(await stored()).toMatchObject([{ id: 900_001, state: 'active' }]);
  await undo(shown.id);
  expect(await stored()).toMatchObject([{ id: 900_001, state: 'withdrawn' }]);
});

test('offers of which nothing is saved are renewed, and stay as they are', async () => {
  const { preview, run, stored, ids } = await stockOf([10_000, 20_000]);
  const { db } = database;
  await db
    .updateTable('listing')
    .set({ confirmedAt: new Date(Date.now() - 55 * 86_400_000) })
    .where('id', 'in', ids)
    .execute();
  const before = await stored();
  const shown = await preview({ kind: 'publish' });
  expect(shown).toMatchObject({ refused: 0, changes: [{ after: 'active' }, { after: 'active' }] });
  expect(await run(shown.id)).toMatchObject({ state: 'done', refused: 0 });
  expect(prices(await stored())).toEqual(prices(before));
  const renewed = await db.selectFrom('listing').select('confirmedAt').where('id', 'in', ids).execute();
  for (const { confirmedAt } of renewed) expect(Date.now() - confirmedAt.getTime()).toBeLessThan(60_000);
});

test('what was saved after the preview is not published, and what others did after it is not taken back', async () => {
  const { actor, dealershipId, preview, run, undo, stored } = await stockOf([]);
  const fields = await completeFields();
  const at = (listingId: number) => ({ dealershipId: String(dealershipId), listingId });
  await draft(900_011, dealershipId, fields);
  await draft(900_012, dealershipId, fields);
  await draft(900_013, dealershipId, fields);
  const shown = await preview({ kind: 'publish' });
  await saveListing(services(), actor, at(900_011), { fields: { priceEur: 1 }, before: { priceEur: 9_990 } });
  const done = await run(shown.id);
  expect(done.changes).toMatchObject([{ listingId: 900_011, refused: 'changed-meanwhile' }]);
  await moveListing(services(), actor, at(900_012), 'withdrawn');
  await moveListing(services(), actor, at(900_012), 'active');
  await undo(shown.id);
  expect(await stored()).toMatchObject([
    { id: 900_012, state: 'active' },
    { id: 900_013, state: 'withdrawn' },
  ]);
});

test('a car that lacks what is demanded today does not come back, neither by a bulk act nor by its undoing', async () => {
  const { preview, run, undo, stored, ids } = await stockOf([10_000, 20_000]);
  const withdrawn = await preview({ kind: 'state', state: 'withdrawn' });
  await run(withdrawn.id);
  const [lacking = 0] = ids;
  await database.db.updateTable('listing').set({ category: 'new' }).where('id', '=', lacking).execute();
  const back = await preview({ kind: 'state', state: 'active' });
  expect(back.changes).toMatchObject([{ refused: 'consumption-required' }, { refused: null }]);
  expect((await undo(withdrawn.id)).changes).toMatchObject([{ listingId: lacking, refused: 'consumption-required' }]);
  expect((await stored()).map(({ state }) => state)).toEqual(['withdrawn', 'active']);
});

test('runs are kept for a year, and a preview for a day', async () => {
  const { preview, run } = await stockOf([10_000]);
  const act: BulkAct = { kind: 'price-eur', eur: -500 };
  const ids = { oldRun: await preview(act), run: await preview(act), oldPreview: await preview(act) };
  await run(ids.oldRun.id);
  await run(ids.run.id);
  const age = (id: string, days: number) =>
    database.db
      .updateTable('bulkRun')
      .set({ createdAt: new Date(Date.now() - days * 86_400_000) })
      .where('id', '=', id)
      .execute();
  await age(ids.oldRun.id, 367);
  await age(ids.run.id, 363);
  await age(ids.oldPreview.id, 2);
  await forgetBulkRuns(services());
  const wanted = Object.values(ids).map(({ id }) => id);
  const left = await database.db.selectFrom('bulkRun').select('id').where('id', 'in', wanted).execute();
  expect(left).toEqual([{ id: ids.run.id }]);
});

test('whoever starts a run is named as who did it', async () => {
  const { dealershipId, preview } = await stockOf([10_000]);
  const shown = await preview({ kind: 'price-eur', eur: -500 });
  const other = await buildAccount(database.db, { memberships: { [dealershipId]: 'dealer-staff' } });
  const actor = { ...memberOf(dealershipId, 'staff'), accountId: other.id, requestId: 'a-request' };
  expect(await startBulk(database, actor, String(dealershipId), shown.id)).toMatchObject({ by: other.displayName });
  const stored = await database.db.selectFrom('bulkRun').select('requestId').where('id', '=', shown.id).execute();
  expect(stored).toEqual([{ requestId: 'a-request' }]);
});

test('whoever has left the dealership before the job runs changes nothing any more', async () => {
  const { account, actor, dealershipId, preview, stored } = await stockOf([10_000]);
  const shown = await preview({ kind: 'price-eur', eur: -500 });
  await startBulk(database, actor, String(dealershipId), shown.id);
  await database.db.deleteFrom('membership').where('accountId', '=', account.id).execute();
  await runBulk(services(), shown.id);
  expect(prices(await stored())).toEqual([10_000]);
});

test('another dealership’s run does not exist, and none is taken back before it is done', async () => {
  const { actor, dealershipId, preview } = await stockOf([10_000]);
  const other = await stockOf([10_000]);
  const shown = await preview({ kind: 'price-eur', eur: -500 });
  const foreign = startBulk(database, other.actor, String(other.dealershipId), shown.id);
  await expect(foreign).rejects.toMatchObject({ code: 'not-found' });
  const early = undoBulk(database, actor, String(dealershipId), shown.id);
  await expect(early).rejects.toMatchObject({ code: 'bulk-not-possible' });
});
