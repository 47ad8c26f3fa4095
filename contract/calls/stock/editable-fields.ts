import { z } from 'zod';
import { type EditableFieldKey, editableFieldKeys, vehicleFieldKeys } from '../../editable-field-keys.ts';
import {
  type ListingField,
  type ListingFieldKey,
  type ListingFieldValue,
  listingField,
  listingFieldKeys,
} from '../../listing-fields.ts';
import { calendarDay } from '../../values/calendar-day.ts';
import { storedText } from '../../values/stored-text.ts';
import { textForms } from '../../values/text-forms.ts';

const vehicleSlug = z.string().max(160).regex(textForms.slug);

export { type EditableFieldKey, editableFieldKeys, vehicleFieldKeys };

type EditableValue<K extends EditableFieldKey> = K extends ListingFieldKey
  ? ListingFieldValue<K> | null
  : string | null;
export type EditableFields = { [K in EditableFieldKey]: EditableValue<K> };

const shape = Object.fromEntries([
  ...vehicleFieldKeys.map((key) => [key, vehicleSlug.nullable()]),
  ...listingFieldKeys.map((key) => [key, writtenSchema(listingField(key)).nullable()]),
]) as { [K in EditableFieldKey]: z.ZodType<EditableValue<K>, EditableValue<K>> };

/** Everything somebody may say of a car; null is unknown. A draft may lack anything. */
export const editableFields = z.strictObject(shape).meta({ id: 'EditableFields' });
/** Some of it. */
export const someEditableFields = z.strictObject(shape).partial().meta({ id: 'SomeEditableFields' });
export type SomeEditableFields = z.output<typeof someEditableFields>;

/** Unlike an answer's, a written value is held to its bounds. */
function writtenSchema(field: ListingField): z.ZodType {
  switch (field.kind) {
    case 'whole':
      return z.number().int().min(field.min).max(field.max);
    case 'decimal':
      return z.number().min(field.min).max(field.max);
    case 'month':
      return z.string().regex(textForms.month);
    case 'day':
      return calendarDay;
    case 'flag':
      return z.boolean();
    case 'text':
      return storedText(
        field.pattern ? z.string().max(field.maxLength).regex(field.pattern) : z.string().max(field.maxLength),
      );
    case 'options':
      return z.enum(field.values as [string, ...string[]]);
    case 'features':
      return z.array(z.enum(field.values as [string, ...string[]])).max(field.values.length);
  }
}
