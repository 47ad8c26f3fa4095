import { contentListTag, contentTag } from '@kardan/contract/cache-tags';
import type { ContentKind } from '@kardan/contract/values/content';
import { fromKysely, PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../db/database.ts';
import { anEditor } from '../../testing/actors.ts';
import { buildAccount } from '../../testing/build-account.ts';
import { buildContentPicture, textFile } from '../../testing/build-content.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { readArticle } from '../read-article.ts';
import { listPressReleases, listTestimonials, readPage, readPressRelease } from '../read-pages.ts';
import { seedContent } from '../seed/seed-content.ts';
import { changeContentState } from './change-content-state.ts';
import { listContents } from './list-contents.ts';
import { saveContent } from './save-content.ts';

let database: TestDatabase;
const author = { ...anEditor };
const reviewer = { ...anEditor };
beforeAll(async () => {
  database = await createTestDatabase();
  await buildContentPicture(database.db);
  author.accountId = (await buildAccount(database.db, { isEditor: true })).id;
  reviewer.accountId = (await buildAccount(database.db, { isEditor: true })).id;
});
afterAll(() => database[Symbol.asyncDispose]());

/** What visitors are answered, by kind. */
const publicAnswers: Record<ContentKind, () => Promise<unknown>> = {
  article: () => readArticle(database, 'de-AT', 'example'),
  portal: () => readPage(database, 'de-AT', 'example'),
  'price-list': () => readPage(database, 'de-AT', 'preise'),
  press: async () => [await readPressRelease(database, 'de-AT', 'example'), await listPressReleases(database, 'de-AT')],
  testimonial: () => listTestimonials(database, 'de-AT'),
};

test.each(Object.keys(publicAnswers) as ContentKind[])(
  'a text of kind %s that came with the installation is changed in the database, and what visitors get changes with it',
  async (kind) => {
    const key = kind === 'price-list' ? 'preise' : 'example';
    const slug: Record<string, string> = kind === 'press' ? { slug: 'example' } : {};
    const file = textFile({ kind, key, frontMatter: slug, bodyMarkdown: 'Aus der Datei.' });
    await seedContent(database, [file]);
    const [item] = (await listContents(database, author, { kind })).items;
    const { id } = item ?? { id: 0 };
    const { revision } = await database.db
      .selectFrom('content')
      .select('revision')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const words = { frontMatter: { ...file.frontMatter, title: 'Neuer Titel' }, bodyMarkdown: 'Von der Redaktion.' };
    const saved = await inTransaction(database.db, (tx) => saveContent(tx, author, id, revision, words));
    expect(JSON.stringify(await publicAnswers[kind]())).not.toContain('Neuer Titel');

    const queues = new PgBoss({ db: fromKysely(database.db.withoutPlugins()) });
    await queues.deleteAllJobs('purge-cache');
    await inTransaction(database.db, (tx) => changeContentState(tx, reviewer, id, saved.revision, { to: 'published' }));
    const shown = JSON.stringify(await publicAnswers[kind]());
    expect(shown).toContain('Neuer Titel');
    expect(shown).toContain('Von der Redaktion.');
    const jobs = await queues.fetch<{ tags: string[] }>('purge-cache', { batchSize: 10 });
    const tags = jobs.flatMap(({ data }) => data.tags);
    expect(tags).toEqual(expect.arrayContaining([contentTag(kind, key), contentListTag(kind)]));
  },
);
