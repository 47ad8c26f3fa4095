import type { RegionalOffers } from '@kardan/contract/calls/regions/regional-offers';
import type { SearchFilters } from '@kardan/contract/calls/search/search';
import { searchRequest } from '@kardan/contract/calls/search/search';
import { sectionFilters, sectionKeys } from '@kardan/contract/values/sections';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchContext } from '../../search/query/search-context.ts';
import { createRandomMarket, type RandomMarket } from '../../search/testing/random-market.ts';
import { flattenCars, matchingIds, optionCounts } from '../../search/testing/sql-search-store.ts';
import { readCountryPage } from './read-country-page.ts';
import { readDistrictPage } from './read-district-page.ts';
import { readPlacePage } from './read-place-page.ts';
import { readRegionNavigation } from './read-region-navigation.ts';
import { readRegionPage } from './read-region-page.ts';

let market: RandomMarket;
let services: RandomMarket['services'];
let districts: { slug: string; region: string }[];
let makes: string[];

beforeAll(async () => {
  market = await createRandomMarket(3_000);
  ({ services } = market);
  await flattenCars(market.database.owner);
  districts = await services.db
    .selectFrom('district')
    .innerJoin('region', 'region.id', 'district.regionId')
    .select(['district.slug', 'region.slug as region'])
    .where('district.selectable', '=', true)
    .execute();
  const named = await services.db.selectFrom('make').select('slug').where('id', 'in', [10, 20, 30, 40]).execute();
  makes = named.map(({ slug }) => slug);
});
afterAll(() => market[Symbol.asyncDispose]());

/** The ids of the cars on offer, as the database knows them. */
async function idsOf(filters: SearchFilters): Promise<number[]> {
  const request = searchRequest.parse({ ...filters, sort: 'newest' });
  const { today, place } = await searchContext(services, request);
  return matchingIds(services.db, request, today, place);
}

async function countsOf(facet: 'make' | 'model' | 'body' | 'fuel' | 'district' | 'priceEur', filters: SearchFilters) {
  const request = searchRequest.parse({ ...filters, sort: 'newest' });
  const { today, place } = await searchContext(services, request);
  return optionCounts(services.db, facet, request, today, place);
}

const total = async (filters: SearchFilters) => (await idsOf(filters)).length;
const withCars = (list: { count: number | null }[]) => list.filter(({ count }) => (count ?? 0) > 0);
const asMap = (list: { key: string; count: number | null }[]) =>
  new Map((withCars(list) as typeof list).map(({ key, count }) => [key, count]));

async function dealershipsOf(ids: number[]): Promise<number> {
  if (ids.length === 0) return 0;
  const rows = await services.db
    .selectFrom('listing')
    .select('dealershipId')
    .distinct()
    .where('id', 'in', ids)
    .execute();
  return rows.length;
}

/** Everything that is counted, against the database. */
async function expectTrueCounts(offers: RegionalOffers | null, filters: SearchFilters, make: string | undefined) {
  if (!offers) return expect.unreachable('the engine is up');
  const here = { ...filters, ...(make && { vehicles: [make] }) };
  const ids = await idsOf(here);
  expect(offers.total).toBe(ids.length);
  expect(offers.dealerships).toBe(await dealershipsOf(ids));
  for (const { key, count } of offers.sections) {
    expect(count, key).toBe(await total({ ...here, ...sectionFilters(key) }));
  }
  expect(offers.sections.map(({ key }) => key)).toEqual(sectionKeys);
  const bands = offers.priceBands.map(({ fromEur, count }) => ({ key: String(fromEur), count }));
  expect(asMap(bands)).toEqual(await countsOf('priceEur', here));
  for (const { fromEur, toEur, count } of offers.priceBands.filter((band) => band.count > 0)) {
    expect(count).toBe(await total({ ...here, priceEur: { from: fromEur, ...(toEur !== null && { to: toEur }) } }));
  }
  const byBody = offers.bodies.map(({ value, count }) => ({ key: value, count }));
  expect(asMap(byBody)).toEqual(await countsOf('body', here));
  const byFuel = offers.fuels.map(({ value, count }) => ({ key: value, count }));
  expect(asMap(byFuel)).toEqual(await countsOf('fuel', here));
  const byMake = await countsOf('make', filters);
  expect(asMap(offers.makes.map(({ slug, count }) => ({ key: slug, count })))).toEqual(
    make ? new Map([...byMake].filter(([slug]) => slug === make)) : byMake,
  );
  const models = offers.models.map(({ slug, count }) => ({ key: `${make}/${slug}`, count }));
  expect(asMap(models)).toEqual(make ? await countsOf('model', here) : new Map());
  expect(offers.wider.allMakes).toBe(make ? await total(filters) : null);
  expect(offers.wider.austria).toBe(await total(make ? { vehicles: [make] } : {}));
  const shown = [...offers.newest, ...offers.bestRated].map(({ id }) => id);
  expect(shown.filter((id) => !ids.includes(id))).toEqual([]);
  expect(offers.newest).toHaveLength(Math.min(8, ids.length));
}

const area = () =>
  fc.record({
    district: fc.constantFrom(...districts),
    make: fc.option(fc.constantFrom(...makes), { nil: undefined }),
  });

test('districts and makes drawn by lot: every count is the one that SQL gives, neighbours and wider circles too', async () => {
  const seen = { withCars: 0, without: 0 };
  await fc.assert(
    fc.asyncProperty(area(), async ({ district, make }) => {
      const asked = { region: district.region, district: district.slug, make };
      const page = await readDistrictPage(services, asked, 'de-AT');
      const ofMake = make ? { vehicles: [make] } : {};
      await expectTrueCounts(page.offers, { district: [district.slug] }, make);
      expect(page.neighbours.length).toBeGreaterThan(0);
      for (const neighbour of page.neighbours) {
        expect(neighbour.count, neighbour.slug).toBe(await total({ district: [neighbour.slug], ...ofMake }));
      }
      const { region, around } = page.offers?.wider ?? {};
      expect(region).toBe(await total({ region: [district.region], ...ofMake }));
      const { postcode = '', radiusKm = 0, count } = around ?? {};
      expect(count).toBe(await total({ place: { postcode, radiusKm }, ...ofMake }));
      seen[page.offers?.total ? 'withCars' : 'without'] += 1;
    }),
    { numRuns: 40 },
  );
  // Either kind alone would show little.
  expect(Math.min(seen.withCars, seen.without)).toBeGreaterThan(2);
}, 120_000);

test('every federal state, whole and by make: the same, with all of its districts', async () => {
  const regions = [...new Set(districts.map(({ region }) => region))];
  for (const region of regions) {
    for (const make of [undefined, makes[0]]) {
      const page = await readRegionPage(services, { region, make }, 'de-AT');
      const filters = { region: [region] };
      await expectTrueCounts(page.offers, filters, make);
      const own = districts.filter((district) => district.region === region).map(({ slug }) => slug);
      expect(page.districts.map(({ slug }) => slug).sort()).toEqual(own.sort());
      const counts = await countsOf('district', { ...filters, ...(make && { vehicles: [make] }) });
      expect(asMap(page.districts.map(({ slug, count }) => ({ key: slug, count })))).toEqual(counts);
    }
  }
}, 120_000);

test('the country adds up: states, districts, electric cars and dealerships', async () => {
  const { total: all, regions } = await readCountryPage(services, 'de-AT');
  expect(all).toBe(await total({}));
  expect(regions).toHaveLength(9);
  for (const { slug, count, figures, districts: own } of regions) {
    const ids = await idsOf({ region: [slug] });
    expect([count, figures?.dealerships]).toEqual([ids.length, await dealershipsOf(ids)]);
    expect(figures?.electric).toBe(await total({ region: [slug], fuel: ['electric'] }));
    expect(own.reduce((sum, district) => sum + (district.count ?? 0), 0)).toBe(count);
  }
});

test('around a place, a search around its postcode finds as many', async () => {
  const cities = await services.db.selectFrom('city').select(['slug', 'postcode']).limit(2_000).execute();
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...cities), async ({ slug, postcode }) => {
      const page = await readPlacePage(services, slug, 'de-AT');
      await expectTrueCounts(page.offers, { place: { postcode, radiusKm: page.radiusKm } }, undefined);
    }),
    { numRuns: 8 },
  );
}, 60_000);

test('navigation counts what can be chosen next on every level', async () => {
  await fc.assert(
    fc.asyncProperty(area(), async ({ district: { slug: district, region }, make = makes[1] ?? '' }) => {
      const [inRegion, inDistrict, ofMake, ofRegionMake] = await Promise.all([
        readRegionNavigation(services, { region }, 'de-AT'),
        readRegionNavigation(services, { region, district }, 'de-AT'),
        readRegionNavigation(services, { region, district, make }, 'de-AT'),
        readRegionNavigation(services, { region, make }, 'de-AT'),
      ]);
      const bySlug = (list: { slug: string; count: number }[]) =>
        asMap(list.map(({ slug, count }) => ({ key: slug, count })));
      expect(bySlug(inRegion.districts)).toEqual(await countsOf('district', { region: [region] }));
      expect(bySlug(inRegion.makes)).toEqual(await countsOf('make', { region: [region] }));
      expect(bySlug(inDistrict.makes)).toEqual(await countsOf('make', { district: [district] }));
      expect([inDistrict.districts, inDistrict.models]).toEqual([[], []]);
      const models = (list: { slug: string; count: number }[]) =>
        asMap(list.map(({ slug, count }) => ({ key: `${make}/${slug}`, count })));
      expect(models(ofMake.models)).toEqual(await countsOf('model', { district: [district], vehicles: [make] }));
      expect(models(ofRegionMake.models)).toEqual(await countsOf('model', { region: [region], vehicles: [make] }));
      expect(bySlug(ofRegionMake.districts)).toEqual(
        await countsOf('district', { region: [region], vehicles: [make] }),
      );
      expect(ofMake.total).toBe(await total({ district: [district], vehicles: [make] }));
    }),
    { numRuns: 12 },
  );
  const country = await readRegionNavigation(services, {}, 'de-AT');
  expect(country.regions.reduce((sum, { count }) => sum + count, 0)).toBe(country.total);
}, 60_000);
