import { expect, test } from 'vitest';
import { detectFormat } from './detect-format.ts';
import { templateCsv } from './template-csv.ts';

test.each([
  ['bestand.csv', 'kundennummer;interne_nummer;kategorie;marke', 'mobile-csv'],
  ['export.txt', `"4711";"SK-20817";${';'.repeat(110)}`, 'mobile-csv'],
  ['export.zip', 'PK\u0003\u0004…', 'mobile-csv'],
  ['autos.xlsx', 'PK\u0003\u0004…', 'kardan-xlsx'],
  ['autos.json', '[{"externalId":"A-1","priceEur":12990}]', 'kardan-json'],
  ['listings.json', '\uFEFF [ {"identifier":{"offerReference":"A-1"}} ]', 'autoscout-json'],
  ['autos.csv', 'externalId;priceEur;mileageKm', 'kardan-csv'],
] as const)('%s that begins with %s is %s', (name, head, format) => {
  expect(detectFormat(name, head)).toBe(format);
});

test.each([
  ['fehler.csv', '<!doctype html><title>502</title>'],
  ['liste.csv', 'Name;Telefon;Ort'],
  ['leer.csv', ''],
  ['etwas.json', '{"hello":"world"}'],
])('%s could be anything', (name, head) => {
  expect(detectFormat(name, head)).toBeUndefined();
});

test('our own template is recognised as ours', () => {
  expect(detectFormat('kardan-vorlage.csv', templateCsv())).toBe('kardan-csv');
});
