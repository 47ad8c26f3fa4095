import type { ListingDetail } from '@kardan/contract/calls/listings/listings';
import { equipmentGroupLabels, equipmentLabels } from '@kardan/contract/labels/equipment';
import { equipmentGroups } from '@kardan/contract/values/equipment';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import type { FieldWords } from '#domain/listing/fields/field-text.ts';
import type { CarParkTexts } from '../car-park-texts.ts';
import { comparedFields, type Field } from './fields.ts';
import { bestOf, type Row, type RowGroup } from './row-rules.ts';

/** Everything known of the cars, row by row; rows in which no car says anything are left out. */
export function compareCars(cars: ListingDetail[], t: CarParkTexts, words: FieldWords): RowGroup[] {
  const facts = comparedFields(t, words).map(({ key, label, fields }) => ({
    key,
    label,
    rows: fields
      .map((field) => factRow(field, cars))
      .filter(({ cells }) => cells.some(({ text }) => text !== undefined)),
  }));
  return [...facts, ...equipmentRows(cars, words.locale)].filter(({ rows }) => rows.length > 0);
}

function factRow({ key, label, text, best }: Field, cars: ListingDetail[]): Row {
  const fair = best?.among(cars) ?? false;
  // A car that is sold cannot be the better choice.
  const values = cars.map((car) => (fair && car.state !== 'sold' ? best?.value(car) : undefined));
  const bests = bestOf(values, best?.better ?? 'less');
  return { key, label, cells: cars.map((car, index) => ({ text: text(car), best: bests[index] ?? false })) };
}

/** One row for each item that at least one of the cars has. */
function equipmentRows(cars: ListingDetail[], locale: Locale): RowGroup[] {
  const equipment = cars.map((car) => new Set(car.equipment));
  return equipmentGroups.map((group) => ({
    key: `equipment-${group.key}`,
    label: equipmentGroupLabels[locale][group.key],
    rows: group.items
      .map(
        (item): Row => ({
          key: item,
          label: equipmentLabels[locale][item],
          cells: equipment.map((items) => ({ text: undefined, has: items.has(item) })),
        }),
      )
      .filter(({ cells }) => cells.some(({ has }) => has)),
  }));
}
