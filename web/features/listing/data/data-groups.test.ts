import type { ListingDetail } from '@kardan/contract/calls/listings/listings';
import { translator } from '@kardan/ui/texts/translator.ts';
import { expect, test } from 'vitest';
import { rowFor, rowsChangedBy, toldCar, visibleFieldKeys } from '#domain/listing/fields/testing/told-car.ts';
import german from '#locales/de-AT/car.json' with { type: 'json' };
import germanListing from '#locales/de-AT/listing.json' with { type: 'json' };
import { dataGroups } from './data-groups.ts';

const sheetOf = (car: ListingDetail) =>
  dataGroups(car, translator('de-AT', german), { locale: 'de-AT', t: translator('de-AT', germanListing) });
const rowsOf = (car: ListingDetail) => sheetOf(car).flatMap(({ rows }) => rows);

test.each(visibleFieldKeys)('what the listing tells of %s stands in one row of the data sheet', (key) => {
  const values = (car: ListingDetail) => new Map(rowsOf(car).map((row) => [row.key, row.value]));
  expect(rowsChangedBy(key, values)).toEqual(rowFor(key));
});

test('no row stands twice, and each has a name', () => {
  const keys = rowsOf(toldCar).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  for (const { key, label, value } of rowsOf(toldCar))
    expect({ key, told: Boolean(label && value) }).toEqual({ key, told: true });
});

test('what is not told has no row, and a group without rows no heading', () => {
  const car = { ...toldCar, owners: null, consumptionL: null, consumptionKwh: null, co2GPerKm: null };
  const bare = {
    ...car,
    consumptionNorm: null,
    rangeKm: null,
    batteryKwh: null,
    batteryHealth: null,
    emissionClass: null,
  };
  expect(rowsOf(bare).map(({ key }) => key)).not.toContain('owners');
  expect(sheetOf(toldCar).map(({ label }) => label)).toContain('Verbrauch und Umwelt');
  expect(sheetOf(bare).map(({ label }) => label)).not.toContain('Verbrauch und Umwelt');
});

test('the sheet reads as the catalogue orders it, from the car’s name to its number', () => {
  const [vehicle] = sheetOf(toldCar);
  expect(vehicle?.label).toBe('Fahrzeug');
  expect(vehicle?.rows.map(({ label }) => label)).toEqual([
    'Marke',
    'Modell',
    'Ausführung',
    'Kategorie',
    'Zustand',
    'Inserat Nr.',
  ]);
});
