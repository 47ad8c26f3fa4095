import { auditActions } from '@kardan/contract/values/audit';
import { translator } from '@kardan/ui/texts/translator.ts';
import { expect, test } from 'vitest';
import { history as german } from '#texts/de/history.ts';
import { history as english } from '#texts/en/history.ts';
import { fieldWords, valueWords } from './words-for.ts';

const de = translator('de-AT', german);
const en = translator('en', english);

test('fields of a car and what they held are told as everywhere on the site', () => {
  expect(fieldWords(de, 'de-AT', 'mileageKm')).toBe('Kilometerstand');
  expect(fieldWords(en, 'en', 'priceEur')).toBe('Price');
  expect(valueWords(de, 'de-AT', 'priceEur', 24_990)).toBe('€\u00A024.990');
  expect(valueWords(de, 'de-AT', 'mileageKm', 85_400)).toBe('85.400\u00A0km');
  expect(valueWords(de, 'de-AT', 'fuel', 'petrol')).toBe('Benzin');
  expect(valueWords(en, 'en', 'firstRegistration', '2021-04')).toBe('04/2021');
  expect(valueWords(de, 'de-AT', 'accidentFree', true)).toBe('ja');
});

test('states and roles have words, and what has none is told as it is stored', () => {
  expect([fieldWords(de, 'de-AT', 'state'), valueWords(de, 'de-AT', 'state', 'reserved')]).toEqual([
    'Status',
    'Reserviert',
  ]);
  expect(valueWords(en, 'en', 'role', 'dealer-owner')).toBe('Owner');
  expect(valueWords(de, 'de-AT', 'somethingNew', 'xyz')).toBe('xyz');
  expect(valueWords(de, 'de-AT', 'netPriceEur', null)).toBe('leer');
});

test.each(auditActions)('%s has words in both languages', (action) => {
  for (const texts of [german, english] as Record<string, string>[]) expect(texts[`action.${action}`]).toMatch(/\S/);
});
