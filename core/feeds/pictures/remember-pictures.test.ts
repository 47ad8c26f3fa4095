import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../db/database.ts';
import { buildDealership } from '../../testing/build-dealership.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { rememberPictures } from './remember-pictures.ts';

let database: TestDatabase;
let dealershipId: number;
let feedId: string;
beforeAll(async () => {
  database = await createTestDatabase();
  ({ id: dealershipId } = await buildDealership(database.db));
  const feed = { dealershipId, name: 'Stock', format: 'kardan-csv', source: 'url' };
  ({ id: feedId } = await database.db.insertInto('feed').values(feed).returning('id').executeTakeFirstOrThrow());
});
afterAll(() => database[Symbol.asyncDispose]());

const remember = (listingId: number, ...urls: string[]) =>
  inTransaction(database.db, (tx) =>
    rememberPictures(tx, { feedId, fileKey: null }, [
      { dealershipId, listingId, pictures: urls.map((url) => ({ url })) },
    ]),
  );
const wanted = async (listingId: number) => {
  const rows = await database.db
    .selectFrom('feedPicture')
    .select(['position', 'source', 'state', 'contentHash'])
    .where('listingId', '=', listingId)
    .orderBy('position')
    .execute();
  return rows.map(({ source, state, contentHash }) => [new URL(source).pathname, state, contentHash]);
};
const settle = (listingId: number, source: string, contentHash: string) =>
  database.db
    .updateTable('feedPicture')
    .set({ state: 'ready', contentHash, checkedAt: new Date() })
    .where('listingId', '=', listingId)
    .where('source', '=', source)
    .execute();

test('pictures are wanted in their order, each once, and only from addresses that are some', async () => {
  await remember(1, 'https://a.at/1', 'https://a.at/2', 'https://a.at/1', 'ftp://a.at/3', 'nothing');
  expect(await wanted(1)).toEqual([
    ['/1', 'wanted', null],
    ['/2', 'wanted', null],
  ]);
});

test('a new order, an addition and a removal keep what is known of the others', async () => {
  await remember(2, 'https://a.at/1', 'https://a.at/2', 'https://a.at/3');
  await settle(2, 'https://a.at/1', 'one');
  await settle(2, 'https://a.at/2', 'two');
  await remember(2, 'https://a.at/2', 'https://a.at/1', 'https://a.at/4');
  expect(await wanted(2)).toEqual([
    ['/2', 'ready', 'two'],
    ['/1', 'ready', 'one'],
    ['/4', 'wanted', null],
  ]);
});

test('the same list again asks for nothing within a day, and once more after it', async () => {
  await remember(3, 'https://a.at/1');
  await settle(3, 'https://a.at/1', 'one');
  await remember(3, 'https://a.at/1');
  expect(await wanted(3)).toEqual([['/1', 'ready', 'one']]);
  await database.db
    .updateTable('feedPicture')
    .set({ checkedAt: new Date(0) })
    .where('listingId', '=', 3)
    .execute();
  await remember(3, 'https://a.at/1');
  expect(await wanted(3)).toEqual([['/1', 'wanted', 'one']]);
});

test('an empty list takes all away, and the car is brought up to date', async () => {
  await remember(4, 'https://a.at/1');
  await database.db.updateTable('feedPictureList').set({ isDue: false }).execute();
  await remember(4);
  expect(await wanted(4)).toEqual([]);
  const { isDue } = await database.db
    .selectFrom('feedPictureList')
    .select('isDue')
    .where('listingId', '=', 4)
    .executeTakeFirstOrThrow();
  expect(isDue).toBe(true);
});

test('many cars are noted at once, and every host has its lane', async () => {
  const cars = Array.from({ length: 200 }, (_, place) => ({
    dealershipId,
    listingId: 1_000 + place,
    pictures: [{ url: `https://h${place % 3}.at/${place}` }, { url: `https://b.at/${place}` }],
  }));
  await inTransaction(database.db, (tx) => rememberPictures(tx, { feedId, fileKey: null }, cars));
  expect(await wanted(1_007)).toEqual([
    ['/7', 'wanted', null],
    ['/7', 'wanted', null],
  ]);
  const lanes = await database.db.selectFrom('feedPictureLane').select('host').orderBy('host').execute();
  expect(lanes.map(({ host }) => host)).toEqual(['a.at', 'b.at', 'h0.at', 'h1.at', 'h2.at']);
});
