import { z } from 'zod';
import { contentBounds } from '../../values/content.ts';
import { language, languages, slug } from '../../values/identifiers.ts';
import { toOneLine } from '../../values/one-line.ts';
import { done, whole } from '../admin/account-fields.ts';
import { defineCall } from '../call.ts';
import { line } from '../contact/contact-fields.ts';
import { contentPicture } from '../content/blocks.ts';
import { listingCard } from '../search/search.ts';

const alt = z.strictObject({ 'de-AT': line(contentBounds.alt).min(3), en: line(contentBounds.alt).min(3) });
const credit = line(contentBounds.credit);

export const storedPicture = z
  .object({
    name: slug.describe('What texts call it.'),
    picture: contentPicture,
    alt: z.object({ 'de-AT': z.string().nullable(), en: z.string().nullable() }),
    credit: z.string().nullable().describe('Whose picture it is.'),
    addedAt: z.iso.datetime(),
    usedIn: whole,
    texts: z
      .array(z.object({ id: whole, title: z.string(), language: z.enum(languages) }))
      .describe('Those that show it, in their newest version or in the one that visitors see.'),
  })
  .meta({ id: 'StoredContentPicture' });
export type StoredPicture = z.output<typeof storedPicture>;

export const ruleReference = z
  .object({
    name: z.string().describe('`nova.deduction`'),
    written: z.string().describe('As it stands in a text, with arguments as an example where it takes any.'),
    arguments: z.array(z.object({ name: z.string(), isRequired: z.boolean() })),
    value: z.string().nullable().describe('Today, in the language; null where no figures are in force.'),
    rule: z.string().describe('What it is of, in the language.'),
    validFrom: z.iso.date().nullable().describe('Null where it has no date: our own rules.'),
    source: z.object({ name: z.string(), url: z.string().nullable() }).nullable(),
    usedIn: whole.describe('Newest versions of texts that refer to it.'),
  })
  .meta({ id: 'ContentRuleReference' });
export type RuleReference = z.output<typeof ruleReference>;

export const carBlockPreview = z
  .object({
    options: z.string().describe('As they stand at the head of the block: `category=used priceEur=..20000`.'),
    total: whole,
    cars: z.array(listingCard).max(3),
    notUnderstood: z.string().describe('Words of the sentence that no filter means; they are left out.'),
  })
  .meta({ id: 'CarBlockPreview' });
export type CarBlockPreview = z.output<typeof carBlockPreview>;

const pictureParams = z.object({ name: slug });

export const operatorContentToolCalls = {
  contentPictures: defineCall({
    method: 'GET',
    path: '/admin/operator/content-pictures',
    summary: 'Pictures that texts can show, newest first, fifty at a time',
    query: z.strictObject({
      search: z.string().trim().max(100).optional().describe('In names, alternative texts and credits.'),
      cursor: z.string().min(1).max(200).optional(),
    }),
    response: z.object({ items: z.array(storedPicture), cursor: z.string().nullable() }),
    secure: true,
  }),
  uploadContentPicture: defineCall({
    method: 'POST',
    path: '/admin/operator/content-pictures',
    summary:
      'Takes a picture (JPEG, PNG or WebP, up to 20 MB) in the form’s last field `image`, with what it shows in both languages and whose it is',
    body: z.object({
      name: slug.min(3).max(80).describe('What it shows: `kombi-wiese`.'),
      altGerman: line(contentBounds.alt).min(3),
      altEnglish: line(contentBounds.alt).min(3),
      credit,
      image: z.file(),
    }),
    bodyType: 'multipart',
    response: storedPicture,
    secure: true,
  }),
  describeContentPicture: defineCall({
    method: 'PUT',
    path: '/admin/operator/content-pictures/:name',
    summary: 'What a picture shows, and whose it is',
    params: pictureParams,
    body: z.strictObject({ alt, credit }),
    response: storedPicture,
    secure: true,
  }),
  removeContentPicture: defineCall({
    method: 'DELETE',
    path: '/admin/operator/content-pictures/:name',
    summary: 'Removes a picture that an editor added and no text shows, and its file unless a dealership has the same',
    params: pictureParams,
    response: done,
    secure: true,
  }),
  contentReferences: defineCall({
    method: 'GET',
    path: '/admin/operator/content-references',
    summary: 'Every number of the rules that a text can refer to, with its value of today',
    query: z.strictObject({ language }),
    response: z.object({ items: z.array(ruleReference) }),
    secure: true,
  }),
  contentCarBlock: defineCall({
    method: 'GET',
    path: '/admin/operator/content-cars',
    summary: 'Cars that a block would show now: by a sentence, or by the block’s own options',
    query: z.strictObject({
      text: z.string().overwrite(toOneLine).trim().max(200).optional().describe('„Elektroautos bis 20.000 Euro“'),
      options: z.string().trim().max(300).optional().describe('Instead of a sentence.'),
      language,
    }),
    response: carBlockPreview,
    secure: true,
  }),
};
