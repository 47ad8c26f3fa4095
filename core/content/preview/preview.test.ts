import { pageKeys } from '@kardan/contract/site-paths';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../db/database.ts';
import { anEditor, ownerOf } from '../../testing/actors.ts';
import { buildContentPicture, textFile } from '../../testing/build-content.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createContent } from '../editing/create-content.ts';
import { previewToken, readPreviewToken } from './preview-token.ts';
import { readPreview } from './read-preview.ts';
import { sharePreview } from './share-preview.ts';

let database: TestDatabase;
const env = { LINK_SECRET: 'a secret of tests', SITE_ORIGIN: 'https://kardan.test' };
const editor = { ...anEditor };
const services = () => ({ db: database.db, env });
beforeAll(async () => {
  database = await createTestDatabase();
  await buildContentPicture(database.db);
  const row = { email: 'redaktion@kardan.example', isEditor: true, displayName: 'Eva Editorin' };
  const { id } = await database.db.insertInto('account').values(row).returning('id').executeTakeFirstOrThrow();
  editor.accountId = id;
});
beforeEach(() => database.db.deleteFrom('content').execute());
afterAll(() => database[Symbol.asyncDispose]());

const tokenOf = (url: string) => url.split('/').at(-1) ?? '';

async function draftOf(kind: Parameters<typeof textFile>[0] = {}): Promise<number> {
  const { frontMatter, bodyMarkdown, ...rest } = textFile(kind);
  const text = { kind: rest.kind, key: rest.key, language: rest.language, frontMatter, bodyMarkdown };
  return (await inTransaction(database.db, (tx) => createContent(tx, editor, text))).id;
}

test.each(['article', 'portal', 'press', 'price-list', 'testimonial'] as const)(
  'a draft of kind %s is shown to who has its link, as its page would show it',
  async (kind) => {
    const frontMatter: Record<string, string> = kind === 'press' ? { slug: 'example' } : {};
    const key = pageKeys[kind]?.[0] ?? 'example';
    const id = await draftOf({ kind, key, frontMatter, bodyMarkdown: 'Satz {{rule:vat}}' });
    const { url } = await sharePreview(services(), editor, id);
    expect(url).toMatch(/^https:\/\/kardan\.test\/vorschau\/[\w-]{43}$/);
    const preview = await readPreview(services(), tokenOf(url));
    expect(preview.kind).toBe(kind);
    expect(JSON.stringify(preview)).toContain('Satz 20\u00a0%');
  },
);

test('a new link takes the place of the one before', async () => {
  const id = await draftOf();
  const first = await sharePreview(services(), editor, id);
  const second = await sharePreview(services(), editor, id);
  await expect(readPreview(services(), tokenOf(first.url))).rejects.toThrow('not found');
  expect(await readPreview(services(), tokenOf(second.url))).toMatchObject({ kind: 'article', version: 1 });
});

test('a link that has ended, is made up or signed by somebody else leads to nothing', async () => {
  const id = await draftOf();
  const { url } = await sharePreview(services(), editor, id);
  const { serial } = await database.db
    .updateTable('contentPreview')
    .set({ expiresAt: new Date(Date.now() - 1_000) })
    .where('contentId', '=', id)
    .returning('serial')
    .executeTakeFirstOrThrow();
  await expect(readPreview(services(), tokenOf(url))).rejects.toThrow('not found');
  const forged = previewToken({ LINK_SECRET: 'another secret' }, serial);
  for (const token of ['', 'x', forged, `${tokenOf(url).slice(0, -2)}AA`, '../../etc']) {
    await expect(readPreview(services(), token)).rejects.toThrow('not found');
  }
  expect(readPreviewToken(env, previewToken(env, serial))).toBe(serial);
  expect(readPreviewToken(env, forged)).toBeUndefined();
});

test('a draft with a fault says so instead of showing half a page', async () => {
  const id = await draftOf({ bodyMarkdown: '{{rule:unsinn}}' });
  const { url } = await sharePreview(services(), editor, id);
  expect(await readPreview(services(), tokenOf(url))).toMatchObject({
    kind: 'faulty',
    fault: expect.stringContaining('refers to no rule'),
  });
});

test('links are made by editors alone, and each is on record', async () => {
  const id = await draftOf();
  await expect(sharePreview(services(), ownerOf(7), id)).rejects.toThrow('forbidden');
  await sharePreview(services(), editor, id);
  const entries = await database.db
    .selectFrom('auditEntry')
    .select('action')
    .where('objectId', '=', String(id))
    .where('action', '=', 'content.preview-shared')
    .execute();
  expect(entries).toHaveLength(1);
});
