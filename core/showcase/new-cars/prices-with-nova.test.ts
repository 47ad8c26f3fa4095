import { afterAll, beforeAll, expect, test } from 'vitest';
import { indexListings } from '../../search/index/index-listings.ts';
import { buildListing } from '../../testing/build-listing.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createTestIndex, type TestIndex } from '../../testing/test-index.ts';
import { listNewCarMakes } from '../list-makes.ts';
import { readMakePage } from '../read-make-page.ts';

let database: TestDatabase;
let index: TestIndex;
let services: { db: TestDatabase['db']; search: TestIndex['search'] };

beforeAll(async () => {
  [database, index] = await Promise.all([createTestDatabase(), createTestIndex()]);
  services = { db: database.db, search: index.search };
  const octavia = await vehicle('octavia');
  const fabia = await vehicle('fabia');
  const cars = [
    { ...octavia, category: 'new', priceEur: 20_000, novaIncluded: false },
    { ...octavia, category: 'new', priceEur: 30_000 },
    { ...octavia, category: 'new', priceEur: 32_000 },
    { ...fabia, category: 'new', priceEur: 18_000, novaIncluded: false },
    { ...fabia, category: 'used', priceEur: 9_000, novaIncluded: false },
  ] as const;
  const ids: number[] = [];
  for (const car of cars) ids.push((await buildListing(database.db, car)).id);
  await indexListings(services, ids);
  await index.refresh();
});
afterAll(async () => {
  await Promise.all([database[Symbol.asyncDispose](), index[Symbol.asyncDispose]()]);
});

function vehicle(model: string): Promise<{ makeId: number; modelId: number }> {
  return database.db
    .selectFrom('model')
    .innerJoin('make', 'make.id', 'model.makeId')
    .select(['make.id as makeId', 'model.id as modelId'])
    .where('make.slug', '=', 'skoda')
    .where('model.slug', '=', model)
    .executeTakeFirstOrThrow();
}

const models = [
  { slug: 'octavia', count: 3, priceFromEur: 30_000 },
  { slug: 'fabia', count: 1, priceFromEur: null },
];

test('the lowest price of new cars is one with NoVA, their number that of all; without any there is none', async () => {
  expect(await listNewCarMakes(services)).toMatchObject([{ slug: 'skoda', count: 4, priceFromEur: 30_000, models }]);
  expect(await readMakePage(services, 'skoda', 'new')).toMatchObject({ total: 4, models });
});

test('in other sections every car counts', async () => {
  expect((await readMakePage(services, 'skoda', 'used')).models).toMatchObject([
    { slug: 'fabia', count: 1, priceFromEur: 9_000 },
  ]);
  expect((await readMakePage(services, 'skoda', null)).models).toMatchObject([
    { slug: 'octavia', count: 3, priceFromEur: 20_000 },
    { slug: 'fabia', count: 2, priceFromEur: 9_000 },
  ]);
});
