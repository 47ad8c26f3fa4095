import type { ListingDetail } from '@kardan/contract/calls/listings/listings';
import { listingFieldGroupLabels, listingFieldLabels } from '@kardan/contract/labels/listing-fields';
import { type ListingFieldGroup, listingFieldGroups } from '@kardan/contract/listing-fields';
import { type FieldWords, fieldText } from '#domain/listing/fields/field-text.ts';
import { rowFieldsOf } from '#domain/listing/fields/row-fields.ts';
import type { CarTexts } from '../car-texts.ts';

interface DataRow {
  key: string;
  label: string;
  value: string;
}

export interface DataGroup {
  key: ListingFieldGroup;
  label: string;
  rows: DataRow[];
}

/** Everything the listing tells of a car, in groups. What it does not tell is not made up and not listed. */
export function dataGroups(car: ListingDetail, t: CarTexts, words: FieldWords): DataGroup[] {
  return listingFieldGroups
    .map((key) => {
      const fields = fieldRows(key, car, words);
      const label = listingFieldGroupLabels[words.locale][key];
      return { key, label, rows: key === 'offer' ? [...namesOf(car, t), ...fields, numberOf(car, t)] : fields };
    })
    .filter(({ rows }) => rows.length > 0);
}

function fieldRows(group: ListingFieldGroup, car: ListingDetail, words: FieldWords): DataRow[] {
  return rowFieldsOf(group).flatMap((key) => {
    const value = fieldText(key, car, words);
    return value === undefined ? [] : [{ key, label: listingFieldLabels[words.locale][key], value }];
  });
}

function namesOf({ make, model, version }: ListingDetail, t: CarTexts): DataRow[] {
  return [
    { key: 'make', label: t('fact.make'), value: make.name },
    { key: 'model', label: t('fact.model'), value: model.name },
    ...(version ? [{ key: 'version', label: t('fact.version'), value: version.name }] : []),
  ];
}

function numberOf({ id }: ListingDetail, t: CarTexts): DataRow {
  return { key: 'number', label: t('fact.number'), value: String(id) };
}
