import { contentListTag, contentTag, homeTag, sitemapTag } from '@kardan/contract/cache-tags';
import { pageKeys } from '@kardan/contract/site-paths';
import { contentStates } from '@kardan/contract/values/content';
import { fromKysely, PgBoss } from 'pg-boss';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Actor } from '../../accounts/actor.ts';
import { inTransaction } from '../../db/database.ts';
import { anEditor, anOperator, ownerOf } from '../../testing/actors.ts';
import { buildContentPicture, textFile } from '../../testing/build-content.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { listArticles } from '../list-articles.ts';
import { readArticle } from '../read-article.ts';
import { listRevisions, readRevision } from '../revisions/read-revisions.ts';
import { restoreRevision } from '../revisions/restore-revision.ts';
import { seedContent } from '../seed/seed-content.ts';
import { changeContentState } from './change-content-state.ts';
import { createContent } from './create-content.ts';
import { listContents } from './list-contents.ts';
import { publishScheduled } from './publish-scheduled.ts';
import { readDraft } from './read-draft.ts';
import { removeContent } from './remove-content.ts';
import { saveContent } from './save-content.ts';

let database: TestDatabase;
let queues: PgBoss;
// Revisions name their authors; what one writes the other releases.
const author = { ...anEditor };
const reviewer = { ...anEditor };
const env = { LINK_SECRET: 'a secret of tests', SITE_ORIGIN: 'https://kardan.test' };
const services = () => ({ db: database.db, env });
beforeAll(async () => {
  database = await createTestDatabase();
  queues = new PgBoss({ db: fromKysely(database.db.withoutPlugins()) });
  await buildContentPicture(database.db);
  author.accountId = await account('redaktion@kardan.example', 'Eva Editorin');
  reviewer.accountId = await account('pruefung@kardan.example', 'Paul Prüfer');
});
beforeEach(async () => {
  await database.db.deleteFrom('content').execute();
  for (const queue of ['purge-cache', 'publish-content']) await queues.deleteAllJobs(queue);
});
afterAll(() => database[Symbol.asyncDispose]());

async function account(email: string, displayName: string): Promise<number> {
  const row = { email, isEditor: true, displayName };
  return (await database.db.insertInto('account').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

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
const move = (id: number, revision: number, change: Change, actor: Actor = reviewer) =>
  inTransaction(database.db, (tx) => changeContentState(tx, actor, id, revision, change));
const save = (id: number, revision: number, bodyMarkdown: string, more = {}, actor: Actor = author) =>
  inTransaction(database.db, (tx) =>
    saveContent(tx, actor, id, revision, { frontMatter: { ...frontMatter, ...more }, bodyMarkdown }),
  );
const draftOf = (id: number, actor: Actor = author) => readDraft(services(), actor, id);
const numbers = async (id: number) => (await listRevisions(database, author, id)).items.map(({ number }) => number);
/** The newest version was begun so long ago. */
const age = (id: number, minutes: number) =>
  database.db
    .updateTable('contentRevision')
    .set({ createdAt: new Date(Date.now() - minutes * 60_000) })
    .where('contentId', '=', id)
    .execute();
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

test('a text of a page is added where there is that page, with an address for visitors, and refused where there is none', async () => {
  const { slug: _, ...words } = frontMatter;
  const add = (kind: 'portal' | 'price-list', key: string) =>
    inTransaction(database.db, (tx) => createContent(tx, author, { ...draft, kind, key, frontMatter: words }));
  for (const kind of ['portal', 'price-list'] as const) {
    for (const key of ['about-us', 'constructor', kind === 'portal' ? 'price-list-banner-ad' : 'contact']) {
      await expect(add(kind, key)).rejects.toMatchObject({ issues: [{ path: ['key'], code: 'unknown-page' }] });
    }
    for (const key of pageKeys[kind] ?? []) {
      const { id } = await add(kind, key);
      expect((await draftOf(id)).publicPath).toMatch(/^\/portal\/[a-z-]+$/);
    }
  }
});

test('visitors see the public version until the next one is released, under its new slug too', async () => {
  const { id, revision } = await publish();
  const saved = await save(id, revision, 'Zweite Fassung.', { slug: 'winterreifen' });
  expect(await shown()).toBe('Erste Fassung.');
  await move(id, saved.revision, { to: 'published' });
  expect(await shown('winterreifen')).toBe('Zweite Fassung.');
  expect((await readArticle(database, 'de-AT', 'reifen')).slug).toBe('winterreifen');
  const { items } = await listRevisions(database, author, id);
  expect(items.map(({ number, author: by, isPublic }) => [number, by?.name, isPublic])).toEqual([
    [2, 'Eva Editorin', true],
    [1, 'Eva Editorin', false],
  ]);
  expect(await readRevision(database, author, id, 1)).toMatchObject({
    bodyMarkdown: 'Erste Fassung.',
    blocks: [{ markdown: 'Erste Fassung.' }],
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
  expect((await draftOf(id)).state).toBe('scheduled');
  expect(await queues.findJobs('publish-content')).toHaveLength(2);

  const past = new Date(Date.now() - 1_000);
  await database.db.updateTable('content').set({ publishAt: past }).where('id', '=', id).execute();
  expect(await shown()).toBe('Erste Fassung.');
  await purged();
  await publishScheduled(database, id);
  expect((await draftOf(id)).state).toBe('published');
  expect(await purged()).toContain(contentTag('article', 'reifen'));
  await publishScheduled(database, id);
  expect(await purged()).toEqual([]);
});

test('a scheduled text that was corrected says that its newest version is ahead, until it is planned again', async () => {
  const { id, revision } = await create();
  const review = await move(id, revision, { to: 'review' });
  const publishAt = new Date(Date.now() + 60_000);
  const planned = await move(id, review.revision, { to: 'scheduled', publishAt });
  expect(await draftOf(id)).toMatchObject({ isAhead: false });
  const saved = await save(id, planned.revision, 'Zweite Fassung.');
  expect(await draftOf(id)).toMatchObject({ state: 'scheduled', isAhead: true });
  await move(id, saved.revision, { to: 'scheduled', publishAt });
  expect(await draftOf(id)).toMatchObject({ isAhead: false, publishAt: publishAt.toISOString() });
});

test('a worker whose clock is a day slow notes that a text’s time has come all the same', async () => {
  const { id, revision } = await create();
  const review = await move(id, revision, { to: 'review' });
  await move(id, review.revision, { to: 'scheduled', publishAt: new Date(Date.now() + 60_000) });
  const past = new Date(Date.now() - 1_000);
  await database.db.updateTable('content').set({ publishAt: past }).where('id', '=', id).execute();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 86_400_000 });
  onTestFinished(() => void vi.useRealTimers());
  await publishScheduled(database, id);
  expect((await draftOf(id)).state).toBe('published');
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
      const { revision } = await draftOf(id);
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
    await expect(draftOf(id, dealer)).rejects.toThrow('forbidden');
    await expect(listRevisions(database, dealer, id)).rejects.toThrow('forbidden');
    await expect(listContents(database, dealer, {})).rejects.toThrow('forbidden');
    const operator = { ...anOperator, accountId: author.accountId };
    expect(await listContents(database, operator, { kind: 'article' })).toMatchObject({
      items: [{ key: 'reifen', state: 'draft', title: 'Text reifen', changedBy: { name: 'Eva Editorin' } }],
      kinds: { article: 1, press: 0 },
    });
  });

  test('a change of what somebody else has changed meanwhile', async () => {
    const { id, revision } = await create();
    await save(id, revision, 'Von anderen.');
    await expect(save(id, revision, 'Von mir.')).rejects.toThrow('stale-revision');
  });

  test('review of a text with a fault, and says which; what was typed is kept', async () => {
    const { id, revision } = await create();
    const saved = await save(id, revision, 'Satz: {{rule:nova.maxRate}}', { title: '' });
    await expect(move(id, saved.revision, { to: 'review' })).rejects.toMatchObject({
      code: 'invalid-request',
      issues: [{ code: 'content-fault', message: expect.any(String) }],
    });
    const { version, checks } = await draftOf(id);
    expect(version).toMatchObject({ bodyMarkdown: 'Satz: {{rule:nova.maxRate}}', frontMatter: { title: '' } });
    expect(checks.find(({ check }) => check === 'text')).toMatchObject({ state: 'broken' });
  });

  test('release by whoever wrote the newest version, unless an operator says why', async () => {
    const { id, revision } = await create();
    const review = await move(id, revision, { to: 'review' }, author);
    await expect(move(id, review.revision, { to: 'published' }, author)).rejects.toThrow('release-by-another');
    const publishAt = new Date(Date.now() + 60_000);
    const planned: Change = { to: 'scheduled', publishAt };
    await expect(move(id, review.revision, planned, author)).rejects.toThrow('release-by-another');
    expect(await draftOf(id)).toMatchObject({ release: 'another' });
    expect(await draftOf(id, reviewer)).toMatchObject({ release: 'free' });

    const operator = { ...anOperator, accountId: author.accountId };
    await expect(move(id, review.revision, { to: 'published' }, operator)).rejects.toMatchObject({
      issues: [{ code: 'reason-needed' }],
    });
    await move(id, review.revision, { to: 'published', reason: 'Niemand sonst ist da.' }, operator);
    expect(await shown()).toBe('Erste Fassung.');
    const [entry] = await database.db
      .selectFrom('auditEntry')
      .select('after')
      .where('action', '=', 'content.state-changed')
      .orderBy('at', 'desc')
      .limit(1)
      .execute();
    expect(entry?.after).toMatchObject({ reason: 'Niemand sonst ist da.' });
  });

  test('taking a text away by whoever wrote it, or one that came with the site, unless an operator says why', async () => {
    const { id, revision } = await publish();
    await expect(move(id, revision, { to: 'archived' }, author)).rejects.toThrow('release-by-another');
    await move(id, revision, { to: 'archived' }, reviewer);

    await seedContent(database, [textFile({ key: 'impressum' })]);
    const seeded = (await listContents(database, author, { state: 'published' })).items[0]?.id ?? 0;
    const { revision: first, release } = await draftOf(seeded, reviewer);
    expect(release).toBe('another');
    await expect(move(seeded, first, { to: 'archived' }, reviewer)).rejects.toThrow('release-by-another');
    const operator = { ...anOperator, accountId: author.accountId };
    await expect(move(seeded, first, { to: 'archived' }, operator)).rejects.toMatchObject({
      issues: [{ code: 'reason-needed' }],
    });
    await move(seeded, first, { to: 'archived', reason: 'Der Verlag heißt anders.' }, operator);
    expect((await draftOf(seeded)).state).toBe('archived');
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

describe('a removal', () => {
  const remove = (id: number, revision: number, actor: Actor = reviewer) =>
    inTransaction(database.db, (tx) => removeContent(tx, actor, id, revision));

  test.each(['draft', 'review'] as const)(
    'takes a text in state %s that was never released, with its versions, and is on record; its key and address are free again',
    async (state) => {
      const { id, revision } = await create();
      await age(id, 11);
      let at = (await save(id, revision, 'Zweite Fassung.')).revision;
      if (state === 'review') at = (await move(id, at, { to: 'review' })).revision;
      await remove(id, at);
      await expect(draftOf(id)).rejects.toThrow('not found');
      const entry = database.db.selectFrom('auditEntry').select(['actorAccountId', 'before']);
      const [told] = await entry.where('action', '=', 'content.removed').where('objectId', '=', String(id)).execute();
      expect(told).toMatchObject({ actorAccountId: reviewer.accountId, before: { slug: 'reifen', state } });
      expect((await draftOf((await create()).id)).slug).toBe('reifen');
    },
  );

  test('is refused for what was released once, be it taken from the plan or off the site since', async () => {
    const { id, revision } = await publish();
    await expect(remove(id, revision)).rejects.toThrow('text-was-released');
    const archived = await move(id, revision, { to: 'archived' });
    await expect(remove(id, archived.revision)).rejects.toThrow('text-was-released');
    const revived = await move(id, archived.revision, { to: 'review' });
    const handedBack = await move(id, revived.revision, { to: 'draft' });
    await expect(remove(id, handedBack.revision)).rejects.toThrow('text-was-released');
    expect((await draftOf(id)).state).toBe('draft');
  });

  test('is refused to who has not seen the newest words, and to who is no editor', async () => {
    const { id, revision } = await create();
    const { revision: newest } = await save(id, revision, 'Von anderen.');
    await expect(remove(id, revision)).rejects.toThrow('stale-revision');
    await expect(remove(id, newest, ownerOf(7))).rejects.toThrow('forbidden');
    expect((await draftOf(id)).version.bodyMarkdown).toBe('Von anderen.');
  });
});

test('a text that was edited in the database is never overwritten by its file', async () => {
  await seedContent(database, [textFile({ key: 'reifen' })]);
  const id = (await listContents(database, author, { kind: 'article' })).items[0]?.id ?? 0;
  const { revision } = await draftOf(id);
  await save(id, revision, 'Von der Redaktion.');
  const newer = textFile({ key: 'reifen', bodyMarkdown: 'Aus der Datei.' });
  expect(await seedContent(database, [newer])).toEqual({ added: 0, changed: 0, edited: ['article/reifen.md'] });
  expect(await shown()).toBe('Ein Absatz.');
  expect((await listArticles(database, { language: 'de-AT', page: 1 })).total).toBe(1);
});

describe('versions', () => {
  test('saves of one person within ten minutes are one, and so is what is on record', async () => {
    const { id, revision } = await create();
    let at = revision;
    const before = await changesOnRecord(id);
    for (const words of ['A', 'AB', 'ABC']) at = (await save(id, at, words)).revision;
    expect(await numbers(id)).toEqual([1]);
    expect((await draftOf(id)).version.bodyMarkdown).toBe('ABC');
    expect(await changesOnRecord(id)).toBe(before + 1);

    await age(id, 11);
    at = (await save(id, at, 'Nach der Pause.')).revision;
    expect(await numbers(id)).toEqual([2, 1]);
    at = (await save(id, at, 'Von jemand anderem.', {}, reviewer)).revision;
    expect(await numbers(id)).toEqual([3, 2, 1]);
    await save(id, at, 'Wieder ich.');
    expect(await numbers(id)).toEqual([4, 3, 2, 1]);
  });

  test('one that visitors see, or will see, is never written over', async () => {
    const { id, revision } = await publish();
    await save(id, revision, 'Neu.');
    expect(await numbers(id)).toEqual([2, 1]);
    expect(await shown()).toBe('Erste Fassung.');
  });

  test('an old one comes back as a new one, and nothing between is lost', async () => {
    const { id, revision } = await create();
    await age(id, 11);
    const saved = await save(id, revision, 'Zweite Fassung.');
    await inTransaction(database.db, (tx) => restoreRevision(tx, author, id, 1, saved.revision));
    expect((await draftOf(id)).version).toMatchObject({ number: 3, bodyMarkdown: 'Erste Fassung.' });
    expect(await numbers(id)).toEqual([3, 2, 1]);
  });
});

test('what is handed back says why, until it goes to review again', async () => {
  const { id, revision } = await create();
  const review = await move(id, revision, { to: 'review' }, author);
  const back = await move(id, review.revision, { to: 'draft', remark: 'Die Quelle fehlt.' });
  expect(await draftOf(id)).toMatchObject({
    state: 'draft',
    remark: { text: 'Die Quelle fehlt.', by: { name: 'Paul Prüfer' } },
  });
  await move(id, back.revision, { to: 'review' }, author);
  expect(await draftOf(id)).toMatchObject({ state: 'review', remark: null });
});

test('the list goes on where a page ended, and finds by title, key and state', async () => {
  for (const key of ['eins', 'zwei', 'drei']) {
    const text = { ...draft, key, frontMatter: { ...frontMatter, slug: key, title: `Über ${key} 100%` } };
    await inTransaction(database.db, (tx) => createContent(tx, author, text));
  }
  const found = async (asked: Parameters<typeof listContents>[2]) =>
    (await listContents(database, author, asked)).items.map(({ key }) => key);
  expect(await found({})).toEqual(['drei', 'zwei', 'eins']);
  expect(await found({ search: 'ZWEI' })).toEqual(['zwei']);
  expect(await found({ search: '100%' })).toHaveLength(3);
  expect(await found({ search: '%' })).toHaveLength(3);
  expect(await found({ search: '_' })).toEqual([]);
  expect(await found({ state: 'published' })).toEqual([]);
  await expect(found({ cursor: 'unsinn' })).rejects.toThrow('invalid-request');
});

async function changesOnRecord(id: number): Promise<number> {
  const rows = await database.db
    .selectFrom('auditEntry')
    .select('id')
    .where('action', '=', 'content.changed')
    .where('objectId', '=', String(id))
    .execute();
  return rows.length;
}
