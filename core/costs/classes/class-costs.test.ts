import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawChart } from '../../content/charts/draw-chart.ts';
import { buildDealership } from '../../testing/build-dealership.ts';
import { buildListing } from '../../testing/build-listing.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { readClassCosts } from './read-class-costs.ts';

const now = new Date('2026-11-15T10:00:00Z');
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  const { id: dealershipId } = await buildDealership(database.db);
  const measured = { dealershipId, consumptionL: 5, co2GPerKm: 128, consumptionNorm: 'wltp' as const };
  for (let index = -6; index < 6; index += 1) {
    const around = { ...measured, powerKw: 110 };
    await buildListing(database.db, { ...around, firstRegistration: '2023-05-01', priceEur: 20_100 + index * 100 });
    await buildListing(database.db, { ...around, firstRegistration: '2020-05-01', priceEur: 14_100 + index * 100 });
    // Too few of them once those are left out that are not on offer.
    const state = index < 0 ? ('sold' as const) : ('active' as const);
    await buildListing(database.db, { ...around, state, body: 'suv', firstRegistration: '2023-05-01' });
    await buildListing(database.db, { ...around, state, body: 'suv', firstRegistration: '2020-05-01' });
  }
});
afterAll(() => database[Symbol.asyncDispose]());

test('a kilometre costs what the middle car of a class loses, burns, is taxed and serviced for', async () => {
  const [estate, ...others] = await readClassCosts(database, now);
  expect(others).toEqual([]);
  expect(estate).toMatchObject({ body: 'estate', fuel: 'diesel', cars: 24 });
  // 6,000 euros in 45,000 km; 5 litres at 1.939 euros; 48 kW above 62 and 22 g above 106 at 0.72 euros a month.
  expect(estate?.perKm.depreciation).toBeCloseTo(13.33, 1);
  expect(estate?.perKm.energy).toBeCloseTo(9.7, 1);
  expect(estate?.perKm.insuranceTax).toBeCloseTo(((48 + 22) * 0.72 * 12 * 100) / 15_000, 1);
  expect(estate?.perKm.service).toBeGreaterThan(4);
});

test('it is found once for many readers, and anew some hours later', async () => {
  const first = readClassCosts(database, now);
  expect(readClassCosts(database, now)).toBe(first);
  expect(readClassCosts(database, new Date(now.getTime() + 7 * 3_600_000))).not.toBe(first);
});

test('its chart names each class with the number of cars, or the parts of one', async () => {
  const drawing = { language: 'de-AT' as const, today: '2026-11-15', classCosts: await readClassCosts(database, now) };
  const bars = (options: Record<string, string>) => {
    const chart = drawChart('costs-per-km', options, drawing);
    return chart.shape === 'bars' ? chart.bars.map(({ label }) => label) : [];
  };
  expect(bars({ fuel: 'diesel' })).toEqual(['Kombi (24)']);
  expect(bars({ fuel: 'diesel', body: 'estate' })).toContain('Wertverlust');
  expect(drawChart('costs-per-km', { fuel: 'electric' }, drawing).summary).toContain('zu wenige');
  expect(() => drawChart('costs-per-km', { fuel: 'coal' }, drawing)).toThrow('chart costs-per-km: fuel');
});
