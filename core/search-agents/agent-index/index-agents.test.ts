import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { announceSearchAgents } from '../../changes/announce-search-agents.ts';
import { inTransaction } from '../../db/database.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createTestIndex, type TestIndex } from '../../testing/test-index.ts';
import { buildAgent } from '../testing/build-agent.ts';
import { agentEngine, createFirstAgentIndex } from './agent-index.ts';
import { ensureAgentIndex } from './ensure-agent-index.ts';
import { indexAgents } from './index-agents.ts';
import { rebuildAgentIndex } from './rebuild-agent-index.ts';

let database: TestDatabase;
let index: TestIndex;
let services: { db: TestDatabase['db']; search: TestIndex['search'] };

beforeAll(async () => {
  [database, index] = await Promise.all([createTestDatabase(), createTestIndex()]);
  services = { db: database.db, search: index.search };
  await createFirstAgentIndex(agentEngine(index.search));
});
afterAll(() => Promise.all([database[Symbol.asyncDispose](), index[Symbol.asyncDispose]()]));

const set = (id: string, fields: object) =>
  services.db.updateTable('searchAgent').set(fields).where('id', '=', id).execute();

/** Version of every document in the index, by agent. */
async function indexedVersions(): Promise<Record<string, number>> {
  const { client, readAlias } = agentEngine(services.search);
  await client.indices.refresh({ index: readAlias });
  const { body } = await client.search({ index: readAlias, body: { size: 1_000, version: true } });
  return Object.fromEntries(body.hits.hits.map((hit) => [String(hit._id), Number(hit._version)]));
}

test('the index holds active agents and no others, in whatever order and however often their jobs run', async () => {
  const active = await buildAgent(services.db, { fuel: ['diesel'] });
  const paused = await buildAgent(services.db, { text: 'gti' });
  const pending = await buildAgent(services.db, {}, { state: 'pending', verifiedAt: null });
  await indexAgents(services, [active.id, paused.id, pending.id]);
  await set(active.id, { frequency: 'daily' });
  await set(paused.id, { state: 'paused' });
  const ids = [paused.id, active.id, pending.id, '0190f5a0-0000-7000-8000-000000000000'];
  expect(await indexAgents(services, [...ids, ...ids])).toEqual({ failed: [] });
  expect(await indexAgents(services, ids.toReversed())).toEqual({ failed: [] });
  expect(await indexedVersions()).toEqual({ [active.id]: 2 });
  await set(paused.id, { state: 'active' });
  await indexAgents(services, ids);
  expect(await indexedVersions()).toEqual({ [active.id]: 2, [paused.id]: 3 });
});

test('an index that was lost is rebuilt from the database alone, as it was', async () => {
  const { id: around } = await buildAgent(services.db, { place: { postcode: '8010', radiusKm: 30 } });
  await indexAgents(services, [around]);
  const before = await indexedVersions();
  expect(await ensureAgentIndex(services)).toBe('ready');
  await services.search.client.indices.delete({ index: `${agentEngine(services.search).indexName}-*` });
  expect(await ensureAgentIndex(services)).toBe('rebuilt');
  expect(await indexedVersions()).toEqual(before);
  expect((await rebuildAgentIndex(services)).agents).toBe(Object.keys(before).length);
  expect(await indexedVersions()).toEqual(before);
});

test('an agent whose place is no more is in the index as little as its search shows cars', async () => {
  const { id } = await buildAgent(services.db, { place: { postcode: '9999', radiusKm: 30 } });
  expect(await indexAgents(services, [id])).toEqual({ failed: [] });
  expect(Object.keys(await indexedVersions())).not.toContain(id);
});

test('the job that indexes an agent exists if and only if its change commits', async () => {
  const { id } = await buildAgent(services.db, {});
  const failing = inTransaction(services.db, async (tx) => {
    await announceSearchAgents(tx, [id]);
    throw new Error('undone');
  });
  await expect(failing).rejects.toThrow('undone');
  await inTransaction(services.db, (tx) => announceSearchAgents(tx, [id]));
  const { rows } = await sql<{ id: string }>`
    select data ->> 'searchAgentId' as id from pgboss.job where name = 'index-search-agent'`.execute(database.db);
  expect(rows.map((row) => row.id)).toEqual([id]);
});
