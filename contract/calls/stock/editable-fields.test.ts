import { expect, test } from 'vitest';
import { listingField, listingFieldKeys } from '../../listing-fields.ts';
import { someEditableFields } from './editable-fields.ts';

const [day] = listingFieldKeys.filter((key) => listingField(key).kind === 'day');

test.each([
  ['2027-02-28', true],
  ['2027-02-30', false],
  ['0000-01-01', false],
  ['1899-12-31', false],
  ['2100-01-01', false],
])('%s is a day that can be told of a car: %s', (value, isPossible) => {
  expect(someEditableFields.safeParse({ [day as string]: value }).success).toBe(isPossible);
});

test('a text with NUL, which the database cannot keep, is refused', () => {
  expect(someEditableFields.safeParse({ title: 'Golf\n' }).success).toBe(true);
  expect(someEditableFields.safeParse({ title: 'Golf\0' }).success).toBe(false);
});
