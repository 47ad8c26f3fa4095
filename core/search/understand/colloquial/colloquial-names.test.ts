import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadVehicleIndex } from '../../../feeds/formats/vehicle-index.ts';
import { anOperator, ownerOf } from '../../../testing/actors.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { understandSearch } from '../understand-search.ts';
import { addColloquialName } from './add-colloquial-name.ts';
import { readWordMeaning } from './read-word-meaning.ts';
import { removeColloquialName } from './remove-colloquial-name.ts';
import { searchColloquialNames } from './search-colloquial-names.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());
afterEach(() => vi.restoreAllMocks());

let clock = Date.now();
function halfAMinuteLater(): void {
  clock += 31_000;
  vi.spyOn(Date, 'now').mockReturnValue(clock);
}

const vehiclesOf = async (text: string) => (await understandSearch(database, { text })).filters.vehicles;
const add = (word: string, vehicle: string) => addColloquialName(database, anOperator, { word, vehicle });

test('a word that was added is understood by a running process within a minute, alone and in a sentence, and in feeds', async () => {
  expect(await vehiclesOf('Zwutschkerl bis 8000 Euro')).toBeUndefined();
  const name = await add('Zwutschkerl', 'volkswagen/up');
  expect(name).toMatchObject({ source: 'operator', vehicles: [{ vehicle: 'volkswagen/up' }] });
  halfAMinuteLater();
  await vi.waitFor(async () => expect(await vehiclesOf('Zwutschkerl bis 8000 Euro')).toEqual(['volkswagen/up']), {
    timeout: 10_000,
  });
  expect(await vehiclesOf('VW Zwutschkerl')).toEqual(['volkswagen/up']);
  const { makesBySlug } = await loadVehicleIndex(database);
  expect(makesBySlug.get('volkswagen')?.models.get('zwutschkerl')).toMatchObject({ slug: 'up' });

  await removeColloquialName(database, anOperator, name.id as number);
  halfAMinuteLater();
  await vi.waitFor(async () => expect(await vehiclesOf('Zwutschkerl bis 8000 Euro')).toBeUndefined(), {
    timeout: 10_000,
  });
});

test('a make has words too', async () => {
  await add('Stuttgarter Renner', 'porsche');
  halfAMinuteLater();
  await vi.waitFor(async () => expect(await vehiclesOf('Stuttgarter Renner Cabrio')).toEqual(['porsche']), {
    timeout: 10_000,
  });
});

test.each(['Kombi', 'Golf', 'Graz', 'Bulli', 'und', 'günstig', 'Steiermark'])(
  '„%s“ means something already and is no nickname',
  async (word) => {
    await expect(add(word, 'volkswagen/up')).rejects.toMatchObject({ code: 'word-taken' });
    expect(await readWordMeaning(database, anOperator, { word })).toMatchObject({ fixed: true });
  },
);

test('a word has one meaning, however it is written; what does not exist is no meaning', async () => {
  await add('Flitzepiep', 'volkswagen/polo');
  await expect(add('FLITZE-PIEP', 'volkswagen/golf')).rejects.toMatchObject({ code: 'word-taken' });
  await expect(add('Nirgendwagen', 'volkswagen/gibts-nicht')).rejects.toMatchObject({
    issues: [{ path: ['vehicle'] }],
  });
  expect(await readWordMeaning(database, anOperator, { word: 'Unverständlichkeit' })).toMatchObject({
    fixed: false,
    understood: false,
  });
});

test('operators’ words come first, then what comes with the product, page by page', async () => {
  const first = await searchColloquialNames(database, anOperator, {});
  expect(first.items[0]).toMatchObject({ source: 'operator' });
  expect(first.cursor).not.toBeNull();
  const second = await searchColloquialNames(database, anOperator, { cursor: first.cursor as string });
  const words = [...first.items, ...second.items].map(({ word, vehicles }) => `${word} ${vehicles[0]?.vehicle}`);
  expect(new Set(words).size).toBe(words.length);
  const octis = await searchColloquialNames(database, anOperator, { words: 'octi' });
  expect(octis.items).toMatchObject([{ word: 'Octi', vehicles: [{ vehicle: 'skoda/octavia' }] }]);
  await expect(searchColloquialNames(database, ownerOf(1), {})).rejects.toMatchObject({ code: 'forbidden' });
});
