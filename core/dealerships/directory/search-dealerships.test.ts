import { type DealershipFilters, dealershipSearchRequest } from '@kardan/contract/calls/dealerships/dealership-search';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSearchEngine } from '../../search/engine.ts';
import { indexListings } from '../../search/index/index-listings.ts';
import { buildDealership } from '../../testing/build-dealership.ts';
import { buildListing } from '../../testing/build-listing.ts';
import { engineOptions } from '../../testing/engine-options.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createTestIndex, type TestIndex } from '../../testing/test-index.ts';
import { readDirectoryData } from './read-directory-data.ts';
import { searchDealerships } from './search-dealerships.ts';
import { typedWords } from './typed-words.ts';

let database: TestDatabase;
let index: TestIndex;
beforeAll(async () => {
  [database, index] = await Promise.all([createTestDatabase(), createTestIndex()]);
});
afterAll(() => Promise.all([database[Symbol.asyncDispose](), index[Symbol.asyncDispose]()]));

const search = (filters: DealershipFilters & { sort?: 'name' }, now?: Date) =>
  searchDealerships({ db: database.db, search: index.search }, dealershipSearchRequest.parse(filters), now);
const namesOf = async (filters: DealershipFilters, now?: Date) =>
  (await search(filters, now)).items.map(({ name }) => name);

test('a name is found however it is spelt, in any order and with a small mistake, the best fit first', async () => {
  for (const name of ['Autohaus Müllner', 'Müllner Classic', 'Großwanger Automobile', 'Autohof Weißkirchner']) {
    await buildDealership(database.db, { name });
  }
  expect(await namesOf({ name: 'Autohaus Müllner' })).toEqual(['Autohaus Müllner', 'Müllner Classic']);
  for (const spelling of ['Muellner', 'MÜLLNER', 'mullner', 'Mülner', 'Mülnler', 'Müllners']) {
    expect(await namesOf({ name: spelling }), spelling).toEqual(['Autohaus Müllner', 'Müllner Classic']);
  }
  expect(await namesOf({ name: 'classic muellner' })).toEqual(['Müllner Classic']);
  expect(await namesOf({ name: 'grosswanger' })).toEqual(['Großwanger Automobile']);
  expect(await namesOf({ name: 'weisskirch' })).toEqual(['Autohof Weißkirchner']);
  expect(await namesOf({ name: 'Grosswagner' })).toEqual(['Großwanger Automobile']);
});

test('what any dealership is does not have to be in its name, when there is more to go by: every one of a place', async () => {
  for (const [name, cityId] of [
    ['Schimek Automobile', 4020],
    ['Autohaus Traunmüller', 4020],
    ['Autohaus Pichlbauer', 8010],
  ] as const) {
    await buildDealership(database.db, { name, cityId });
  }
  for (const typed of ['autohaus linz', 'Autohaus in Linz', 'Linz Autohaus GmbH', 'autohuas linz']) {
    expect(await namesOf({ name: typed }), typed).toEqual(['Autohaus Traunmüller', 'Schimek Automobile']);
  }
  expect(await namesOf({ name: 'KFZ-Händler Schimek' })).toEqual(['Schimek Automobile']);
  expect(await namesOf({ name: 'Autohaus Graz' })).toEqual(['Autohaus Pichlbauer']);
  const alone = await namesOf({ name: 'Autohaus' });
  expect(alone).toContain('Autohaus Pichlbauer');
  expect(alone).not.toContain('Schimek Automobile');
});

test.each([
  '%',
  '_',
  '\\',
  "'; drop table dealership; --",
  '%%%___\\\\',
  'a'.repeat(80),
  '.*',
  '[a-z]',
  '(((((',
  '\u0001\u0002 x',
  'ß'.repeat(40),
  '🚗🚗🚗',
  'Zoë\u0301\u0301\u0301',
])('%j is a word like any other, and one that no name has', async (name) => {
  const answer = await search({ name });
  expect(answer).toMatchObject({ total: 0, items: [] });
});

test('a name of more than 255 letters in one word disturbs nobody’s search', async () => {
  const name = `Auto${'x'.repeat(400)}`;
  await buildDealership(database.db, { name });
  expect(await namesOf({ name: 'autoxxxx' })).toEqual([name]);
});

test.each(['Müller & Söhne', 'Ærø Straße', 'ŽIŽEK', 'Großmann–Weiß', 'Ǆ', 'İstanbul', 'O’Neill 24/7', 'Авто Юг', '  '])(
  'the database folds %j as core does',
  async (name) => {
    const { rows } = await sql<{ words: string[] }>`select fold_words(${name}) as words`.execute(database.db);
    expect(typedWords(name).map(({ word }) => word)).toEqual([...new Set(rows[0]?.words)]);
  },
);

test('cards count the cars on offer and only those; without the engine the number is unknown, not zero', async () => {
  const dealer = await buildDealership(database.db, { name: 'Zählwerk Automobile' });
  const own = { dealershipId: dealer.id };
  const listings = await Promise.all([
    buildListing(database.db, own),
    buildListing(database.db, { ...own, state: 'reserved' }),
    buildListing(database.db, { ...own, state: 'withdrawn' }),
    buildListing(database.db, {}),
  ]);
  await indexListings(
    { db: database.db, search: index.search },
    listings.map(({ id }) => id),
  );
  await index.refresh();
  expect((await search({ name: 'Zählwerk' })).items).toMatchObject([{ cars: 2 }]);
  const down = openSearchEngine(
    engineOptions({
      OPENSEARCH_URL: ['http://127.0.0.1:9'],
      LISTING_INDEX: 'nothing',
    }),
  );
  const request = dealershipSearchRequest.parse({ name: 'Zählwerk' });
  const answer = await searchDealerships({ db: database.db, search: down }, request);
  expect(answer).toMatchObject({ total: 1, items: [{ name: 'Zählwerk Automobile', cars: null }] });
  await down.client.close();
});

test.each([
  ['2026-11-16T07:59:00Z', 'Monday 08:59', false],
  ['2026-11-16T08:00:00Z', 'Monday 09:00', true],
  ['2026-11-16T16:59:00Z', 'Monday 17:59', true],
  ['2026-11-16T17:00:00Z', 'Monday 18:00', false],
  ['2026-10-26T10:00:00Z', 'a Monday that is the national day', false],
  ['2026-04-06T10:00:00Z', 'Easter Monday', false],
  ['2026-12-07T10:00:00Z', 'the Monday before a holiday', true],
  ['2026-03-30T06:59:00Z', 'Monday 08:59 on the first day of summer time', false],
  ['2026-03-30T07:00:00Z', 'Monday 09:00 on the first day of summer time', true],
  ['2026-10-25T22:30:00Z', 'Sunday 23:30 on the day that summer time ends', true],
  ['2026-10-25T23:00:00Z', 'Monday 00:00, the national day', false],
  ['2026-11-15T22:59:00Z', 'Sunday 23:59', false],
  ['2026-11-15T22:30:00Z', 'Sunday 23:30', true],
])('at %s, %s by the clock in Vienna, open is %s', async (moment, _clock, isOpen) => {
  const name = 'Uhrwerk Automobile';
  const known = await database.db.selectFrom('dealership').select('id').where('name', '=', name).executeTakeFirst();
  if (!known) {
    const { id: dealershipId } = await buildDealership(database.db, { name });
    await database.db
      .insertInto('dealershipOpeningHours')
      .values([
        { dealershipId, weekday: 1, opens: '09:00', closes: '18:00' },
        { dealershipId, weekday: 7, opens: '22:00', closes: '23:59' },
      ])
      .execute();
  }
  expect(await namesOf({ name: 'Uhrwerk', openAt: 'now' }, new Date(moment))).toEqual(isOpen ? [name] : []);
  expect(await namesOf({ name: 'Uhrwerk', openAt: `${moment.slice(0, 16)}Z` })).toEqual(isOpen ? [name] : []);
});

test('the form offers all areas and makes, and counts public dealerships only', async () => {
  const before = await readDirectoryData(database, 'en');
  const city = await database.db
    .selectFrom('city')
    .innerJoin('district', 'district.id', 'city.districtId')
    .select(['city.id', 'district.slug'])
    .where('district.slug', '=', 'lienz')
    .executeTakeFirstOrThrow();
  const make = await database.db.selectFrom('make').select(['id', 'slug']).orderBy('id').executeTakeFirstOrThrow();
  const one = await buildDealership(database.db, { cityId: city.id, services: ['car-wash'], languages: ['de', 'ar'] });
  await buildDealership(database.db, { cityId: city.id, state: 'suspended' });
  const contract = { dealershipId: one.id, makeId: make.id };
  await database.db
    .insertInto('dealershipMake')
    .values([
      { ...contract, kind: 'sales' },
      { ...contract, kind: 'service' },
    ])
    .execute();
  const after = await readDirectoryData(database, 'en');
  expect(after.total).toBe(before.total + 1);
  expect(after.regions).toHaveLength(9);
  expect(after.regions.flatMap(({ districts }) => districts)).toHaveLength(116);
  const tyrol = (data: typeof after) => data.regions.find(({ name }) => name === 'Tyrol');
  expect(tyrol(after)?.count).toBe((tyrol(before)?.count ?? 0) + 1);
  expect(tyrol(after)?.districts.find(({ slug }) => slug === 'lienz')?.count).toBe(1);
  expect(after.makes.find(({ slug }) => slug === make.slug)).toMatchObject({ count: 1, sales: 1, service: 1 });
  expect(after.services).toContainEqual({ value: 'car-wash', count: 1 });
  expect(after.languages).toContainEqual({ value: 'ar', count: 1 });
});
