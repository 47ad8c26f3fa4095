import type { Calls } from '@kardan/contract/calls/calls';
import { type Client, createClient } from '@kardan/contract/client/client';
import { seedContent } from '@kardan/core/content/seed/seed-content';
import { photo } from '@kardan/core/media/testing/sample-pictures';
import { indexListings } from '@kardan/core/search/index/index-listings';
import { buildContentPicture, textFile } from '@kardan/core/testing/build-content';
import { buildListing } from '@kardan/core/testing/build-listing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let running: TestApp;
let eva: Client<Calls>;
let paul: Client<Calls>;
beforeAll(async () => {
  running = await createTestApp();
  await buildContentPicture(running.database.db);
  eva = await editorClient();
  paul = await editorClient();
});
afterAll(() => running[Symbol.asyncDispose]());

async function editorClient(): Promise<Client<Calls>> {
  const token = await running.tokenWith({ isEditor: true });
  return createClient({ host: running.host, credentials: async () => token });
}

const params = (id: number) => ({ contentId: String(id) });
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: { code?: string }) => error.code,
  );

test('two editors bring a text before visitors: written, reviewed, published, changed, compared, restored', async () => {
  const { frontMatter } = textFile({ key: 'reifen' });
  const made = await eva.createContent({
    body: { kind: 'article', key: 'reifen', language: 'de-AT', frontMatter, bodyMarkdown: 'Erste Fassung.' },
  });
  const saved = await eva.saveContent({
    params: params(made.id),
    ifMatch: made.revision,
    body: { frontMatter, bodyMarkdown: 'Erste Fassung, besser.' },
  });
  expect(saved).toMatchObject({
    state: 'draft',
    version: { number: 1 },
    release: 'another',
    publicPath: '/magazin/reifen',
  });
  expect(
    await codeOf(
      paul.saveContent({ params: params(made.id), ifMatch: made.revision, body: { frontMatter, bodyMarkdown: 'x' } }),
    ),
  ).toBe('stale-revision');
  const review = await eva.contentState({ params: params(made.id), ifMatch: saved.revision, body: { to: 'review' } });
  const publishing = { params: params(made.id), ifMatch: review.revision, body: { to: 'published' as const } };
  expect(await codeOf(eva.contentState(publishing))).toBe('release-by-another');
  const published = await paul.contentState(publishing);
  expect(published.state).toBe('published');
  const article = () => running.visitor.article({ params: { slug: 'reifen' }, query: { language: 'de-AT' } });
  expect((await article()).blocks).toEqual([{ kind: 'text', markdown: 'Erste Fassung, besser.' }]);

  const next = await paul.saveContent({
    params: params(made.id),
    ifMatch: published.revision,
    body: { frontMatter, bodyMarkdown: 'Zweite Fassung.' },
  });
  expect(next).toMatchObject({ isAhead: true, version: { number: 2 } });
  const { items } = await eva.contentRevisions({ params: params(made.id), query: {} });
  expect(items.map(({ number, isPublic }) => [number, isPublic])).toEqual([
    [2, false],
    [1, true],
  ]);
  const difference = await eva.contentDifference({ params: params(made.id), query: { from: 1, to: 2 } });
  expect(difference.paragraphs.some(({ kind }) => kind !== 'same')).toBe(true);
  const unsaved = { frontMatter: { ...frontMatter, title: 'Neu' }, bodyMarkdown: 'Zweite Fassung.' };
  expect(await eva.compareContent({ params: params(made.id), body: unsaved })).toMatchObject({
    frontMatter: [{ field: 'title', before: 'Text reifen', after: 'Neu' }],
    paragraphs: [{ kind: 'same' }],
  });
  const restored = await eva.restoreRevision({
    params: { ...params(made.id), number: '1' },
    ifMatch: next.revision,
  });
  expect(restored.version).toMatchObject({ number: 3, bodyMarkdown: 'Erste Fassung, besser.' });
  expect(await eva.contentRevision({ params: { ...params(made.id), number: '2' } })).toMatchObject({
    bodyMarkdown: 'Zweite Fassung.',
    blocks: [{ kind: 'text' }],
  });
});

test('whoever has a text open is named to the others, until they leave', async () => {
  await seedContent(running.services, [textFile({ kind: 'portal', key: 'contact' })]);
  const { items } = await eva.contents({ query: { kind: 'portal' } });
  const { id = 0 } = items[0] ?? {};
  const here = (client: Client<Calls>, isLeaving = false) =>
    client.contentPresence({ params: params(id), body: { isLeaving } });
  expect((await here(eva)).others).toEqual([]);
  expect((await here(paul)).others).toHaveLength(1);
  expect((await eva.content({ params: params(id) })).others).toHaveLength(1);
  await here(paul, true);
  expect((await here(eva)).others).toEqual([]);
});

test('a preview goes to who has the link, and no cache keeps it', async () => {
  const { items } = await eva.contents({ query: { kind: 'portal' } });
  const { url } = await eva.contentPreviewLink({ params: params(items[0]?.id ?? 0) });
  const token = url.split('/').at(-1) ?? '';
  const answer = await fetch(`${running.host}/api/v1/public/content/preview/${token}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toContain('no-store');
  expect(await answer.json()).toMatchObject({ kind: 'portal', page: { key: 'contact' } });
  await eva.contentPreviewLink({ params: params(items[0]?.id ?? 0) });
  expect(await codeOf(running.visitor.contentPreview({ params: { token } }))).toBe('not-found');
});

const pictureForm = (name: string, file: Buffer) => {
  const form = new FormData();
  const words = { name, altGerman: 'Ein Kombi am Berg', altEnglish: 'An estate on a hill', credit: 'Eva' };
  for (const [field, value] of Object.entries(words)) form.set(field, value);
  form.set('image', new Blob([new Uint8Array(file)]), 'kombi.jpg');
  return form;
};

test('pictures come with what they show in both languages, and a file that is none is refused', async () => {
  const photograph = await photo(90, 60).jpeg().toBuffer();
  const send = (name: string, file: Buffer) => eva.uploadContentPicture({ body: pictureForm(name, file) });
  expect(await send('kombi-berg', photograph)).toMatchObject({
    name: 'kombi-berg',
    alt: { en: 'An estate on a hill' },
    picture: { widthPx: 90 },
  });
  expect(await codeOf(send('kombi-berg', photograph))).toBe('invalid-request');
  expect(await codeOf(send('kein-bild', Buffer.from('kein Bild')))).toBe('invalid-request');
  const described = await eva.describeContentPicture({
    params: { name: 'kombi-berg' },
    body: {
      alt: { 'de-AT': 'Kombi vor dem Dachstein', en: 'Estate in front of the Dachstein' },
      credit: 'Eva Editorin',
    },
  });
  expect(described).toMatchObject({ credit: 'Eva Editorin', usedIn: 0 });
  const { items } = await eva.contentPictures({ query: { search: 'dachstein' } });
  expect(items.map(({ name }) => name)).toEqual(['kombi-berg']);
});

test('a sentence becomes a block of live cars, with how many there are now', async () => {
  const { db } = running.database;
  const { id } = await buildListing(db, { fuel: 'electric', priceEur: 15_000 });
  await indexListings(running.services, [id]);
  await running.index.refresh();
  const shown = await eva.contentCarBlock({ query: { text: 'Elektroauto bis 20000 Euro', language: 'de-AT' } });
  expect(shown.options).toContain('fuel=electric');
  expect(shown.options).toContain('priceEur=..20000');
  expect(shown).toMatchObject({ total: 1, cars: [{ id }] });
  const again = await eva.contentCarBlock({ query: { options: shown.options, language: 'de-AT' } });
  expect(again.total).toBe(1);
  expect(await codeOf(eva.contentCarBlock({ query: { options: 'unsinn=1', language: 'de-AT' } }))).toBe(
    'invalid-request',
  );
});

test('redirects are visitors’ to follow, and references editors’ to choose from', async () => {
  const { id } = await eva.addRedirect({ body: { fromPath: '/alte-seite/x', toPath: '/magazin' } });
  expect(await running.visitor.redirectTable({})).toEqual({
    items: [{ fromPath: '/alte-seite/x', toPath: '/magazin' }],
  });
  expect(await codeOf(eva.addRedirect({ body: { fromPath: 'https://fremd.example/', toPath: '/x' } }))).toBe(
    'invalid-request',
  );
  expect(await codeOf(eva.addRedirect({ body: { fromPath: '/y/z', toPath: '//fremd.example' } }))).toBe(
    'invalid-request',
  );
  await eva.removeRedirect({ params: { redirectId: String(id) } });
  expect(await running.visitor.redirectTable({})).toEqual({ items: [] });
  const { items } = await eva.contentReferences({ query: { language: 'en' } });
  expect(items.find(({ name }) => name === 'vat')).toMatchObject({ value: '20%', written: '{{rule:vat}}' });
});
