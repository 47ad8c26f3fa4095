import type { EditableFields } from '@kardan/contract/calls/stock/editable-fields';
import type { CheckItem, OwnPicture } from '@kardan/contract/calls/stock/own-listing';
import { scoredFieldsOf } from '@kardan/contract/listing-field-rules';
import { type ListingFieldKey, listingField } from '@kardan/contract/listing-fields';
import { qualityParts } from '@kardan/contract/quality-score';
import { shots } from '@kardan/contract/values/stock';
import { checkItem } from './check-item.ts';
import { carFactsOf } from './publication-issues.ts';

/** What would raise the quality score, with the points that it would add. */
export function scoreItems(fields: EditableFields, pictures: readonly OwnPicture[]): CheckItem[] {
  return [...pictureItems(pictures), ...detailItems(fields), ...amountItems(fields)];
}

function pictureItems(pictures: readonly OwnPicture[]): CheckItem[] {
  const { points, fullAt } = qualityParts.pictures;
  const items: CheckItem[] = [];
  const missing = Math.max(0, fullAt - pictures.length);
  if (missing > 0) {
    const code = pictures.length === 0 ? 'picture-missing' : 'more-pictures';
    items.push(
      checkItem(code, 'improves', { points: Math.round((points * missing) / fullAt), found: String(missing) }),
    );
    const shown = new Set(pictures.map(({ shot }) => shot));
    for (const shot of shots) if (!shown.has(shot)) items.push(checkItem('shot-missing', 'improves', { shot }));
  }
  for (const { contentHash, hints } of pictures) {
    for (const hint of hints) items.push(checkItem(hint, 'improves', { found: contentHash }));
  }
  return items;
}

function detailItems(fields: EditableFields): CheckItem[] {
  const scored = scoredFieldsOf(carFactsOf(fields));
  const pointsOf = (key: ListingFieldKey) => listingField(key).points ?? 0;
  const all = scored.reduce((sum, key) => sum + pointsOf(key), 0);
  return scored
    .filter((key) => fields[key] === null)
    .map((field) => {
      const points = Math.max(1, Math.round((qualityParts.details.points * pointsOf(field)) / all));
      return checkItem('more-details', 'improves', { field, points });
    });
}

function amountItems({ equipment, description }: EditableFields): CheckItem[] {
  const { equipment: items, description: text } = qualityParts;
  const open = (amount: number, fullAt: number, points: number) =>
    Math.round(points * Math.max(0, 1 - amount / fullAt));
  const moreEquipment = open(equipment?.length ?? 0, items.fullAt, items.points);
  const moreText = open(description?.length ?? 0, text.fullAtCharacters, text.points);
  return [
    ...(moreEquipment > 0
      ? [checkItem('more-equipment', 'improves', { field: 'equipment', points: moreEquipment })]
      : []),
    ...(moreText > 0 ? [checkItem('longer-description', 'improves', { field: 'description', points: moreText })] : []),
  ];
}
