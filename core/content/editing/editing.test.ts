import { contentListTag, contentTag, homeTag, sitemapTag } from '@kardan/contract/cache-tags';
import { contentStates } from '@kardan/contract/values/content';
import { fromKysely, PgBoss } from 'pg-boss';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../db/database.ts';
import { anEditor, anOperator, ownerOf } from '../../testing/actors.ts';
import { buildContentPicture, textFile } from '../../testing/build-content.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { listArticles } from '../list-articles.ts';
import { readArticle } from '../read-article.ts';
import { seedContent } from '../seed/seed-content.ts';
import { changeContentState } from './change-content-state.ts';
import { createContent } from './create-content.ts';
import { publishScheduled } from './publish-scheduled.ts';
import { listContents, readContentHistory, readDraft } from './read-draft.ts';
import { saveContent } from './save-content.ts';

let database: TestDatabase;
let queues: PgBoss;
// Revisions name their authors.
const author = { ...anEditor };
beforeAll(async () => {
  database = await createTestDatabase();
  queues = new PgBoss({ db: fromKysely(database.db.withoutPlugins()) });
  await buildContentPicture(database.db);
  const account = { email: 'redaktion@kardan.example', isEditor: true, displayName: 'Eva Editorin' };
  const { id } = await database.db.insertInto('account').values(account).returning('id').executeTakeFirstOrThrow();
  author.accountId = id;
});
beforeEach(async () => {
  await database.db.deleteFrom('content').execute();
  for (const queue of ['purge-cache', 'publish-content']) await queues.deleteAllJobs(queue);
});
afterAll(() => database[Symbol.asyncDispose]());

const { frontMatter } = textFile({ key: 'reifen' });
const draft = {
  kind: 'article',
  key: 'reifen',
  language: 'de-AT',
  frontMatter,
  bodyMarkdown: 'Erste Fassung.',
} as const;
const create = () => inTransaction(database.db, (tx) => createContent(tx, author, draft));
type Change = Parameters<typeof changeContentState>[4];
const move = (id: number, revision: number, change: Change) =>
  inTransaction(database.db, (tx) => changeContentState(tx, author, id, revision, change));
const save = (id: number, revision: number, bodyMarkdown: string, more = {}) =>
  inTransaction(database.db, (tx) =>
    saveContent(tx, author, id, revision, { frontMatter: { ...frontMatter, ...more }, bodyMarkdown }),
  );
const shown = async (slug = 'reifen') => {
  const { blocks } = await readArticle(database, 'de-AT', slug);
  return blocks[0]?.kind === 'text' ? blocks[0].markdown : undefined;
};
const purged = async () =>
  (await queues.fetch<{ tags: string[] }>('purge-cache', { batchSize: 100 })).flatMap(({ data }) => data.tags);

async function publish(): Promise<{ id: number; revision: number }> {
  const { id, revision } = await create();
  const review = await move(id, revision, { to: 'review' });
  return move(id, review.revision, { to: 'published' });
}

test('a draft is nobody’s but editors’ until it is published, and caches are told', async () => {
  const { id, revision } = await create();
  await expect(shown()).rejects.toThrow('not found');
  const review = await move(id, revision, { to: 'review' });
  await expect(shown()).rejects.toThrow('not found');
  await purged();
  await move(id, review.revision, { to: 'published' });
  expect(await shown()).toBe('Erste Fassung.');
  expect((await purged()).sort()).toEqual(
    [contentTag('article', 'reifen'), contentListTag('article'), homeTag, sitemapTag].sort(),
  );
});

test('visitors see the public version until the next one is released, under its new slug too', async () => {
  const { id, revision } = await publish();
  const saved = await save(id, revision, 'Zweite Fassung.', { slug: 'winterreifen' });
  expect(await shown()).toBe('Erste Fassung.');
  await move(id, saved.revision, { to: 'published' });
  expect(await shown('winterreifen')).toBe('Zweite Fassung.');
  expect((await readArticle(database, 'de-AT', 'reifen')).slug).toBe('winterreifen');
  expect(
    (await readContentHistory(database, author, id)).map(({ number, authorName }) => [number, authorName]),
  ).toEqual([
    [2, 'Eva Editorin'],
    [1, 'Eva Editorin'],
  ]);
  expect(await readDraft(database, author, id, 1)).toMatchObject({
    version: { bodyMarkdown: 'Erste Fassung.' },
    preview: [{ markdown: 'Erste Fassung.' }],
  });
});

test('a scheduled text becomes public at its time by itself, and the job tells caches then', async () => {
  const { id, revision } = await create();
  const review = await move(id, revision, { to: 'review' });
  const publishAt = new Date(Date.now() + 60_000);
  await move(id, review.revision, { to: 'scheduled', publishAt });
  await expect(shown()).rejects.toThrow('not found');
  const waiting = await queues.findJobs('publish-content');
  expect(waiting.map(({ data, startAfter }) => [data, startAfter.getTime() >= publishAt.getTime() - 1_000])).toEqual([
    [{ contentId: id }, true],
  ]);
  await publishScheduled(database, id);
  expect((await readDraft(database, author, id)).state).toBe('scheduled');

  const past = new Date(Date.now() - 1_000);
  await database.db.updateTable('content').set({ publishAt: past }).where('id', '=', id).execute();
  expect(await shown()).toBe('Erste Fassung.');
  await purged();
  await publishScheduled(database, id);
  expect((await readDraft(database, author, id)).state).toBe('published');
  expect(await purged()).toContain(contentTag('article', 'reifen'));
  await publishScheduled(database, id);
  expect(await purged()).toEqual([]);
});

test('what is archived is gone for visitors, and can come back', async () => {
  const { id, revision } = await publish();
  const archived = await move(id, revision, { to: 'archived' });
  await expect(shown()).rejects.toThrow('not found');
  const review = await move(id, archived.revision, { to: 'review' });
  await move(id, review.revision, { to: 'published' });
  expect(await shown()).toBe('Erste Fassung.');
});

test('a text goes from each state to those that the table names, and to no other', async () => {
  const allowed = await database.db
    .selectFrom('stateTransition')
    .select(['fromState', 'toState'])
    .where('entity', '=', 'content')
    .execute();
  const reached: string[] = [];
  for (const from of contentStates) {
    for (const to of contentStates.filter((state) => state !== from)) {
      await database.db.deleteFrom('content').execute();
      const { id } = await create();
      const publishAt = new Date(Date.now() + 60_000);
      const row = { state: from, publishAt, publicNumber: 1 };
      await database.db.transaction().execute(async (tx) => {
        for (const state of pathTo(from))
          await tx
            .updateTable('content')
            .set({ ...row, state })
            .where('id', '=', id)
            .execute();
      });
      const { revision } = await readDraft(database, author, id);
      const change: Change = to === 'scheduled' ? { to, publishAt } : { to };
      const refusal = await move(id, revision, change).then(
        () => undefined,
        (error: { issues?: { code: string }[] }) => error.issues?.[0]?.code,
      );
      if (refusal === undefined) reached.push(`${from} → ${to}`);
      else expect(refusal).toBe('state-transition');
    }
  }
  expect(reached.sort()).toEqual(allowed.map(({ fromState, toState }) => `${fromState} → ${toState}`).sort());

  function pathTo(state: (typeof contentStates)[number]) {
    const all = ['review', 'published', 'archived'] as const;
    if (state === 'draft') return [];
    if (state === 'scheduled') return ['review', 'scheduled'] as const;
    return all.slice(0, all.indexOf(state) + 1);
  }
});

describe('is refused', () => {
  test('whoever is neither editor nor operator', async () => {
    const { id, revision } = await create();
    const dealer = ownerOf(7);
    const as = (work: (tx: Parameters<typeof createContent>[0]) => Promise<unknown>) =>
      inTransaction(database.db, work);
    await expect(as((tx) => createContent(tx, dealer, draft))).rejects.toThrow('forbidden');
    await expect(as((tx) => saveContent(tx, dealer, id, revision, draft))).rejects.toThrow('forbidden');
    await expect(as((tx) => changeContentState(tx, dealer, id, revision, { to: 'review' }))).rejects.toThrow(
      'forbidden',
    );
    await expect(readDraft(database, dealer, id)).rejects.toThrow('forbidden');
    await expect(readContentHistory(database, dealer, id)).rejects.toThrow('forbidden');
    expect(() => listContents(database, dealer, 'article')).toThrow('forbidden');
    expect(await listContents(database, { ...anOperator, accountId: author.accountId }, 'article')).toMatchObject([
      { key: 'reifen', state: 'draft', title: 'Text reifen' },
    ]);
  });

  test('a change of what somebody else has changed meanwhile', async () => {
    const { id, revision } = await create();
    await save(id, revision, 'Von anderen.');
    await expect(save(id, revision, 'Von mir.')).rejects.toThrow('stale-revision');
  });

  test('a text with a fault, and says which', async () => {
    const { id, revision } = await create();
    await expect(save(id, revision, 'Satz: {{rule:nova.maxRate}}')).rejects.toMatchObject({
      code: 'invalid-request',
      issues: [{ code: 'content-fault', message: expect.stringContaining('nova.maxRate') }],
    });
  });

  test('a slug that another text has, or had', async () => {
    const { id, revision } = await publish();
    const saved = await save(id, revision, 'Neu.', { slug: 'anders' });
    await move(id, saved.revision, { to: 'published' });
    const second = { ...draft, key: 'zweiter', frontMatter: { ...frontMatter, slug: 'reifen' } };
    await expect(inTransaction(database.db, (tx) => createContent(tx, author, second))).rejects.toThrow('slug-taken');
    const third = { ...second, frontMatter: { ...frontMatter, slug: 'anders' } };
    await expect(inTransaction(database.db, (tx) => createContent(tx, author, third))).rejects.toThrow('slug-taken');
  });

  test('a moment in the past for a scheduled text', async () => {
    const { id, revision } = await create();
    const review = await move(id, revision, { to: 'review' });
    await expect(move(id, review.revision, { to: 'scheduled', publishAt: new Date(0) })).rejects.toThrow();
  });
});

test('a text that was edited in the database is never overwritten by its file', async () => {
  await seedContent(database, [textFile({ key: 'reifen' })]);
  const id = (await listContents(database, author, 'article'))[0]?.id ?? 0;
  const { revision } = await readDraft(database, author, id);
  await save(id, revision, 'Von der Redaktion.');
  const newer = textFile({ key: 'reifen', bodyMarkdown: 'Aus der Datei.' });
  expect(await seedContent(database, [newer])).toEqual({ added: 0, changed: 0, edited: ['article/reifen.md'] });
  expect(await shown()).toBe('Ein Absatz.');
  expect((await listArticles(database, { language: 'de-AT', page: 1 })).total).toBe(1);
});
