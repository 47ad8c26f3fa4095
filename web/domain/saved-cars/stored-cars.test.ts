import { expect, test } from 'vitest';
import { maxNoteLength, readStoredCars } from './stored-cars.ts';

const golf = { id: 7, slug: 'vw-golf-7', title: 'Volkswagen Golf', priceEur: 14_990, image: 'ab', savedAt: 1_000 };

test('what the first version stored keeps its date and price and gets an empty note', () => {
  expect(readStoredCars(JSON.stringify([golf]))).toEqual([{ ...golf, note: '' }]);
});

test('that NoVA comes on top of a price is read back, and nothing else that stands there', () => {
  const abroad = { ...golf, plusNova: true, note: '' };
  expect(readStoredCars(JSON.stringify([abroad]))).toEqual([abroad]);
  expect(readStoredCars(JSON.stringify([{ ...golf, plusNova: 'ja' }]))).toEqual([{ ...golf, note: '' }]);
});

test('a note is read back, as long as it may be', () => {
  const [car] = readStoredCars(JSON.stringify([{ ...golf, note: 'x'.repeat(maxNoteLength + 1) }]));
  expect(car?.note).toHaveLength(maxNoteLength);
});

test.each([
  ['nothing', null],
  ['no JSON', '[{'],
  ['no list', '{"id":7}'],
  ['an address that leads elsewhere', '[{"id":7,"slug":"/evil.example","title":"b","priceEur":1}]'],
  ['a number that no car has', '[{"id":-7,"slug":"a","title":"b","priceEur":1}]'],
  ['entries of no kind', '[null, 7, "x", {"id":"7"}, {"id":7.5,"slug":"a","title":"b","priceEur":1}]'],
])('%s is no car', (_, text) => {
  expect(readStoredCars(text)).toEqual([]);
});

test('a date that is none counts as unknown', () => {
  const [car] = readStoredCars(JSON.stringify([{ ...golf, savedAt: 1e300 }]));
  expect(car?.savedAt).toBe(0);
});

test('one entry that cannot be read does not cost the others, and a car is there once', () => {
  const polo = { ...golf, id: 8, image: 5, savedAt: 'gestern' };
  const cars = readStoredCars(JSON.stringify([golf, null, polo, golf]));
  expect(cars).toEqual([
    { ...golf, note: '' },
    { ...golf, id: 8, image: null, savedAt: 0, note: '' },
  ]);
});
