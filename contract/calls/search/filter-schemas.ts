import { z } from 'zod';
import { type Filter, type FilterKey, filters } from '../../filters.ts';
import { toOneLine } from '../../values/one-line.ts';
import { textForms } from '../../values/text-forms.ts';

const slug = z.string().regex(textForms.slug).max(160);
const vehicle = z.string().regex(textForms.vehicle).max(200);
const month = z.string().regex(textForms.month);

type Span<T extends z.ZodType> = z.ZodObject<{ from: z.ZodOptional<T>; to: z.ZodOptional<T> }>;
export const placeSchema = z.object({
  postcode: z.string().regex(textForms.postcode),
  radiusKm: z.number().min(1).max(500),
});

type SchemaOf<F extends Filter> = F extends {
  kind: 'options' | 'features';
  values: readonly (infer V extends string)[];
}
  ? z.ZodArray<z.ZodType<V, V>>
  : F extends { kind: 'slugs' | 'vehicles' }
    ? z.ZodArray<z.ZodString>
    : F extends { kind: 'range' }
      ? Span<z.ZodNumber>
      : F extends { kind: 'months' }
        ? Span<z.ZodString>
        : F extends { kind: 'flag' }
          ? z.ZodLiteral<true>
          : F extends { kind: 'amount' }
            ? z.ZodNumber
            : F extends { kind: 'place' }
              ? typeof placeSchema
              : z.ZodString;

function span<T extends z.ZodNumber | z.ZodString>(end: T) {
  return z
    .strictObject({ from: end.optional(), to: end.optional() })
    .refine((range) => range.from === undefined || range.to === undefined || range.from <= range.to, {
      params: { code: 'range-reversed' },
    });
}

function schemaOf(filter: Filter): z.ZodType {
  switch (filter.kind) {
    case 'options':
    case 'features':
      return z.array(z.enum(filter.values as [string, ...string[]])).max(filter.values.length);
    case 'slugs':
      return z.array(slug).max(120);
    case 'vehicles':
      return z.array(vehicle).max(50);
    case 'range': {
      const number = z.number().min(filter.min).max(filter.max);
      return span(Number.isInteger(filter.step) ? number.int() : number);
    }
    case 'months':
      return span(month);
    case 'flag':
      return z.literal(true);
    case 'amount':
      return z.number().int().min(filter.min).max(filter.max);
    case 'place':
      return placeSchema;
    case 'text':
      // A search is stored and mailed as well: not every sign that can be sent has a place there.
      return z.string().overwrite(toOneLine).trim().min(1).max(filter.maxLength);
  }
}

export type FilterShape = { [K in FilterKey]: z.ZodOptional<SchemaOf<(typeof filters)[K]>> };

/** The filters of a search request, every one optional, derived from the catalogue. */
export const filterShape = Object.fromEntries(
  Object.entries(filters).map(([key, filter]) => [key, schemaOf(filter).optional()]),
) as FilterShape;
