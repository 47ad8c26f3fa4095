import { Client } from '@opensearch-project/opensearch';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadEnv } from '../../env.ts';
import { fillWithListings } from '../../testing/fill-with-listings.ts';
import { openTcpProxy } from '../../testing/tcp-proxy.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createTestIndex, type TestIndex } from '../../testing/test-index.ts';
import { countListings } from '../count-listings.ts';
import { rebuildUnderLoad } from '../testing/rebuild-under-load.ts';
import { compareIndex } from './compare-index.ts';
import { ensureCurrentIndex } from './ensure-current-index.ts';
import { rebuildIndex } from './rebuild-index.ts';
import { removeReplacedIndices } from './swap-indices.ts';

let database: TestDatabase;
let index: TestIndex;
let services: { db: TestDatabase['db']; search: TestIndex['search'] };

beforeEach(async () => {
  [database, index] = await Promise.all([createTestDatabase(), createTestIndex()]);
  services = { db: database.db, search: index.search };
});
afterEach(() => Promise.all([database[Symbol.asyncDispose](), index[Symbol.asyncDispose]()]));

const nothing = { missing: [], superfluous: [], outdated: [] };

test('an index that was lost is rebuilt from the database alone', async () => {
  await fillWithListings(services.db, 3_000);
  expect((await compareIndex(services)).missing).toHaveLength(3_000);
  await rebuildIndex(services);
  expect(await compareIndex(services)).toEqual(nothing);
});

test('searches and changes go on during a rebuild: no read fails, no write is missing', async () => {
  await fillWithListings(services.db, 10_000);
  await rebuildIndex(services);
  const report = await rebuildUnderLoad(services, 10_000);
  await index.refresh();
  expect(report.failedReads).toEqual([]);
  expect(report.reads).toBeGreaterThan(20);
  expect(report.writes).toBeGreaterThan(20);
  // Never a half-filled index: at most the withdrawn cars are missing.
  expect(report.smallestTotal).toBeGreaterThan(10_000 - report.writes - 1);
  expect(await compareIndex(services)).toEqual(nothing);
});

test('two rebuilds never run at once', async () => {
  await fillWithListings(services.db, 1_000);
  // Which of them is the first nobody knows: each connects by itself.
  const both = await Promise.allSettled([rebuildIndex(services), rebuildIndex(services)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const refused = both.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []));
  expect(refused).toEqual([expect.stringContaining('another rebuild')]);
  expect(await compareIndex(services)).toEqual(nothing);
});

test.each([
  ['before the first row', 1],
  ['between two batches', 3],
])('a rebuild that fails %s leaves the index in use untouched and nothing behind', async (_when, query) => {
  await fillWithListings(services.db, 3_000);
  await rebuildIndex(services);
  const failing = failAt(query, services.db);
  await expect(rebuildIndex(services)).rejects.toThrow('connection lost');
  failing.mockRestore();
  expect(await compareIndex(services)).toEqual(nothing);
  const { body } = await index.search.client.indices.get({ index: `${index.search.indexName}-*` });
  expect(Object.keys(body)).toHaveLength(1);
});

test.each([
  ['made, and its answer lost', 'before its answer'],
  ['never made', 'before it arrives'],
] as const)('a swap that is %s leaves searches an index', async (_what, moment) => {
  await fillWithListings(services.db, 500);
  await rebuildIndex(services);
  const { search } = index;
  const before = await indices(search.readAlias);
  // The client asks once more.
  let left = 2;
  await using proxy = await openTcpProxy(loadEnv().OPENSEARCH_URL[0] ?? '', (client, service) => {
    let isDoomed = false;
    client.on('data', (question) => {
      if (left > 0 && question.includes(`"add":{"index":"${search.indexName}`) && question.includes(search.readAlias)) {
        left -= 1;
        isDoomed = true;
      }
      if (isDoomed && moment === 'before it arrives') client.destroy();
      else service.write(question);
    });
    service.on('data', (answer) => {
      if (isDoomed) client.destroy();
      else client.write(answer);
    });
  });
  const client = new Client({ nodes: proxy.url, maxRetries: 1 });
  const rebuilding = rebuildIndex({ ...services, search: { ...search, client } });
  if (moment === 'before its answer') {
    const { index: made } = await rebuilding;
    expect(await indices(search.readAlias)).toEqual([made]);
  } else {
    await expect(rebuilding).rejects.toThrow();
    expect(await indices(search.readAlias)).toEqual(before);
  }
  await client.close();
  expect(left).toBe(0);
  expect(await indices(search.writeAlias)).toEqual(await indices(search.readAlias));
  expect(await indices(`${search.indexName}-*`)).toHaveLength(1);
  expect(await compareIndex(services)).toEqual(nothing);
});

test('a rebuild that cannot see what it replaces, once all is written, leaves nothing behind', async () => {
  await fillWithListings(services.db, 500);
  await rebuildIndex(services);
  const { search } = index;
  const before = await indices(search.writeAlias);
  let isFilled = false;
  let broken = 0;
  await using proxy = await openTcpProxy(loadEnv().OPENSEARCH_URL[0] ?? '', (client, service) => {
    client.on('data', (question) => {
      isFilled ||= question.includes('/_bulk');
      if (isFilled && question.includes(`HEAD /_alias/${search.writeAlias}`)) {
        broken += 1;
        client.destroy();
      } else service.write(question);
    });
    service.on('data', (answer) => client.write(answer));
  });
  const client = new Client({ nodes: proxy.url, maxRetries: 0 });
  await expect(rebuildIndex({ ...services, search: { ...search, client } })).rejects.toThrow();
  await client.close();
  expect(broken).toBe(1);
  expect(await indices(search.writeAlias)).toEqual(before);
  expect(await indices(`${search.indexName}-*`)).toHaveLength(1);
});

test('an old index that cannot be removed does not undo the swap', async () => {
  const warned = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
  await removeReplacedIndices(index.search, [`${index.search.indexName}-v0-gone`]);
  expect(warned).toHaveBeenCalledWith(expect.stringContaining('could not be removed'));
});

test('cars without an index are an outage, not an empty site, until the index is rebuilt', async () => {
  await fillWithListings(services.db, 500);
  await index.search.client.indices.delete({ index: `${index.search.indexName}-*` });
  await expect(countListings(services, {})).rejects.toThrow('search-unavailable');
  expect(await ensureCurrentIndex(services)).toBe('rebuilt');
  expect((await countListings(services, {})).total).toBe(500);
  expect(await ensureCurrentIndex(services)).toBe('ready');
});

async function indices(name: string): Promise<string[]> {
  return Object.keys((await index.search.client.indices.get({ index: name })).body);
}

/** The database loses its connection at the nth query. */
function failAt(query: number, db: TestDatabase['db']) {
  let queries = 0;
  const selectFrom = db.selectFrom.bind(db);
  const failing = (from: 'listing') => {
    if (++queries === query) throw new Error('connection lost');
    return selectFrom(from);
  };
  return vi.spyOn(db, 'selectFrom').mockImplementation(failing as typeof db.selectFrom);
}
