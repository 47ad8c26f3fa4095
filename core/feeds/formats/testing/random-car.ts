import type { SomeEditableFields } from '@kardan/contract/calls/stock/editable-fields';
import {
  type ListingField,
  type ListingFieldKey,
  listingField,
  listingFieldKeys,
} from '@kardan/contract/listing-fields';
import { equipmentKeys } from '@kardan/contract/values/equipment';
import fc from 'fast-check';

/** Texts in which nothing is to be cut out. */
const words = fc
  .array(fc.constantFrom('Golf', 'gepflegt', 'fünf Türen', '17" Felgen', '=1+1', 'a;b', "O'Neill", 'Schöner, roter'), {
    minLength: 1,
    maxLength: 5,
  })
  .map((some) => some.join(' '));

const forms: Partial<Record<ListingFieldKey, fc.Arbitrary<string>>> = {
  videoUrl: fc.constantFrom('https://example.com/v?a=1;b', 'https://example.com/w'),
  vin: fc.stringMatching(/^[A-HJ-NPR-Z0-9]{17}$/),
  nationalCode: fc.stringMatching(/^[1-9]\d{5}$/),
  externalId: fc.stringMatching(/^[A-Za-z0-9_-]{1,40}$/).filter((number) => !/^[-+]/.test(number)),
};

function anyOf(key: ListingFieldKey, field: ListingField): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'whole':
      return fc.integer({ min: Math.max(1, field.min), max: field.max });
    case 'decimal':
      return fc.integer({ min: Math.max(1, field.min * 10), max: field.max * 10 }).map((tenths) => tenths / 10);
    case 'month':
      return fc
        .record({ year: fc.integer({ min: 1900, max: 2030 }), month: fc.integer({ min: 1, max: 12 }) })
        .map(({ year, month }) => `${year}-${String(month).padStart(2, '0')}`);
    case 'day':
      return fc
        .date({ min: new Date('1990-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10));
    case 'flag':
      return fc.boolean();
    case 'text':
      return forms[key] ?? words;
    case 'options':
      return fc.constantFrom(...field.values);
    case 'features':
      // None at all is no statement.
      return fc.subarray([...equipmentKeys], { minLength: 1 });
  }
}

/** What somebody could say of a car: any of the catalogue's fields, each with a value that it may have. */
export const randomFields: fc.Arbitrary<SomeEditableFields> = fc
  .record(Object.fromEntries(listingFieldKeys.map((key) => [key, anyOf(key, listingField(key))])), {
    requiredKeys: ['externalId', 'fuel'],
  })
  .map((fields) => fields as SomeEditableFields);
