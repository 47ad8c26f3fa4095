import { redirectsTag } from '@kardan/contract/cache-tags';
import { fromKysely, PgBoss } from 'pg-boss';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { anEditor, ownerOf } from '../../testing/actors.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { addRedirect, removeRedirect } from './change-redirects.ts';
import { listRedirects, readRedirectTable } from './read-redirects.ts';

let database: TestDatabase;
const editor = { ...anEditor };
beforeAll(async () => {
  database = await createTestDatabase();
  const row = { email: 'redaktion@kardan.example', isEditor: true, displayName: 'Eva Editorin' };
  const { id } = await database.db.insertInto('account').values(row).returning('id').executeTakeFirstOrThrow();
  editor.accountId = id;
});
beforeEach(() => database.db.deleteFrom('redirect').execute());
afterAll(() => database[Symbol.asyncDispose]());

const add = (fromPath: string, toPath: string) => addRedirect(database, editor, { fromPath, toPath });
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: { issues?: { code: string }[] }) => error.issues?.[0]?.code,
  );

test('an address leads where somebody says, until it is taken back; caches are told each time', async () => {
  const queues = new PgBoss({ db: fromKysely(database.db.withoutPlugins()) });
  await queues.deleteAllJobs('purge-cache');
  const { id } = await add('/alt/seite/', '/magazin/nova');
  expect(await readRedirectTable(database)).toEqual({ items: [{ fromPath: '/alt/seite', toPath: '/magazin/nova' }] });
  expect(await listRedirects(database, editor, {})).toMatchObject({
    items: [{ fromPath: '/alt/seite', addedBy: { name: 'Eva Editorin' } }],
  });
  await removeRedirect(database, editor, id);
  expect(await readRedirectTable(database)).toEqual({ items: [] });
  const jobs = await queues.fetch<{ tags: string[] }>('purge-cache', { batchSize: 10 });
  expect(jobs.map(({ data }) => data.tags)).toEqual([[redirectsTag], [redirectsTag]]);
});

test('loops and chains are refused, whichever comes first', async () => {
  await add('/a', '/b');
  expect(await refusal(add('/c', '/c'))).toBe('redirect-loop');
  expect(await refusal(add('/b', '/a'))).toBe('redirect-chain');
  expect(await refusal(add('/b', '/d'))).toBe('redirect-chain');
  expect(await refusal(add('/z', '/a'))).toBe('redirect-chain');
  expect(await refusal(add('/a', '/e'))).toBe('redirect-taken');
  expect(await refusal(add('/z', '/b'))).toBeUndefined();
});

test('an address is the same with a slash or .html at its end', async () => {
  expect(await refusal(add('/foo', '/foo.html'))).toBe('redirect-loop');
  await add('/alt.html', '/neu/');
  expect(await readRedirectTable(database)).toEqual({ items: [{ fromPath: '/alt', toPath: '/neu' }] });
  expect(await refusal(add('/neu.html', '/alt'))).toBe('redirect-chain');
  expect(await refusal(add('/alt/', '/x'))).toBe('redirect-taken');
});

test('two that would make a chain together are never both stored', async () => {
  const outcomes = await Promise.all([refusal(add('/p', '/q')), refusal(add('/q', '/r'))]);
  expect(outcomes.filter((code) => code === undefined)).toHaveLength(1);
  expect(outcomes).toContain('redirect-chain');
});

test('nobody but editors sets them', async () => {
  const dealer = ownerOf(7);
  await expect(addRedirect(database, dealer, { fromPath: '/x', toPath: '/y' })).rejects.toThrow('forbidden');
  await expect(listRedirects(database, dealer, {})).rejects.toThrow('forbidden');
  await expect(removeRedirect(database, dealer, 1)).rejects.toThrow('forbidden');
});
