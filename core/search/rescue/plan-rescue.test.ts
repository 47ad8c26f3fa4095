import { type SearchFilters, searchFilters } from '@kardan/contract/calls/search/search';
import { expect, test } from 'vitest';
import { planRescue } from './plan-rescue.ts';

const neighbours = {
  region: new Map([['wien', ['niederoesterreich']]]),
  district: new Map([['salzburg', ['hallein']]]),
};

/** What each single change makes of the filter, in order. */
const loosened = (filters: SearchFilters) =>
  planRescue(filters, neighbours)
    .filter(({ changes }) => changes.length === 1)
    .map(({ changes: [change] }) => (change?.kind === 'dropped' ? `no ${change.key}` : JSON.stringify(change?.to)));

test.each<[string, SearchFilters, string[]]>([
  [
    'a price by € 500, a tenth, a fifth',
    { priceEur: { to: 14_000 } },
    ['{"to":14500}', '{"to":15500}', '{"to":17000}', 'no priceEur'],
  ],
  [
    'an odd price by € 500 and then to round ones',
    { priceEur: { to: 13_990 } },
    ['{"to":14490}', '{"to":15500}', '{"to":17000}', 'no priceEur'],
  ],
  ['a cheap price without a step twice', { priceEur: { to: 5_000 } }, ['{"to":5500}', '{"to":6000}', 'no priceEur']],
  [
    'a price range at its upper end',
    { priceEur: { from: 5_000, to: 10_000 } },
    ['{"from":5000,"to":10500}', '{"from":5000,"to":11000}', '{"from":5000,"to":12000}', 'no priceEur'],
  ],
  [
    'a price from below',
    { priceEur: { from: 50_000 } },
    ['{"from":49500}', '{"from":45000}', '{"from":40000}', 'no priceEur'],
  ],
  ['a mileage', { mileageKm: { to: 50_000 } }, ['{"to":60000}', '{"to":75000}', 'no mileageKm']],
  [
    'a first registration year by year',
    { firstRegistration: { from: '2019-03' } },
    ['{"from":"2018-03"}', '{"from":"2017-03"}', '{"from":"2016-03"}', 'no firstRegistration'],
  ],
  [
    'a power at its lower end',
    { powerPs: { from: 150, to: 300 } },
    ['{"from":135,"to":300}', 'no powerPs', '{"from":110,"to":300}'],
  ],
  ['seats by one', { seats: { from: 7 } }, ['{"from":6}', 'no seats']],
  [
    'a radius to the next ones',
    { place: { postcode: '8010', radiusKm: 50 } },
    [
      '{"postcode":"8010","radiusKm":75}',
      '{"postcode":"8010","radiusKm":100}',
      '{"postcode":"8010","radiusKm":150}',
      'no place',
    ],
  ],
  ['the largest radius only away', { place: { postcode: '8010', radiusKm: 200 } }, ['no place']],
  ['a model to its make', { vehicles: ['volkswagen/golf'] }, ['["volkswagen"]', 'no vehicles']],
  ['a make only away', { vehicles: ['volkswagen'] }, ['no vehicles']],
  ['equipment item by item', { equipment: ['isofix', 'tow-bar'] }, ['["tow-bar"]', '["isofix"]', 'no equipment']],
  ['a region by its neighbours', { region: ['wien'] }, ['["niederoesterreich","wien"]', 'no region']],
  [
    'a district by its own neighbours, not those of a region of its name',
    { district: ['salzburg'] },
    ['["hallein","salzburg"]', 'no district'],
  ],
  ['an option and a flag only away', { fuel: ['diesel'], accidentFree: true }, ['no accidentFree', 'no fuel']],
  ['nothing where nothing is asked', {}, []],
])('loosens %s', (_what, filters, expected) => expect(loosened(filters)).toEqual(expected));

const droppedTogether = (filters: SearchFilters) =>
  planRescue(filters, neighbours)
    .filter(({ changes }) => changes.length > 1)
    .map(({ changes }) => changes.map(({ key }) => key).join(' '));

test('several filters are dropped together: pairs first, kind of offer, make and model last of all', () => {
  const filters: SearchFilters = {
    category: ['used'],
    vehicles: ['volkswagen/golf'],
    priceEur: { to: 500 },
    fuel: ['diesel'],
    colour: ['gold'],
  };
  expect(droppedTogether(filters)).toEqual([
    'colour priceEur',
    'fuel priceEur',
    'colour fuel',
    'colour fuel priceEur',
    'colour fuel priceEur category',
    'colour fuel priceEur category vehicles',
  ]);
});

test('of many filters each of the dearest is left alone with make and model: one of them is still worth something', () => {
  const filters: SearchFilters = {
    vehicles: ['volkswagen/golf'],
    priceEur: { to: 500 },
    place: { postcode: '8010', radiusKm: 10 },
    firstRegistration: { from: '2024-01' },
    mileageKm: { to: 10_000 },
    fuel: ['electric'],
  };
  const combined = droppedTogether(filters);
  expect(combined).toContain('fuel mileageKm firstRegistration priceEur');
  expect(combined.slice(-2)).toEqual([
    'fuel mileageKm place firstRegistration priceEur',
    'fuel mileageKm place firstRegistration priceEur vehicles',
  ]);
});

test('each filter is tried without before any is widened, however many there are to widen', () => {
  const filters: SearchFilters = {
    vehicles: ['volkswagen/golf'],
    priceEur: { to: 500 },
    mileageKm: { to: 50_000 },
    firstRegistration: { from: '2019-03' },
    powerPs: { from: 150 },
    co2GPerKm: { to: 120 },
    consumptionL: { to: 5 },
    equipment: ['abs', 'isofix', 'radio', 'tow-bar', 'bluetooth'],
    place: { postcode: '8010', radiusKm: 10 },
  };
  const alone = planRescue(filters, neighbours).filter(({ changes }) => changes.length === 1);
  const without = alone.flatMap(({ changes: [change] }) => (change?.kind === 'dropped' ? [change.key] : []));
  expect(without.sort()).toEqual(Object.keys(filters).sort());
});

test('a filter that is to be kept is in every way, and the last one asks nothing else', () => {
  const filters: SearchFilters = { dealership: ['7'], vehicles: ['bmw'], fuel: ['diesel'] };
  const ways = planRescue(filters, neighbours, ['dealership']);
  expect(ways.length).toBeGreaterThan(2);
  for (const way of ways) expect(way.filters.dealership).toEqual(['7']);
  expect(ways.at(-1)?.filters).toEqual({ dealership: ['7'] });
});

test('a search with every filter is still counted in at most 30 valid ways, and its last way asks nothing', () => {
  const all = searchFilters.parse({
    category: ['used'],
    vehicles: ['bmw/3er', 'audi'],
    excludedVehicles: ['bmw/x5'],
    priceEur: { from: 0, to: 10_000_000 },
    mileageKm: { to: 2_000_000 },
    firstRegistration: { from: '1800-01' },
    powerKw: { from: 1 },
    consumptionL: { to: 4.3 },
    fuel: ['diesel'],
    gearbox: ['manual'],
    drive: ['all'],
    body: ['estate'],
    colour: ['red'],
    accidentFree: true,
    warranty: true,
    daysOnline: 3,
    inspectionMonths: 6,
    equipment: ['abs', 'isofix', 'radio', 'tow-bar', 'bluetooth', 'navigation'],
    region: ['wien'],
    place: { postcode: '1010', radiusKm: 500 },
    text: 'avant',
  });
  const ways = planRescue(all, neighbours);
  expect(ways.length).toBeLessThanOrEqual(30);
  for (const { filters } of ways) expect(() => searchFilters.parse(filters)).not.toThrow();
  expect(ways.at(-1)?.filters).toEqual({});
});
