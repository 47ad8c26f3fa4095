import { z } from 'zod';
import { textForms } from './text-forms.ts';

/** How a path names a thing: what is no id and no slug names nothing and answers 404, not a complaint about the form. */
export const idOrSlug = z.string().min(1).max(200).describe('An id, or a slug that contains a letter.');

/** A place of many postcodes may go by its name alone. */
export const cityReference = idOrSlug.describe(
  'An id, a slug, or a slug without its postcode: of several places of that name the one with most inhabitants, Vienna’s first district for Vienna.',
);

/** The number of something in a path, where only a number names it; as large as the database's four bytes safely hold. */
export const smallNumber = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number);

/** A thing's name in addresses. It holds a letter, so that it can never be taken for an id. */
export const slug = z.string().max(160).regex(textForms.slug).regex(textForms.withLetter);

export const languages = ['de-AT', 'en'] as const;
export type Language = (typeof languages)[number];

export const language = z.enum(languages).default('de-AT').describe('Language of names that have one in each.');
