import { listingFields } from '@kardan/contract/listing-fields';
import { expect, test } from 'vitest';
import { readAnswer } from './read-answer.ts';

test.each([
  ['mileageKm', '72.100', 72_100],
  ['mileageKm', ' 72 100 km', 72_100],
  ['mileageKm', '9.999.999', undefined],
  ['mileageKm', '', undefined],
  ['consumptionL', '4,5', 4.5],
  ['priceEur', '€ 17.890', 17_890],
  ['inspectionValidUntil', '6/2027', '2027-06'],
  ['inspectionValidUntil', '06.27', '2027-06'],
  ['inspectionValidUntil', '13/2027', undefined],
] as const)('%s “%s”', (name, text, value) => expect(readAnswer(listingFields[name], text)).toBe(value));
