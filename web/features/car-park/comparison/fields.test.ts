import type { ListingDetail } from '@kardan/contract/calls/listings/listings';
import { listingField, listingFieldKeys } from '@kardan/contract/listing-fields';
import { translator } from '@kardan/ui/texts/translator.ts';
import { expect, test } from 'vitest';
import { rowFieldKeys } from '#domain/listing/fields/row-fields.ts';
import { rowFor, rowsChangedBy, visibleFieldKeys } from '#domain/listing/fields/testing/told-car.ts';
import german from '#locales/de-AT/car-park.json' with { type: 'json' };
import germanListing from '#locales/de-AT/listing.json' with { type: 'json' };
import { bestIn } from './best-values.ts';
import { comparedFields } from './fields.ts';

const groups = comparedFields(translator('de-AT', german), {
  locale: 'de-AT',
  t: translator('de-AT', germanListing),
});
const fields = groups.flatMap((group) => group.fields);

test.each(visibleFieldKeys)('what the listing tells of %s is compared in one row', (key) => {
  const texts = (car: ListingDetail) => new Map(fields.map((field) => [field.key, field.text(car) ?? '']));
  expect(rowsChangedBy(key, texts)).toEqual(rowFor(key));
});

test('no row stands twice, and each has a name', () => {
  expect(new Set(fields.map(({ key }) => key)).size).toBe(fields.length);
  expect(fields.filter(({ label }) => !label)).toEqual([]);
});

test('every field of which the catalogue says that more or less is better has a row that marks it', () => {
  const rated = listingFieldKeys.filter((key) => listingField(key).better !== undefined);
  const marked = rowFieldKeys.flatMap((key) => bestIn(key) ?? []);
  expect(marked).toHaveLength(rated.length);
});
