import type { SearchFilters } from '@kardan/contract/calls/search/search';
import type { Language } from '@kardan/contract/values/identifiers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildDealership } from '../../testing/build-dealership.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { describeSearch } from './describe-search.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

test.each<[SearchFilters, Language, string[]]>([
  [
    { priceEur: { to: 15_000 }, vehicles: ['volkswagen/golf'], place: { postcode: '8010', radiusKm: 30 } },
    'de-AT',
    ['Volkswagen Golf', 'bis € 15.000', '30 km um 8010 Graz'],
  ],
  [
    { vehicles: ['bmw', 'audi/a4'], mileageKm: { from: 10_000, to: 80_000 }, fuel: ['diesel', 'electric'] },
    'en',
    ['BMW, Audi A4', '10,000 to 80,000 km', 'Diesel, Electric'],
  ],
  [
    { firstRegistration: { from: '2021-04' }, consumptionL: { to: 5.5 }, accidentFree: true, inspectionMonths: 1 },
    'de-AT',
    ['Erstzulassung ab 04/2021', 'Verbrauch bis 5,5 l/100 km', 'unfallfrei', 'Pickerl noch 1 Monat'],
  ],
  [{ region: ['steiermark'], priceEur: { from: 5_000, to: 9_000 } }, 'en', ['€ 5,000 to € 9,000', 'Styria']],
  [{ excludedVehicles: ['volkswagen'], text: 'Standheizung' }, 'de-AT', ['ohne Volkswagen', '„Standheizung“']],
  [
    { colour: ['black', 'white', 'grey', 'silver', 'blue', 'red'] },
    'de-AT',
    ['Schwarz, Weiß, Grau, Silber und 2 weitere'],
  ],
  [{ vehicles: ['gibt-es/nicht'] }, 'de-AT', ['gibt-es/nicht']],
  [{ firstRegistration: { from: '2019-01', to: '2021-12' } }, 'de-AT', ['Erstzulassung 2019 bis 2021']],
  [{}, 'de-AT', []],
])('%j reads in %s as %j', async (filters, language, words) => {
  const described = await describeSearch(database, filters, language);
  expect(described.map(({ phrase }) => phrase)).toEqual(words);
});

test('makes, models and dealerships are known by slugs that they had before, and dealerships by id', async () => {
  const { db } = database;
  await db.updateTable('make').set({ slug: 'vw' }).where('slug', '=', 'volkswagen').execute();
  await db
    .updateTable('model')
    .set({ slug: 'der-golf' })
    .where('slug', '=', 'golf')
    .where('makeId', '=', (make) => make.selectFrom('make').select('id').where('slug', '=', 'vw'))
    .execute();
  const { id, slug } = await buildDealership(db, { name: 'Autohaus Huber' });
  const search = { vehicles: ['volkswagen/golf', 'vw/der-golf'], dealership: [String(id), slug] };
  expect((await describeSearch(database, search, 'de-AT')).map(({ value }) => value)).toEqual([
    'Volkswagen Golf, Volkswagen Golf',
    'Autohaus Huber, Autohaus Huber',
  ]);
});
