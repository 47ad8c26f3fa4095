import type { ListingDetail } from '@kardan/contract/calls/listings/listings';
import { listingFieldGroupLabels, listingFieldLabels } from '@kardan/contract/labels/listing-fields';
import { optionLabels } from '@kardan/contract/labels/reference';
import type { ListingFieldGroup } from '@kardan/contract/listing-fields';
import { formatPrice } from '@kardan/ui/formats/format.ts';
import { type FieldWords, fieldText } from '#domain/listing/fields/field-text.ts';
import { type RowFieldKey, rowFieldsOf } from '#domain/listing/fields/row-fields.ts';
import type { CarParkTexts } from '../car-park-texts.ts';
import { type Best, bestIn } from './best-values.ts';

export interface Field {
  key: string;
  label: string;
  text: (car: ListingDetail) => string | undefined;
  best?: Best | undefined;
}

export interface FieldGroup {
  key: string;
  label: string;
  fields: Field[];
}

/** Below which heading the comparison shows a group of the catalogue, in the order of the headings: money first. */
const headings: Record<ListingFieldGroup, ListingFieldGroup> = {
  price: 'price',
  offer: 'condition',
  condition: 'condition',
  engine: 'engine',
  energy: 'energy',
  body: 'body',
  papers: 'papers',
};

/** What cars are compared in, as data. */
export function comparedFields(t: CarParkTexts, words: FieldWords): FieldGroup[] {
  const groups = Object.keys(headings) as ListingFieldGroup[];
  const fromCatalogue = [...new Set(Object.values(headings))].map((heading) => ({
    key: heading,
    label: listingFieldGroupLabels[words.locale][heading],
    fields: groups
      .filter((group) => headings[group] === heading)
      .flatMap(rowFieldsOf)
      .flatMap((key) => [fieldOf(key, words), ...(key === 'priceEur' ? priceFields(t, words) : [])]),
  }));
  return [...fromCatalogue, { key: 'seller', label: t('group.offer'), fields: sellerFields(t) }];
}

function fieldOf(key: RowFieldKey, words: FieldWords): Field {
  return {
    key,
    label: listingFieldLabels[words.locale][key],
    text: (car) => fieldText(key, car, words),
    best: bestIn(key),
  };
}

/** What we know of a price beside what the dealer tells. */
function priceFields(t: CarParkTexts, { locale }: FieldWords): Field[] {
  return [
    {
      key: 'reducedFromEur',
      label: t('row.reducedFrom'),
      text: ({ reducedFromEur }) => (reducedFromEur === null ? '–' : formatPrice(reducedFromEur, locale)),
    },
    {
      key: 'priceRating',
      label: t('row.priceRating'),
      text: ({ priceRating }) =>
        priceRating === null ? undefined : optionLabels[locale].priceRating[priceRating.label],
    },
  ];
}

function sellerFields(t: CarParkTexts): Field[] {
  return [
    { key: 'place', label: t('row.place'), text: ({ place }) => `${place.postcode} ${place.city}` },
    { key: 'dealership', label: t('row.dealership'), text: ({ dealership }) => dealership.name },
    { key: 'daysOnline', label: t('row.daysOnline'), text: (car) => t('row.days', { count: car.daysOnline }) },
  ];
}
