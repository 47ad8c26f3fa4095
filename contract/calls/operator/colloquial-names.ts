import { z } from 'zod';
import { catalogueBounds, nameSources } from '../../values/catalogue.ts';
import { smallNumber } from '../../values/identifiers.ts';
import { textForms } from '../../values/text-forms.ts';
import { done, whole } from '../admin/account-fields.ts';
import { defineCall } from '../call.ts';
import { line } from '../contact/contact-fields.ts';
import { searchFilters } from '../search/search.ts';
import { operatorCatalogue } from './catalogue.ts';

export const colloquialName = z
  .object({
    id: whole.nullable().describe('Null for names that come with the product.'),
    word: z.string(),
    source: z.enum(nameSources),
    vehicles: z.array(z.object({ vehicle: z.string(), name: z.string() })).describe('What it means.'),
    at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ColloquialName' });
export type ColloquialName = z.output<typeof colloquialName>;

export const wordMeaning = z
  .object({
    fixed: z.boolean().describe('The word has a meaning of its own that no name may take.'),
    filters: searchFilters.describe('What a sentence of this word alone means today.'),
    understood: z.boolean().describe('All of it.'),
  })
  .meta({ id: 'WordMeaning' });
export type WordMeaning = z.output<typeof wordMeaning>;

const word = line(catalogueBounds.word).min(2).regex(textForms.withAnyLetter);
const names = `${operatorCatalogue}/names` as const;

export const colloquialNameCalls = {
  colloquialNames: defineCall({
    method: 'GET',
    path: names,
    summary: 'What people call makes and models, by word; for operators',
    query: z.object({ words: z.string().trim().max(100).optional(), cursor: z.string().max(400).optional() }),
    response: z
      .object({ items: z.array(colloquialName), cursor: z.string().nullable() })
      .meta({ id: 'ColloquialNames' }),
    secure: true,
  }),
  wordMeaning: defineCall({
    method: 'GET',
    path: `${names}/meaning`,
    summary: 'What a word means in the sentence box today; for operators',
    query: z.object({ word }),
    response: wordMeaning,
    secure: true,
  }),
  addColloquialName: defineCall({
    method: 'POST',
    path: names,
    summary: 'Has a word mean a make or model in the sentence box and in feeds, within a minute; for operators',
    body: z.strictObject({
      word,
      vehicle: z.string().max(320).regex(textForms.vehicle).describe('`volkswagen`, `volkswagen/golf`.'),
    }),
    response: colloquialName,
    secure: true,
  }),
  removeColloquialName: defineCall({
    method: 'DELETE',
    path: `${names}/:nameId`,
    summary: 'Takes a colloquial name back; for operators',
    params: z.object({ nameId: smallNumber }),
    response: done,
    secure: true,
  }),
};
