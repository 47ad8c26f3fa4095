import { homeTag, listingTag, makeTag, sitemapTag } from '@kardan/contract/cache-tags';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadVehicleIndex } from '../../feeds/formats/vehicle-index.ts';
import { moveMergedCars, refreshListingsOfVehicle } from '../../listings/changing/refresh-listings.ts';
import { indexListings } from '../../search/index/index-listings.ts';
import { searchListings } from '../../search/search-listings.ts';
import { loadVocabulary } from '../../search/understand/names/load-vocabulary.ts';
import { understandText } from '../../search/understand/understand-text.ts';
import { anOperator, ownerOf } from '../../testing/actors.ts';
import { buildListing } from '../../testing/build-listing.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createTestIndex, type TestIndex } from '../../testing/test-index.ts';
import { findMake, findModel, type NamedMake } from '../vehicle-directory.ts';
import { changeMake } from './change-make.ts';
import { changeModel } from './change-model.ts';
import { createMake } from './create-make.ts';
import { createModel } from './create-model.ts';
import { listVersions } from './list-versions.ts';
import { mergeModel } from './merge-model.ts';
import { readMake } from './read-make.ts';
import { readModel } from './read-model.ts';
import { saveGeneration } from './save-generation.ts';
import { saveVersion } from './save-version.ts';

let database: TestDatabase;
let index: TestIndex;
let services: { db: TestDatabase['db']; search: TestIndex['search'] };
beforeAll(async () => {
  [database, index] = await Promise.all([createTestDatabase(), createTestIndex()]);
  services = { db: database.db, search: index.search };
});
afterAll(async () => {
  await Promise.all([database[Symbol.asyncDispose](), index[Symbol.asyncDispose]()]);
});
afterEach(() => vi.restoreAllMocks());

let clock = Date.now();
/** What processes have kept of names is older than they keep it. */
function muchLater(): void {
  clock += 60_000;
  vi.spyOn(Date, 'now').mockReturnValue(clock);
}

async function modelOf(slug: string) {
  return database.db
    .selectFrom('model')
    .innerJoin('make', 'make.id', 'model.makeId')
    .select(['model.id', 'model.makeId', 'model.revision', 'make.slug as makeSlug'])
    .where('model.slug', '=', slug)
    .where('make.slug', '=', 'skoda')
    .executeTakeFirstOrThrow();
}

/** The payloads of jobs that wait; they are taken. */
async function taken<T>(name: string): Promise<T[]> {
  const { rows } = await sql<{ data: T }>`delete from pgboss.job where name = ${name} returning data`.execute(
    database.db,
  );
  return rows.map(({ data }) => data);
}

const acts = () =>
  database.db.selectFrom('auditEntry').select(['action', 'objectLabel', 'before', 'after']).orderBy('at').execute();

const found = async (vehicle: string) =>
  (await searchListings(services, { vehicles: [vehicle], sort: 'newest', limit: 10, facets: ['model'] })) as {
    items: { id: number }[];
    facets: { model: { value: string }[] };
  };

async function reindex(ids: number[]): Promise<void> {
  await indexListings(services, ids);
  await index.refresh();
}

const plain = { builtFrom: null, builtTo: null, hidden: false };

test('a renamed model is found by its new and its old slug, in search, sentences and feeds, and its cars are indexed anew', async () => {
  const octavia = await modelOf('octavia');
  const { id } = await buildListing(database.db, { modelId: octavia.id, makeId: octavia.makeId });
  const elsewhere = await buildListing(database.db);
  await reindex([id, elsewhere.id]);
  await taken('purge-cache');

  const changed = await changeModel(
    services,
    anOperator,
    { modelId: octavia.id, revision: octavia.revision },
    { ...plain, name: 'Oktavian', slug: 'oktavian' },
  );
  expect(changed).toMatchObject({ name: 'Oktavian', slug: 'oktavian', edited: true, revision: octavia.revision + 1 });
  expect(await taken('refresh-listings-of-vehicle')).toEqual([{ modelId: octavia.id }]);
  expect(await taken('purge-cache')).toEqual([{ tags: [makeTag('skoda'), sitemapTag] }]);
  expect(await refreshListingsOfVehicle(services, { modelId: octavia.id })).toBe(1);
  expect((await taken<{ listingId: number }>('index-listing')).map(({ listingId }) => listingId)).toEqual([id]);
  expect(await taken('purge-cache')).toEqual([{ tags: [listingTag(id)] }]);
  await reindex([id]);

  for (const vehicle of ['skoda/oktavian', 'skoda/octavia']) {
    const { items, facets } = await found(vehicle);
    expect(items).toMatchObject([{ id }]);
    expect(facets.model.map(({ value }) => value)).toContain('skoda/oktavian');
    expect(facets.model.map(({ value }) => value)).not.toContain('skoda/octavia');
  }
  muchLater();
  const skoda = (await findMake(services, 'skoda')) as NamedMake;
  expect(await findModel(services, skoda, 'octavia')).toMatchObject({ slug: 'oktavian', name: 'Oktavian' });
  const read = (text: string, vocabulary: Awaited<ReturnType<typeof loadVocabulary>>) =>
    understandText(vocabulary, text, { today: '2026-11-17' }).filters.vehicles;
  const vocabulary = await loadVocabulary(services);
  expect(read('Oktavian', vocabulary)).toEqual(['skoda/oktavian']);
  // What comes with the product goes on meaning it.
  expect(read('Octi', vocabulary)).toEqual(['skoda/oktavian']);
  const { makesBySlug } = await loadVehicleIndex(services);
  const model = makesBySlug.get('skoda')?.modelsBySlug.get('octavia');
  expect(model).toMatchObject({ slug: 'oktavian' });
  expect(makesBySlug.get('skoda')?.models.get('oktavian')).toBe(model);
  const told = (await acts()).filter(({ action }) => action === 'model.changed').at(-1);
  expect(told).toMatchObject({ objectLabel: 'Škoda Oktavian', after: { name: 'Oktavian', slug: 'oktavian' } });
});

test('a renamed make takes its models along, and all its cars are indexed anew', async () => {
  const make = await database.db.selectFrom('make').selectAll().where('slug', '=', 'lada').executeTakeFirstOrThrow();
  const models = await database.db.selectFrom('model').select('id').where('makeId', '=', make.id).limit(2).execute();
  const cars = await Promise.all(
    models.map((model) => buildListing(database.db, { makeId: make.id, modelId: model.id })),
  );
  await taken('purge-cache');
  const { name: _, slug: __, ...others } = { ...make };
  await changeMake(
    services,
    anOperator,
    { makeId: make.id, revision: make.revision },
    { name: 'Lada Avto', slug: 'lada-avto', country: others.country, kind: 'volume', hidden: false },
  );
  expect(await taken('purge-cache')).toEqual([{ tags: [makeTag('lada'), makeTag('lada-avto'), homeTag, sitemapTag] }]);
  expect(await taken('refresh-listings-of-vehicle')).toEqual([{ makeId: make.id }]);
  expect(await refreshListingsOfVehicle(services, { makeId: make.id })).toBe(cars.length);
  await reindex(cars.map(({ id }) => id));
  expect((await found('lada')).items).toHaveLength(cars.length);
  expect((await found('lada/niva')).items).toEqual((await found('lada-avto/niva')).items);
  muchLater();
  expect(await findMake(services, 'lada')).toMatchObject({ slug: 'lada-avto' });
  const taiga = understandText(await loadVocabulary(services), 'Lada Taiga', { today: '2026-11-17' });
  expect(taiga.filters.vehicles).toEqual(['lada-avto/niva']);
});

test('two who change the same are told: the second is refused, and nothing of it is there', async () => {
  const fabia = await modelOf('fabia');
  const reference = { modelId: fabia.id, revision: fabia.revision };
  await changeModel(services, anOperator, reference, { ...plain, name: 'Fabia eins', slug: 'fabia' });
  await expect(
    changeModel(services, anOperator, reference, { ...plain, name: 'Fabia zwei', slug: 'fabia' }),
  ).rejects.toMatchObject({ code: 'stale-revision' });
  expect((await readModel(services, anOperator, fabia.id)).model.name).toBe('Fabia eins');
});

test('what is wrong with a change is told: reserved and taken slugs, years that end before they begin', async () => {
  const skoda = await modelOf('superb');
  const create = (slug: string, years = {}) =>
    createModel(services, anOperator, skoda.makeId, { ...plain, ...years, name: 'Neu', slug });
  await expect(create('region', { builtFrom: 2020, builtTo: 2010 })).rejects.toMatchObject({
    issues: [{ code: 'reserved-slug' }, { code: 'ends-before-start' }],
  });
  await expect(create('superb')).rejects.toMatchObject({ code: 'slug-taken' });
  // The octavia's of before.
  await expect(create('octavia')).rejects.toMatchObject({ code: 'slug-taken' });
});

test('what cars are of is not hidden; what is hidden is in no list', async () => {
  const kodiaq = await modelOf('kodiaq');
  const car = await buildListing(database.db, { modelId: kodiaq.id, makeId: kodiaq.makeId });
  const reference = { modelId: kodiaq.id, revision: kodiaq.revision };
  const hidden = { ...plain, name: 'Kodiaq', slug: 'kodiaq', hidden: true };
  await expect(changeModel(services, anOperator, reference, hidden)).rejects.toMatchObject({ code: 'vehicle-in-use' });
  await database.db
    .updateTable('listing')
    .set({ state: 'sold', endedAt: new Date() })
    .where('id', '=', car.id)
    .execute();
  expect(await changeModel(services, anOperator, reference, hidden)).toMatchObject({ hidden: true });
  muchLater();
  const skoda = (await findMake(services, 'skoda')) as NamedMake;
  expect(skoda.models.map(({ slug }) => slug)).not.toContain('kodiaq');
});

test('two models become one: name, versions and generations at once, its cars with their versions by a job', async () => {
  const [rapid, target] = [await modelOf('rapid'), await modelOf('scala')];
  const versions = (await listVersions(services, anOperator, rapid.id)).items;
  const [version] = versions;
  const before = (await listVersions(services, anOperator, target.id)).items.map(({ slug }) => slug);
  const car = await buildListing(database.db, {
    modelId: rapid.id,
    makeId: rapid.makeId,
    versionId: version?.id ?? null,
  });
  const sold = await buildListing(database.db, { modelId: rapid.id, makeId: rapid.makeId, state: 'sold' });
  const merge = (into: number) =>
    mergeModel(services, anOperator, { modelId: rapid.id, revision: rapid.revision }, { into });
  await expect(merge(rapid.id)).rejects.toMatchObject({ issues: [{ code: 'merge-elsewhere' }] });
  expect(await merge(target.id)).toEqual({ cars: 1, dealerships: 1 });
  expect(await taken('move-merged-cars')).toEqual([{ modelId: rapid.id }]);
  expect(await moveMergedCars(services, rapid.id)).toBe(2);
  // Once more does no harm.
  expect(await moveMergedCars(services, rapid.id)).toBe(0);

  const rows = await database.db
    .selectFrom('listing')
    .leftJoin('version', 'version.id', 'listing.versionId')
    .select(['listing.modelId', 'version.slug', 'version.modelId as versionOf'])
    .where('listing.id', 'in', [car.id, sold.id])
    .orderBy('listing.id')
    .execute();
  expect(rows).toEqual([
    { modelId: target.id, slug: version?.slug, versionOf: target.id },
    { modelId: target.id, slug: null, versionOf: null },
  ]);
  const merged = (await listVersions(services, anOperator, target.id)).items;
  expect(new Set(merged.map(({ slug }) => slug))).toEqual(new Set([...before, ...versions.map(({ slug }) => slug)]));
  await reindex([car.id]);
  expect((await found('skoda/rapid')).items).toMatchObject([{ id: car.id }]);
  muchLater();
  const skoda = (await findMake(services, 'skoda')) as NamedMake;
  expect(await findModel(services, skoda, 'rapid')).toMatchObject({ slug: 'scala' });

  // Whoever merges that one takes the first along.
  const third = await modelOf('karoq');
  const scala = await modelOf('scala');
  await mergeModel(services, anOperator, { modelId: scala.id, revision: scala.revision }, { into: third.id });
  muchLater();
  const again = (await findMake(services, 'skoda')) as NamedMake;
  expect(await findModel(services, again, 'rapid')).toMatchObject({ slug: 'karoq' });
  expect((await readModel(services, anOperator, rapid.id)).model.mergedInto).toMatchObject({ slug: 'karoq' });
});

test('makes, models, generations and versions are added and changed, each on record, with ids that no file uses', async () => {
  const make = await createMake(services, anOperator, {
    name: 'Neuwagen AG',
    slug: 'neuwagen-ag',
    country: 'AT',
    kind: 'ev',
    hidden: false,
  });
  const model = await createModel(services, anOperator, make.id, { ...plain, name: 'Eins', slug: '1' });
  const years = { builtFrom: 2024, builtTo: null };
  const generation = await saveGeneration(services, anOperator, { modelId: model.id }, { name: 'I', ...years });
  const input = {
    ...years,
    name: 'Elektro 150 PS',
    generationId: generation.id,
    body: 'suv' as const,
    fuel: 'electric' as const,
    gearbox: 'automatic' as const,
    drive: null,
    powerKw: 110,
    continuousPowerKw: null,
    combustionPowerKw: null,
    displacementCcm: null,
    cylinders: null,
    batteryKwh: 58.5,
    consumptionL: null,
    consumptionKwh: 16.2,
    co2GPerKm: 0,
    consumptionNorm: 'wltp' as const,
    rangeKm: 420,
    kerbWeightKg: null,
    priceNewEur: 39_990,
    doors: 5,
    seats: 5,
    nationalCode: '987654',
    hidden: false,
  };
  const version = await saveVersion(services, anOperator, { modelId: model.id }, input);
  expect(version).toMatchObject({ slug: 'elektro-150-ps', nationalCode: '987654', batteryKwh: 58.5 });
  expect(Math.min(make.id, model.id, generation.id, version.id)).toBeGreaterThanOrEqual(100_000);
  const wrong = { ...input, displacementCcm: 1_500, generationId: 1 };
  await expect(saveVersion(services, anOperator, { versionId: version.id, revision: 1 }, wrong)).rejects.toMatchObject({
    issues: [{ code: 'unknown-generation' }, { code: 'electric-without-displacement' }],
  });
  const cheaper = await saveVersion(
    services,
    anOperator,
    { versionId: version.id, revision: version.revision },
    { ...input, priceNewEur: 37_990 },
  );
  expect(cheaper.slug).toBe(version.slug);
  expect(await taken('refresh-listings-of-vehicle')).toContainEqual({ versionId: version.id });
  muchLater();
  expect((await loadVehicleIndex(services)).versionsByCode.get('987654')).toMatchObject({ version: 'elektro-150-ps' });
  await saveGeneration(
    services,
    anOperator,
    { generationId: generation.id, revision: generation.revision },
    { name: 'Erste', ...years },
  );
  expect((await readMake(services, anOperator, make.id)).models).toMatchObject([{ name: 'Eins', versions: 1 }]);
  const told = (await acts()).map(({ action }) => action);
  for (const action of [
    'make.created',
    'model.created',
    'generation.created',
    'generation.changed',
    'version.created',
    'version.changed',
  ])
    expect(told).toContain(action);
});

test('it is the operators’ alone', async () => {
  const owner = ownerOf(1);
  await expect(readMake(services, owner, 1)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(mergeModel(services, owner, { modelId: 1, revision: 1 }, { into: 2 })).rejects.toMatchObject({
    code: 'forbidden',
  });
});
