import type { ApiError } from '@kardan/contract/client/api-error';
import { indexListings } from '@kardan/core/search/index/index-listings';
import { buildListing } from '@kardan/core/testing/build-listing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let running: TestApp;
beforeAll(async () => {
  running = await createTestApp();
});
afterAll(() => running[Symbol.asyncDispose]());

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('the call must fail'),
    (error: ApiError) => error,
  );

test('federal states, their districts and cities are read by id and by slug', async () => {
  const { visitor } = running;
  expect(await visitor.regions()).toHaveLength(9);
  const tirol = await visitor.region({ params: { id: 'tirol' }, query: { language: 'en' } });
  expect(tirol).toMatchObject({ isoCode: 'AT-7', name: 'Tyrol' });
  expect(await visitor.districtsOfRegion({ params: { id: '9' } })).toHaveLength(24);
  const cities = await visitor.citiesOfRegion({ params: { id: 'wien' } });
  expect(cities.map(({ postcode }) => postcode)).toContain('1010');
  expect(await failureOf(visitor.citiesOfRegion({ params: { id: 'bayern' } }))).toMatchObject({ status: 404 });
  const answer = await fetch(`${running.host}/api/v1/public/region`);
  expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=300,/);
});

test('a car on offer answers 200, one that is gone 410, a draft and an unknown one 404', async () => {
  const { visitor, database } = running;
  const status = async (state: 'active' | 'reserved' | 'sold' | 'withdrawn' | 'expired' | 'blocked' | 'draft') => {
    const publishedAt = state === 'draft' ? null : new Date();
    const { slug } = await buildListing(database.db, { state, publishedAt });
    return visitor.listing({ params: { id: slug } }).then(
      (car) => `200 ${car.state}`,
      (error: ApiError) => `${error.status} ${error.code}`,
    );
  };
  expect(await status('active')).toBe('200 active');
  expect(await status('reserved')).toBe('200 reserved');
  expect(await status('sold')).toBe('200 sold');
  for (const state of ['withdrawn', 'expired', 'blocked'] as const)
    expect(await status(state)).toBe('410 listing-gone');
  expect(await status('draft')).toBe('404 not-found');
  expect(await failureOf(visitor.listing({ params: { id: 'kein-auto' } }))).toMatchObject({ code: 'not-found' });
  const { id } = await buildListing(database.db, { state: 'withdrawn', title: 'Früher hier' });
  const gone = await failureOf(visitor.listing({ params: { id: String(id) } }));
  expect(gone.formerListing).toMatchObject({ id, title: 'Früher hier', category: 'used', sold: false });
});

test('an indexed car is found, counted and listed in makes, models and sitemap', async () => {
  const { visitor, database, index, services } = running;
  const { id, dealershipId } = await buildListing(database.db, { fuel: 'electric', title: 'Stromer' });
  await indexListings(services, [id]);
  await index.refresh();

  const found = await visitor.searchQuery({ body: { fuel: ['electric'], facets: ['make'] } });
  expect(found).toMatchObject({ total: 1, items: [{ id, title: 'Stromer' }] });
  expect((await visitor.searchCount({ body: { fuel: ['electric'] } })).total).toBe(1);

  const { makes, makesWithoutCars } = await visitor.searchParams();
  const [make] = makes;
  // The others are told by name: an address may name a make that nobody offers.
  expect(makesWithoutCars.map(({ slug }) => slug)).not.toContain(make?.slug);
  expect(makesWithoutCars).toContainEqual({ id: expect.any(Number), slug: 'aston-martin', name: 'Aston Martin' });
  const models = await visitor.modelsOfMake({ params: { makeId: make?.slug ?? '' } });
  expect(models).toMatchObject([{ count: 1 }]);
  const dealership = { dealershipId: String(dealershipId) };
  expect(await visitor.makesOfDealership({ params: dealership })).toEqual([make]);
  expect(await visitor.modelsOfDealership({ params: { ...dealership, makeId: make?.slug ?? '' } })).toEqual(models);

  expect(await visitor.sitemapMakes()).toMatchObject([{ slug: make?.slug, count: 1, models }]);
  expect(await visitor.sitemapRegions()).toMatchObject([{ count: 1, districts: [{ count: 1 }] }]);
});

test('a search that cannot be is refused with the field that is wrong', async () => {
  const { visitor } = running;
  const place = await failureOf(visitor.searchCount({ body: { place: { postcode: '9999', radiusKm: 10 } } }));
  expect(place.issues).toMatchObject([{ path: ['place', 'postcode'], code: 'unknown-postcode' }]);
  const names = {
    vehicles: ['volkswagen', 'vw/golf', 'volkswagen/mercedes'],
    excludedVehicles: ['nie-gebaut'],
    region: ['steiermark', 'bayern'],
    district: ['graz-stadt', 'muenchen'],
  };
  for (const search of [visitor.searchQuery, visitor.searchCount]) {
    const { issues } = await failureOf(search({ body: names }));
    expect(issues.map(({ path, code }) => `${path.join('.')} ${code}`)).toEqual([
      'vehicles.1 unknown-make',
      'vehicles.2 unknown-model',
      'excludedVehicles.0 unknown-make',
      'region.1 unknown-region',
      'district.1 unknown-district',
    ]);
    expect(issues[0]?.message).toBe('Diese Marke gibt es nicht.');
  }
  const cursor = await failureOf(visitor.searchQuery({ body: { cursor: 'nonsense' } }));
  expect(cursor.issues).toMatchObject([{ path: ['cursor'], code: 'invalid-cursor' }]);
  const range = await failureOf(visitor.searchQuery({ body: { priceEur: { from: 9, to: 1 }, limit: 500 } }));
  expect(range.issues.map(({ path }) => path.join('.')).sort()).toEqual(['limit', 'priceEur']);
});
