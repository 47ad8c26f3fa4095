import type { EditableFields } from '@kardan/contract/calls/stock/editable-fields';
import { listingFieldKeys } from '@kardan/contract/listing-fields';
import { expect, test } from 'vitest';
import { type DataGroup, fieldsOf } from './field-groups.ts';

const groups: DataGroup[] = ['vehicle', 'price', 'condition', 'engine', 'body', 'energy', 'internal'];
const empty = Object.fromEntries(listingFieldKeys.map((key) => [key, null])) as EditableFields;

test('every field of the catalogue has exactly one place', () => {
  const shown = groups.flatMap((group) => fieldsOf(group, { ...empty, fuel: 'plug-in-hybrid', category: 'used' }));
  expect([...shown, 'title', 'description', 'videoUrl', 'equipment'].sort()).toEqual([...listingFieldKeys].sort());
});

test('an electric car is not asked for cylinders, unless it says some', () => {
  expect(fieldsOf('engine', { ...empty, fuel: 'electric' })).not.toContain('cylinders');
  expect(fieldsOf('engine', { ...empty, fuel: 'electric', cylinders: 4 })).toContain('cylinders');
});

test('the national code comes first: it fills the rest', () => {
  expect(fieldsOf('vehicle', empty)[0]).toBe('nationalCode');
});
