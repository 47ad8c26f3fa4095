import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadEnv } from '../../env.ts';
import { createLog } from '../../kernel/log.ts';
import { anOperator, ownerOf, staffOf } from '../../testing/actors.ts';
import { buildDealership } from '../../testing/build-dealership.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import type { FeedCar, LineIssue } from '../feed-car.ts';
import { leaveOut } from '../formats/understanding-context.ts';
import { beginRun } from '../runs/begin-run.ts';
import { readRun } from '../runs/present-run.ts';
import { runFeed } from '../runs/run-feed.ts';
import { loadRunByNumber } from '../runs/run-store.ts';
import { runNow } from '../runs/start-run.ts';
import { buildFeed, feedCar } from '../testing/build-feed.ts';
import { decideMapping, listProposed } from './decide-mapping.ts';
import { listMappings, mapValue, previewMapping, removeMapping } from './map-value.ts';
import { readMappings } from './read-mappings.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

const unknownBody: LineIssue = {
  column: 'kategorie',
  raw: 'Kombi/Van',
  field: 'body',
  code: 'value-unmapped',
  severity: 'drops',
  understood: null,
};

async function feedWithUnknownValue() {
  const { db } = database;
  const services = { db, env: loadEnv(), log: createLog('test', 'silent') };
  const { id: dealershipId } = await buildDealership(db);
  const { id: feedId } = await buildFeed(db, { dealershipId, format: 'mobile-csv' });
  const sha256 = randomUUID().replaceAll('-', '').repeat(2);
  await beginRun({ db }, { feedId, file: { key: sha256, sha256, bytes: 1, name: null }, dry: false });
  const cars: FeedCar[] = ['A', 'B', 'C'].map((number, place) => ({
    ...feedCar(number, {}, { issues: number === 'C' ? [] : [unknownBody] }),
    line: place + 1,
  }));
  await runFeed(services, feedId, async () =>
    (async function* () {
      yield* cars;
    })(),
  );
  return { services, dealershipId, feedId, reference: { dealershipId: String(dealershipId), feedId } };
}

const kombi = { column: 'kategorie', raw: 'Kombi/Van', value: 'estate' };

test('the same unknown value in many cars is one question, with what it can mean and what it likely does', async () => {
  const { services, dealershipId, reference } = await feedWithUnknownValue();
  const { groups, counts } = await readRun(services, staffOf(dealershipId), { ...reference, runNumber: 1 });
  expect(groups).toMatchObject([{ column: 'kategorie', raw: 'Kombi/Van', field: 'body', cars: 2 }]);
  expect(groups[0]?.values).toContain('estate');
  expect(groups[0]?.proposals).toContain('estate');
  expect(counts.needsYou).toBe(2);
  expect(await previewMapping(services, staffOf(dealershipId), reference, kombi)).toMatchObject({
    cars: 2,
    field: 'body',
    changes: [{ model: 'Volkswagen Golf', cars: 2, after: 'estate' }],
  });
});

test('a mapped value counts for its feed at once, however it is spelled, and runs the last file once more', async () => {
  const { services, dealershipId, reference, feedId } = await feedWithUnknownValue();
  const owner = ownerOf(dealershipId);
  const { mapping, run } = await mapValue(services, owner, reference, { ...kombi, proposeForAll: false });
  expect(mapping).toMatchObject({ ...kombi, reach: 'feed', cars: 2 });
  expect(run).toMatchObject({ number: 2, state: 'queued', dry: false });
  const mapped = await readMappings(services, { id: feedId, format: 'mobile-csv' });
  expect(mapped.find('Kategorie', 'KOMBI/VAN ')).toBe('estate');
  await mapValue(services, owner, reference, { ...kombi, value: null, proposeForAll: false });
  expect((await readMappings(services, { id: feedId, format: 'mobile-csv' })).find('kategorie', 'Kombi/Van')).toBe(
    leaveOut,
  );
  const { items } = await listMappings(services, owner, reference);
  await removeMapping(services, owner, { ...reference, mappingId: items[0]?.id ?? 0 });
  expect((await listMappings(services, owner, reference)).items).toEqual([]);
});

test('values are counted once, when the run is done, and a feed has 500 mappings at most', async () => {
  const { services, dealershipId, feedId, reference } = await feedWithUnknownValue();
  const { db } = services;
  const run = () => readRun(services, staffOf(dealershipId), { ...reference, runNumber: 1 });
  const { groups } = await run();
  await db.updateTable('feedLine').set({ issues: '[]' }).where('dealershipId', '=', dealershipId).execute();
  expect((await run()).groups).toEqual(groups);
  const mapping = { feedId, format: 'mobile-csv', columnName: 'kategorie', value: 'suv', reach: 'feed' };
  const raws = Array.from({ length: 500 }, (_, place) => `Wort ${place}`);
  await db
    .insertInto('valueMapping')
    .values(raws.map((raw) => ({ ...mapping, raw })))
    .execute();
  const map = (raw: string) =>
    mapValue(services, ownerOf(dealershipId), reference, { ...kombi, raw, proposeForAll: false });
  await expect(map('Wort 500')).rejects.toMatchObject({ issues: [{ code: 'too-many-mappings' }] });
  expect((await map('Wort 499')).mapping).toMatchObject({ raw: 'Wort 499', value: 'estate' });
});

test('a value that the field does not have is refused, and staff maps none', async () => {
  const { services, dealershipId, reference } = await feedWithUnknownValue();
  const odd = mapValue(services, ownerOf(dealershipId), reference, {
    ...kombi,
    value: 'spaceship',
    proposeForAll: false,
  });
  await expect(odd).rejects.toMatchObject({ code: 'invalid-request' });
  const staff = mapValue(services, staffOf(dealershipId), reference, { ...kombi, proposeForAll: false });
  await expect(staff).rejects.toMatchObject({ code: 'forbidden' });
});

test('what others have mapped is proposed once three different owners say so or an operator, if the field has it', async () => {
  const { services, dealershipId, reference } = await feedWithUnknownValue();
  const { db } = services;
  const say = async (value: string, { by, reach = 'feed' }: { by?: number; reach?: 'feed' | 'refused' } = {}) => {
    const owner = by ?? (await buildDealership(db)).id;
    const { id: feedId } = await buildFeed(db, { dealershipId: owner, format: 'mobile-csv' });
    const mapping = { feedId, format: 'mobile-csv', columnName: kombi.column, raw: kombi.raw, value, reach };
    await db.insertInto('valueMapping').values(mapping).execute();
    return owner;
  };
  const proposals = async () =>
    (await readRun(services, ownerOf(dealershipId), { ...reference, runNumber: 1 })).groups[0]?.proposals ?? [];
  const one = await say('coupe');
  for (let n = 0; n < 3; n++) await say('coupe', { by: one });
  await say('coupe');
  expect(await proposals()).not.toContain('coupe');
  await say('coupe');
  expect((await proposals())[0]).toBe('coupe');
  for (let n = 0; n < 3; n++) await say('spaceship');
  expect(await proposals()).not.toContain('spaceship');
  await say('coupe', { reach: 'refused' });
  expect(await proposals()).not.toContain('coupe');
  const agreed = { format: 'mobile-csv', columnName: kombi.column, raw: kombi.raw, value: 'cabriolet' };
  await db
    .insertInto('valueMapping')
    .values({ ...agreed, feedId: null, reach: 'all' })
    .execute();
  expect((await proposals())[0]).toBe('cabriolet');
  await db.deleteFrom('valueMapping').where('raw', '=', kombi.raw).execute();
});

test('what an operator accepts counts for all feeds of the format; a feed’s own word comes first', async () => {
  const first = await feedWithUnknownValue();
  const second = await feedWithUnknownValue();
  const { services } = first;
  const { mapping } = await mapValue(services, ownerOf(first.dealershipId), first.reference, {
    ...kombi,
    proposeForAll: true,
  });
  await expect(listProposed(services, ownerOf(first.dealershipId))).rejects.toMatchObject({ code: 'forbidden' });
  expect((await listProposed(services, anOperator)).items).toMatchObject([{ id: mapping.id, feeds: 1, otherwise: [] }]);
  const find = async () =>
    (await readMappings(services, { id: second.feedId, format: 'mobile-csv' })).find('kategorie', 'Kombi/Van');
  expect(await find()).toBeUndefined();
  await decideMapping(services, { ...anOperator, accountId: null }, mapping.id, { accept: true });
  expect(await find()).toBe('estate');
  await mapValue(services, ownerOf(second.dealershipId), second.reference, {
    ...kombi,
    value: 'suv',
    proposeForAll: false,
  });
  expect(await find()).toBe('suv');
  expect((await listProposed(services, anOperator)).items).toEqual([]);
});

test('a mapped value runs the last file that changed cars, not one that was only looked at; nor does it answer for anybody', async () => {
  const { services, dealershipId, reference, feedId } = await feedWithUnknownValue();
  const { db } = services;
  const owner = ownerOf(dealershipId);
  const fileOfRun = async (number: number) => (await loadRunByNumber(db, feedId, number))?.fileHash;
  const other = { key: 'k', sha256: 'c'.repeat(64), bytes: 1, name: null };
  await beginRun({ db }, { feedId, file: other, dry: true });
  const finish = (state: 'done' | 'waiting') =>
    db.updateTable('feedRun').set({ state }).where('feedId', '=', feedId).where('state', '=', 'queued').execute();
  await finish('done');
  const { run } = await mapValue(services, owner, reference, { ...kombi, proposeForAll: false });
  expect(run).toMatchObject({ number: 3, dry: false });
  expect(await fileOfRun(3)).toBe(await fileOfRun(1));
  await finish('done');
  await beginRun({ db }, { feedId, file: other, dry: false });
  await finish('waiting');
  expect((await mapValue(services, owner, reference, { ...kombi, proposeForAll: false })).run).toBeNull();
  expect(await loadRunByNumber(db, feedId, 4)).toMatchObject({ state: 'waiting' });
  await expect(runNow(services, owner, reference, { dry: false })).rejects.toMatchObject({ code: 'feed-not-possible' });
});
