import type { ListingDetail } from '@kardan/contract/calls/listings/listings';
import { translator } from '@kardan/ui/texts/translator.ts';
import { expect, test } from 'vitest';
import german from '#locales/de-AT/car-park.json' with { type: 'json' };
import germanListing from '#locales/de-AT/listing.json' with { type: 'json' };
import { compareCars } from './compare-cars.ts';
import { bestOf, differencesOf, differs, type Row, type RowGroup } from './row-rules.ts';

const unknown = {
  conditionKind: null,
  netPriceEur: null,
  taxation: null,
  inputTax: null,
  combustionPowerKw: null,
  continuousPowerKw: null,
  reducedFromEur: null,
  priceRating: null,
  inspectionValidUntil: null,
  owners: null,
  accidentFree: null,
  serviceBook: null,
  warrantyMonths: null,
  drive: null,
  displacementCcm: null,
  cylinders: null,
  emissionClass: null,
  consumptionL: null,
  consumptionKwh: null,
  co2GPerKm: null,
  consumptionNorm: null,
  rangeKm: null,
  batteryKwh: null,
  batteryHealth: null,
  doors: null,
  seats: null,
  colour: null,
  interiorColour: null,
  interiorMaterial: null,
  kerbWeightKg: null,
};

function buildCar(more: Partial<ListingDetail> = {}): ListingDetail {
  const car = {
    ...unknown,
    id: 1,
    state: 'active',
    category: 'used',
    priceEur: 10_000,
    taxation: null,
    novaIncluded: true,
    mileageKm: 50_000,
    firstRegistration: '2020-01',
    warranty: false,
    body: 'estate',
    fuel: 'diesel',
    gearbox: 'manual',
    powerKw: 110,
    powerPs: 150,
    metallic: false,
    equipment: [],
    daysOnline: 3,
    place: { postcode: '8010', city: 'Graz' },
    dealership: { name: 'Auto Huber' },
    ...more,
  };
  return car as ListingDetail;
}

const words = { locale: 'de-AT', t: translator('de-AT', germanListing) } as const;
const compare = (...cars: ListingDetail[]) => compareCars(cars, translator('de-AT', german), words);

function row(groups: readonly RowGroup[], key: string): Row | undefined {
  return groups.flatMap(({ rows }) => rows).find((each) => each.key === key);
}

const bests = (groups: RowGroup[], key: string) => row(groups, key)?.cells.map(({ best }) => best);

test.each<[number[], 'less' | 'more', boolean[]]>([
  [[3, 1, 2], 'less', [false, true, false]],
  [[3, 1, 3], 'more', [true, false, true]],
  [[2, 2], 'less', [false, false]],
  [[2], 'less', [false]],
  [[], 'less', []],
])('of %j with %s being better the best are %j', (values, better, best) => {
  expect(bestOf(values, better)).toEqual(best);
});

test('a value that is not known is neither best nor compared with', () => {
  expect(bestOf([undefined, 5], 'less')).toEqual([false, false]);
  expect(bestOf([undefined, 5, 6], 'less')).toEqual([false, true, false]);
});

test('price and mileage have a best, power has none', () => {
  const groups = compare(buildCar(), buildCar({ priceEur: 9_000, mileageKm: 70_000, powerKw: 140, powerPs: 190 }));
  expect(bests(groups, 'priceEur')).toEqual([false, true]);
  expect(bests(groups, 'mileageKm')).toEqual([true, false]);
  expect(bests(groups, 'powerKw')).toEqual([false, false]);
});

test('a sold car is never the better choice', () => {
  const groups = compare(buildCar({ state: 'sold', priceEur: 1 }), buildCar(), buildCar({ priceEur: 11_000 }));
  expect(bests(groups, 'priceEur')).toEqual([false, true, false]);
});

test('a price without NoVA is not compared with one that holds it', () => {
  const [dearer, cheaper] = [buildCar({ novaIncluded: false }), buildCar({ priceEur: 9_000, novaIncluded: false })];
  expect(bests(compare(buildCar(), cheaper), 'priceEur')).toEqual([false, false]);
  expect(bests(compare(dearer, cheaper), 'priceEur')).toEqual([false, true]);
});

test('consumption is not ranked where a plug-in hybrid needs litres and kWh, nor across test procedures', () => {
  const diesel = buildCar({ consumptionL: 5.2, co2GPerKm: 136, consumptionNorm: 'wltp' });
  const petrol = buildCar({ consumptionL: 6.1, co2GPerKm: 139, consumptionNorm: 'wltp' });
  const hybrid = buildCar({ consumptionL: 1.2, consumptionKwh: 16, co2GPerKm: 28, consumptionNorm: 'wltp' });
  const older = buildCar({ consumptionL: 4.1, co2GPerKm: 106, consumptionNorm: 'nedc' });
  expect(bests(compare(diesel, petrol), 'consumptionL')).toEqual([true, false]);
  expect(bests(compare(diesel, hybrid), 'consumptionL')).toEqual([false, false]);
  expect(bests(compare(diesel, hybrid), 'co2GPerKm')).toEqual([false, true]);
  expect(bests(compare(diesel, older), 'consumptionL')).toEqual([false, false]);
  expect(bests(compare(diesel, older), 'co2GPerKm')).toEqual([false, false]);
  expect(bests(compare(diesel, petrol, buildCar()), 'consumptionL')).toEqual([true, false, false]);
});

test('what no car says is no row; what one says and another does not is a difference', () => {
  const groups = compare(buildCar({ owners: 1 }), buildCar());
  expect(row(groups, 'doors')).toBeUndefined();
  const owners = row(groups, 'owners');
  expect(owners?.cells.map(({ text }) => text)).toEqual(['1', undefined]);
  expect(owners && differs(owners)).toBe(true);
});

test('differences only: equal rows go and are counted, groups without any go with them', () => {
  const groups = compare(
    buildCar({ equipment: ['abs', 'seat-heating'] }),
    buildCar({ equipment: ['abs'], gearbox: 'automatic' }),
  );
  const { groups: different, equal } = differencesOf(groups);
  expect(different.flatMap(({ rows }) => rows.map(({ key }) => key))).toEqual(['gearbox', 'seat-heating']);
  const all = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  expect(equal).toBe(all - 2);
});

test('equipment is listed where at least one car has it', () => {
  const groups = compare(buildCar({ equipment: ['abs'] }), buildCar());
  expect(row(groups, 'abs')?.cells.map(({ has }) => has)).toEqual([true, false]);
  expect(row(groups, 'seat-heating')).toBeUndefined();
});
