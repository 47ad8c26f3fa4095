import { z } from 'zod';
import { type FilterKey, filterKeys } from '../../filters.ts';
import { language } from '../../values/identifiers.ts';
import { categories } from '../../values/vehicle.ts';
import { defineCall } from '../call.ts';
import { searchFilters } from './search.ts';

/** Not trimmed: the parts of the answer count from the first character sent. */
const text = z.string().min(1).max(200);

/**
 * - filter: said a filter, or the name of a car or of its engine or trim
 * - wish: a wish without a filter of its own, translated into some that come near to it
 * - unknown: not understood, and searched for as text
 */
export const partKinds = ['filter', 'wish', 'unknown'] as const;

export const understoodText = z
  .object({
    filters: searchFilters.describe('What was understood, as a search takes it; the rest of the words as `text`.'),
    parts: z
      .array(
        z.object({
          text: z.string(),
          from: z.number().int(),
          to: z.number().int().describe('After its last character.'),
          kind: z.enum(partKinds),
          filters: z.array(z.enum(filterKeys as [FilterKey, ...FilterKey[]])),
        }),
      )
      .describe('The stretches of the text that mean something, in reading order; what lies between them is filler.'),
    rest: z.string().describe('The words that were not understood.'),
  })
  .meta({ id: 'UnderstoodText' });
export type UnderstoodText = z.output<typeof understoodText>;

export const suggestionKinds = ['make', 'model', 'place', 'category'] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];

export const suggestion = z
  .object({
    label: z.string(),
    kind: z.enum(suggestionKinds),
    text: z.string().describe('The whole text with the suggestion in it.'),
  })
  .meta({ id: 'Suggestion' });
export type Suggestion = z.output<typeof suggestion>;

export const searchTextCalls = {
  understandText: defineCall({
    method: 'GET',
    path: '/search/understand',
    summary: 'The filters that a typed wish means',
    query: z.object({
      text,
      category: z
        .enum(categories)
        .optional()
        .describe('Where the wish was typed; holds unless the text names another.'),
    }),
    response: understoodText,
  }),
  suggestText: defineCall({
    method: 'GET',
    path: '/search/suggest',
    summary: 'Makes, models, places and categories that complete a text',
    query: z.object({ text, language }),
    response: z.object({ suggestions: z.array(suggestion).max(8) }),
  }),
};
