import { z } from 'zod';
import {
  type ListingField,
  type ListingFieldKey,
  type ListingFieldValue,
  listingField,
  type PublicFieldKey,
  publicFieldKeys,
} from '../../listing-fields.ts';

type Schema<K extends ListingFieldKey> = z.ZodType<ListingFieldValue<K>, ListingFieldValue<K>>;

/** What visitors are told of a listing, field by field, derived from the catalogue. */
export const publicFieldShape = Object.fromEntries(publicFieldKeys.map((key) => [key, answerSchema(key)])) as {
  [K in PublicFieldKey]: Schema<K>;
};

/** What a card in a list shows of it. */
export const cardFields = [
  'title',
  'category',
  'conditionKind',
  'priceEur',
  'taxation',
  'novaIncluded',
  'mileageKm',
  'firstRegistration',
  'powerKw',
  'body',
  'fuel',
  'gearbox',
  'drive',
  'consumptionL',
  'consumptionKwh',
  'co2GPerKm',
  'consumptionNorm',
  'rangeKm',
] as const satisfies PublicFieldKey[];
type CardField = (typeof cardFields)[number];

export const cardFieldShape = Object.fromEntries(cardFields.map((key) => [key, publicFieldShape[key]])) as {
  [K in CardField]: Schema<K>;
};

function answerSchema(key: ListingFieldKey): z.ZodType {
  const { optional, description, ...field } = listingField(key);
  const known = knownSchema(field);
  const schema = optional ? known.nullable() : known;
  return description === undefined ? schema : schema.describe(description);
}

/** Answers are checked for their kind, not for bounds: those were kept when the value was written. */
function knownSchema(field: Pick<ListingField, 'kind'> & { values?: readonly string[] }): z.ZodType {
  switch (field.kind) {
    case 'whole':
      return z.number().int();
    case 'decimal':
      return z.number();
    case 'month':
      return z.string().regex(/^\d{4}-\d{2}$/);
    case 'day':
      return z.iso.date();
    case 'flag':
      return z.boolean();
    case 'text':
      return z.string();
    case 'options':
      return z.enum(field.values as [string, ...string[]]);
    case 'features':
      return z.array(z.enum(field.values as [string, ...string[]]));
  }
}
