import { z } from 'zod';
import { contentBounds, contentCheckStates, contentChecks, contentKinds, contentStates } from '../../values/content.ts';
import { contentKey } from '../../values/content-key.ts';
import { languages, slug } from '../../values/identifiers.ts';
import { storedText } from '../../values/stored-text.ts';
import { done, whole } from '../admin/account-fields.ts';
import { defineCall } from '../call.ts';
import { longText } from '../contact/contact-fields.ts';
import { contentBlock } from '../content/blocks.ts';

const person = z.object({
  accountId: whole,
  name: z.string().nullable().describe('Null once the account is erased.'),
});

/** Front matter by name, as the kind has it; a list is a list, or words with commas between them. */
export const frontMatterInput = z
  .record(
    z.string().min(1).max(40),
    z.union([storedText(z.string().max(400)), z.array(storedText(z.string().max(100))).max(10)]),
  )
  .refine((given) => Object.keys(given).length <= 20, { params: { code: 'too-many' } });

export const textInput = z.strictObject({
  frontMatter: frontMatterInput,
  bodyMarkdown: storedText(z.string().max(contentBounds.body)),
});
export type TextInput = z.output<typeof textInput>;

export const contentItem = z
  .object({
    id: whole,
    kind: z.enum(contentKinds),
    key: contentKey,
    language: z.enum(languages),
    slug,
    title: z.string().describe('Of the newest version, with references as written.'),
    state: z.enum(contentStates),
    publishAt: z.iso.datetime().nullable().describe('When it became or becomes public.'),
    isAhead: z.boolean().describe('There is a newer version than the one that visitors see.'),
    changedAt: z.iso.datetime(),
    changedBy: person.nullable().describe('Null where it came with the installation.'),
    brokenLinks: whole,
  })
  .meta({ id: 'ContentItem' });
export type ContentItem = z.output<typeof contentItem>;

export const contentVersion = z
  .object({
    number: whole,
    author: person.nullable(),
    source: z.enum(['file', 'editor']),
    at: z.iso.datetime(),
    isPublic: z.boolean().describe('It is the one that visitors see, or will see at the scheduled time.'),
  })
  .meta({ id: 'ContentVersion' });
export type ContentVersion = z.output<typeof contentVersion>;

const written = {
  frontMatter: z.record(z.string(), z.unknown()),
  bodyMarkdown: z.string(),
};

export const contentCheckResult = z
  .object({
    check: z.enum(contentChecks),
    state: z.enum(contentCheckStates),
    count: whole.describe(
      'How many were looked at: links, pictures, headings, references; of the description its signs.',
    ),
    found: z.array(
      z.object({
        what: z.string().describe('The link, number, picture or heading; of `text` what is wrong with it.'),
        hint: z.string().nullable().describe('What to write instead, or what an address answered.'),
      }),
    ),
  })
  .meta({ id: 'ContentCheckResult' });
export type ContentCheckResult = z.output<typeof contentCheckResult>;

export const previewLink = z
  .object({ url: z.string(), expiresAt: z.iso.datetime() })
  .meta({ id: 'ContentPreviewLink' });
export type PreviewLink = z.output<typeof previewLink>;

export const presentEditor = z.object({ ...person.shape, since: z.iso.datetime() }).meta({ id: 'PresentEditor' });
export type PresentEditor = z.output<typeof presentEditor>;

export const contentDraft = z
  .object({
    ...contentItem.omit({ brokenLinks: true }).shape,
    revision: whole.describe('What `If-Match` takes.'),
    version: contentVersion.extend(written).describe('The newest.'),
    publicPath: z.string().nullable().describe('Where visitors read it; null while it has no page of its own.'),
    /** Who handed it back last, and why; gone with the next review. */
    remark: z.object({ text: z.string(), by: person.nullable(), at: z.iso.datetime() }).nullable(),
    release: z
      .enum(['free', 'with-reason', 'another'])
      .describe('Whether the caller may publish it or take it away: yes, only with a reason, or only somebody else.'),
    checks: z.array(contentCheckResult),
    others: z.array(presentEditor).describe('Who else has it open now.'),
    previewLink: previewLink.nullable(),
    translations: z.array(
      z.object({ id: whole, language: z.enum(languages), slug, title: z.string(), state: z.enum(contentStates) }),
    ),
  })
  .meta({ id: 'ContentDraft' });
export type ContentDraft = z.output<typeof contentDraft>;

export const contentRevision = contentVersion
  .extend({
    ...written,
    blocks: z.array(contentBlock).nullable().describe('As visitors would see it; null while something is wrong in it.'),
  })
  .meta({ id: 'ContentRevision' });
export type ContentRevision = z.output<typeof contentRevision>;

const differenceKinds = ['same', 'removed', 'added'] as const;
export const contentDifference = z
  .object({
    frontMatter: z.array(z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
    paragraphs: z
      .array(
        z.object({
          kind: z.enum([...differenceKinds, 'changed']),
          parts: z.array(z.object({ kind: z.enum(differenceKinds), text: z.string() })),
        }),
      )
      .describe('All of them in order; of a changed one its words.'),
  })
  .meta({ id: 'ContentDifference' });
export type ContentDifference = z.output<typeof contentDifference>;

export const stateInput = z
  .strictObject({
    to: z.enum(contentStates),
    publishAt: z.iso.datetime({ offset: true }).optional().describe('With `scheduled`.'),
    remark: longText(contentBounds.remark).optional().describe('With `draft`: why it is handed back.'),
    reason: longText(contentBounds.reason)
      .optional()
      .describe('Why an operator releases a text of their own, or takes it away.'),
  })
  .refine(({ to, publishAt }) => (to === 'scheduled') === (publishAt !== undefined), {
    path: ['publishAt'],
    params: { code: 'publish-time-needed' },
  });
export type StateInput = z.output<typeof stateInput>;

const number = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number);
const contentParams = z.object({ contentId: number });
const revisionParams = contentParams.extend({ number });
const versionNumber = z.coerce.number().int().min(1).max(1_000_000);
const cursor = z.string().min(1).max(200).optional();

const one = '/admin/operator/content/:contentId';

export const operatorContentCalls = {
  contents: defineCall({
    method: 'GET',
    path: '/admin/operator/content',
    summary: 'Texts of the site whatever their state, changed last first, fifty at a time',
    query: z.strictObject({
      kind: z.enum(contentKinds).optional(),
      language: z.enum(languages).optional(),
      state: z.enum(contentStates).optional(),
      search: z.string().trim().max(100).optional().describe('In titles, keys and addresses.'),
      publicFrom: z.iso.date().optional().describe('Public from this day on; for the calendar.'),
      publicTo: z.iso.date().optional(),
      cursor,
    }),
    response: z
      .object({
        items: z.array(contentItem),
        cursor: z.string().nullable().describe('Asks for the next ones.'),
        kinds: z.record(z.enum(contentKinds), whole).describe('How many there are of each kind, all else as asked.'),
      })
      .meta({ id: 'ContentItems' }),
    secure: true,
  }),
  content: defineCall({
    method: 'GET',
    path: one,
    summary: 'A text with its newest version, what is open in it and who else is at it',
    params: contentParams,
    response: contentDraft,
    secure: true,
  }),
  createContent: defineCall({
    method: 'POST',
    path: '/admin/operator/content',
    summary: 'A new text as a draft, or the same in another language; the key joins the languages',
    body: textInput.extend({ kind: z.enum(contentKinds), key: contentKey, language: z.enum(languages) }),
    response: contentDraft,
    secure: true,
  }),
  saveContent: defineCall({
    method: 'PUT',
    path: one,
    summary:
      'Keeps what somebody has written. Within ten minutes the same person’s saves are one version; visitors see none of it before it is released',
    params: contentParams,
    body: textInput,
    response: contentDraft,
    secure: true,
    revised: true,
  }),
  removeContent: defineCall({
    method: 'DELETE',
    path: one,
    summary: 'Removes a text that was never released, with its versions; its key and its address are free again',
    params: contentParams,
    response: done,
    secure: true,
    revised: true,
  }),
  contentState: defineCall({
    method: 'POST',
    path: `${one}/state`,
    summary: 'To review, back to a draft, scheduled, published, archived',
    params: contentParams,
    body: stateInput,
    response: contentDraft,
    secure: true,
    revised: true,
  }),
  contentChecks: defineCall({
    method: 'GET',
    path: `${one}/checks`,
    summary: 'What was looked at in the newest version and what was found; asked again while links are looked at',
    params: contentParams,
    response: z.object({ checks: z.array(contentCheckResult) }),
    secure: true,
  }),
  contentRevisions: defineCall({
    method: 'GET',
    path: `${one}/revisions`,
    summary: 'Versions of a text, newest first, fifty at a time',
    params: contentParams,
    query: z.strictObject({ cursor }),
    response: z.object({ items: z.array(contentVersion), cursor: z.string().nullable() }),
    secure: true,
  }),
  contentRevision: defineCall({
    method: 'GET',
    path: `${one}/revisions/:number`,
    summary: 'One version of a text',
    params: revisionParams,
    response: contentRevision,
    secure: true,
  }),
  restoreRevision: defineCall({
    method: 'POST',
    path: `${one}/revisions/:number/restore`,
    summary: 'A new version with the words of an old one',
    params: revisionParams,
    response: contentDraft,
    secure: true,
    revised: true,
  }),
  contentDifference: defineCall({
    method: 'GET',
    path: `${one}/difference`,
    summary: 'What differs between two versions, paragraph by paragraph and word by word',
    params: contentParams,
    query: z.strictObject({ from: versionNumber, to: versionNumber }),
    response: contentDifference,
    secure: true,
  }),
  compareContent: defineCall({
    method: 'POST',
    path: `${one}/difference`,
    summary: 'What differs between the newest version and words that are not saved',
    params: contentParams,
    body: textInput,
    response: contentDifference,
    secure: true,
  }),
  contentPresence: defineCall({
    method: 'POST',
    path: `${one}/presence`,
    summary: 'Says that the caller has the text open, every thirty seconds, and tells who else has',
    params: contentParams,
    body: z.strictObject({ isLeaving: z.boolean().default(false) }),
    response: z.object({ others: z.array(presentEditor), revision: whole.describe('The text’s of this moment.') }),
    secure: true,
  }),
  contentPreviewLink: defineCall({
    method: 'POST',
    path: `${one}/preview-link`,
    summary:
      'A new link to the newest version on the real page, for seven days; the one before is worth nothing any more',
    params: contentParams,
    response: previewLink,
    secure: true,
  }),
};
