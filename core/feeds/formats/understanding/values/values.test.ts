import { expect, test } from 'vitest';
import type { OptionField } from './option-field.ts';
import { findEquipment, findOption } from './option-index.ts';
import { readDay, readMonth } from './read-date.ts';
import { readFlag } from './read-flag.ts';
import { readNumber } from './read-number.ts';
import { readPowerKw } from './read-power.ts';

test.each([
  ['12990', 12990],
  ['12.990', 12990],
  ['12,990', 12990],
  ['12.990,00', 12990],
  ['12,990.00', 12990],
  ['12990.00', 12990],
  ['12990,5', 12990.5],
  ['1.234.567', 1234567],
  ['1 234 567', 1234567],
  ["1'500", 1500],
  ['€ 9.990,-', 9990],
  ['9990 EUR', 9990],
  ['1.500 km', 1500],
  ['-5', -5],
  ['0', 0],
])('the number %j is %j', (text, number) => expect(readNumber(text, { decimals: false })).toBe(number));

test.each(['', 'abc', '12.99.0', '1e5', '12,990,00', '5-6', 'VB', '1..2', '0x10', '∞', 'NaN', '1.23.456'])(
  '%j is no number',
  (text) => expect(readNumber(text, { decimals: false })).toBeNull(),
);

test.each([
  ['5,3', 5.3],
  ['5.3', 5.3],
  ['5,3 l/100 km', 5.3],
  ['77.400', 77.4],
  ['16,7 kWh/100km', 16.7],
])('where decimals are expected %j is %j', (text, number) => expect(readNumber(text, { decimals: true })).toBe(number));

test.each([
  ['110', undefined, 110],
  ['110 kW (150 PS)', undefined, 110],
  ['150 PS', undefined, 110],
  ['150', 'ps', 110],
  ['85KW', undefined, 85],
] as const)('the power %j is %3$j kW', (text, unit, kw) => expect(Math.round(readPowerKw(text, unit) ?? 0)).toBe(kw));

test.each([
  ['04/2021', '2021-04'],
  ['4/2021', '2021-04'],
  ['04.2021', '2021-04'],
  ['04-2021', '2021-04'],
  ['2021-04', '2021-04'],
  ['202104', '2021-04'],
  ['04/21', '2021-04'],
  ['06/98', '1998-06'],
  ['30.04.2021', '2021-04'],
  ['2021-04-30T10:00:00Z', '2021-04'],
  ['20210430', '2021-04'],
])('the month %j is %j', (text, month) => expect(readMonth(text)).toBe(month));

test.each(['13/2025', '00/2025', '2025', '2025-13', '31.02.2021', 'April 2021', '04/1799', '', '99999999'])(
  '%j is no month',
  (text) => expect(readMonth(text)).toBeNull(),
);

test.each([
  ['30.04.2021', '2021-04-30'],
  ['30/04/2021', '2021-04-30'],
  ['2021-04-30', '2021-04-30'],
  ['20210430', '2021-04-30'],
  ['30.04.21', '2021-04-30'],
  ['30.04.98', '1998-04-30'],
  ['29.02.2023', null],
  ['29.02.23', null],
  ['04/2021', null],
])('the day %j is %j', (text, day) => expect(readDay(text)).toBe(day));

test('two digits of a year lie ahead only as far as the field may look', () => {
  const year = (ahead: number) => String((new Date().getFullYear() + ahead) % 100).padStart(2, '0');
  expect(readMonth(`06/${year(0)}`)).toBe(`20${year(0)}-06`);
  expect(readMonth(`06/${year(1)}`)).toBe(`19${year(1)}-06`);
  expect(readMonth(`06.${year(10)}`, 10)).toBe(`20${year(10)}-06`);
  expect(readDay(`30.06.${year(10)}`, 10)).toBe(`20${year(10)}-06-30`);
  expect(readMonth(`06.${year(11)}`, 10)).toBe(`19${year(11)}-06`);
});

test.each([
  ['1', true],
  ['ja', true],
  ['JA', true],
  ['true', true],
  ['X', true],
  ['0', false],
  ['nein', false],
  ['false', false],
  ['vielleicht', null],
])('the flag %j is %j', (text, flag) => expect(readFlag(text)).toBe(flag));

test.each<[OptionField, string, string | null]>([
  ['body', 'Kombi', 'estate'],
  ['body', 'KOMBI', 'estate'],
  ['body', 'SUV / Geländewagen', 'suv'],
  ['body', 'Cabrio/Roadster', 'cabriolet'],
  ['body', 'Kombi/Van', null],
  ['fuel', 'Benzin', 'petrol'],
  ['fuel', 'Super', 'petrol'],
  ['fuel', 'Hybrid (Benzin/Elektro)', 'hybrid'],
  ['fuel', 'Plug-in-Hybrid', 'plug-in-hybrid'],
  ['gearbox', 'Halbautomatik', 'automatic'],
  ['gearbox', 'Handschaltung', 'manual'],
  ['drive', '4x4', 'all'],
  ['colour', 'Alpinweiß uni', 'white'],
  ['colour', 'Deep Black Perleffekt', 'black'],
  ['colour', 'Schwarz-Weiß', null],
  ['colour', 'Weiss', 'white'],
  ['emissionClass', 'EURO6d-TEMP', 'euro-6d-temp'],
  ['emissionClass', '6d', 'euro-6d'],
  ['emissionClass', 'Euro 6b', 'euro-6'],
  ['conditionKind', 'Vorführfahrzeug', 'demonstration'],
  ['taxation', 'Differenzbesteuerung', 'margin-scheme'],
  ['consumptionNorm', 'NEFZ', 'nedc'],
  ['interiorMaterial', 'Vollleder', 'leather'],
  ['body', 'constructor', null],
  ['body', '', null],
])('the %s %j is %j', (field, text, value) => expect(findOption(field, text)).toBe(value));

test.each([
  ['Sitzheizung', 'seat-heating'],
  ['Einparkhilfe vorne', 'parking-sensors-front'],
  ['AHK', 'tow-bar'],
  ['Goldene Zierleiste', null],
])('the equipment %j is %j', (text, key) => expect(findEquipment(text)).toBe(key));
