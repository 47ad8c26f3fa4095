import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Actor } from '../../accounts/actor.ts';
import { loadEnv } from '../../env.ts';
import { createLog } from '../../kernel/log.ts';
import { compareIndex } from '../../search/index/compare-index.ts';
import { buildAgent } from '../../search-agents/testing/build-agent.ts';
import { anEditor, anOperator, ownerOf } from '../../testing/actors.ts';
import { buildAccount } from '../../testing/build-account.ts';
import { fillWithListings } from '../../testing/fill-with-listings.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createTestIndex, type TestIndex } from '../../testing/test-index.ts';
import { cancelOperation } from './cancel-operation.ts';
import { listOperations } from './list-operations.ts';
import { runOperation } from './run-operation.ts';
import { startOperation } from './start-operation.ts';

let database: TestDatabase;
let index: TestIndex;
let services: Parameters<typeof runOperation>[0];
let operator: Actor;

beforeAll(async () => {
  [database, index] = await Promise.all([createTestDatabase(), createTestIndex()]);
  const env = { ...loadEnv(), DATABASE_URL: database.url };
  services = { db: database.db, search: index.search, env, log: createLog('worker', 'silent') };
  const { id } = await buildAccount(database.db, { isOperator: true });
  operator = { ...anOperator, accountId: id };
  await fillWithListings(database.db, 5_000);
});
beforeEach(() => database.db.deleteFrom('operationRun').execute());
afterAll(() => Promise.all([database[Symbol.asyncDispose](), index[Symbol.asyncDispose]()]));

const lastRun = async () => (await listOperations(services, operator)).items[0];
const lastEntry = () =>
  database.db
    .selectFrom('auditEntry')
    .select(['action', 'objectLabel', 'actorAccountId'])
    .orderBy('at', 'desc')
    .executeTakeFirst();
const jobs = async () => {
  const { rows } = await sql<{ data: unknown }>`
    select data from pgboss.job where name = 'run-operation'`.execute(database.db.withoutPlugins());
  return rows.map(({ data }) => data);
};

test('a rebuild that somebody starts is queued with an entry on record, and does what the command does', async () => {
  const { id, state, by } = await startOperation(services, operator, 'rebuild-listings');
  expect([state, by]).toEqual(['queued', expect.any(String)]);
  expect(await jobs()).toContainEqual({ runId: id });
  expect(await lastEntry()).toMatchObject({ action: 'operation.started', objectLabel: 'rebuild-listings' });
  await runOperation(services, id);
  expect(await lastRun()).toMatchObject({
    id,
    state: 'done',
    progress: 5_000,
    total: 5_000,
    error: null,
    result: { documents: 5_000, index: expect.stringContaining(index.search.indexName) },
  });
  expect(await compareIndex(services)).toEqual({ missing: [], superfluous: [], outdated: [] });
});

test('a second one of a kind is refused while the first is under way, one of another kind is not', async () => {
  await startOperation(services, operator, 'rebuild-listings');
  await expect(startOperation(services, operator, 'rebuild-listings')).rejects.toThrow('operation-under-way');
  await expect(startOperation(services, operator, 'check-content')).resolves.toMatchObject({ state: 'queued' });
});

test('a rebuild that is cancelled halfway leaves the index that was, and its kind can be started again', async () => {
  const first = await startOperation(services, operator, 'rebuild-listings');
  await runOperation(services, first.id);
  const before = await index.search.client.indices.getAlias({ name: index.search.readAlias });
  const { id } = await startOperation(services, operator, 'rebuild-listings');
  const running = runOperation(services, id, { noteMs: 1 });
  await expect.poll(async () => (await lastRun())?.state).toBe('running');
  await cancelOperation(services, operator, id);
  await running;
  const { state, progress, total } = (await lastRun()) ?? {};
  expect(state).toBe('cancelled');
  expect(progress).toBeLessThanOrEqual(total ?? Number.POSITIVE_INFINITY);
  const after = await index.search.client.indices.getAlias({ name: index.search.readAlias });
  expect(Object.keys(after.body)).toEqual(Object.keys(before.body));
  const written = await index.search.client.indices.getAlias({ name: index.search.writeAlias });
  expect(Object.keys(written.body)).toEqual(Object.keys(before.body));
  await expect(startOperation(services, operator, 'rebuild-listings')).resolves.toMatchObject({ state: 'queued' });
});

test('one that still waits is cancelled at once and not run any more; one that is over cannot be', async () => {
  const { id } = await startOperation(services, operator, 'compare-listings');
  await expect(cancelOperation(services, operator, id)).resolves.toMatchObject({ state: 'cancelled' });
  expect(await lastEntry()).toMatchObject({ action: 'operation.cancelled', objectLabel: 'compare-listings' });
  await runOperation(services, id);
  expect(await lastRun()).toMatchObject({ state: 'cancelled', startedAt: null });
  await expect(cancelOperation(services, operator, id)).rejects.toThrow('operation-not-stoppable');
});

test('a run whose worker died is taken up again by the next, and by one at a time', async () => {
  const { id } = await startOperation(services, operator, 'compare-listings');
  await database.db.updateTable('operationRun').set({ state: 'running', progress: 17 }).execute();
  const [first, second] = await Promise.allSettled([runOperation(services, id), runOperation(services, id)]);
  expect([first.status, second.status].toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await lastRun()).toMatchObject({ state: 'done' });
});

test('a run that nobody works on for a minute can be ended, also of a kind that cannot be stopped halfway', async () => {
  const { id } = await startOperation(services, operator, 'reencrypt-secrets');
  await database.db.updateTable('operationRun').set({ state: 'running' }).execute();
  await expect(cancelOperation(services, operator, id)).rejects.toThrow('operation-not-stoppable');
  await sql`alter table operation_run disable trigger operation_run_touch`.execute(database.owner);
  await sql`update operation_run set updated_at = now() - interval '2 minutes'`.execute(database.owner);
  await sql`alter table operation_run enable trigger operation_run_touch`.execute(database.owner);
  await expect(cancelOperation(services, operator, id)).resolves.toMatchObject({ state: 'cancelled' });
});

test('a comparison names what the index lacks', async () => {
  const { id: rebuild } = await startOperation(services, operator, 'rebuild-listings');
  await runOperation(services, rebuild);
  await index.search.client.delete({ index: index.search.writeAlias, id: '17', refresh: true });
  const { id } = await startOperation(services, operator, 'compare-listings');
  await runOperation(services, id);
  expect(await lastRun()).toMatchObject({
    state: 'done',
    result: { missing: 1, superfluous: 0, outdated: 0, examples: ['17'] },
  });
});

test('search agents are rebuilt and compared likewise', async () => {
  await buildAgent(database.db, { category: ['used'] });
  for (const kind of ['rebuild-agents', 'compare-agents'] as const) {
    const { id } = await startOperation(services, operator, kind);
    await runOperation(services, id);
  }
  const [compared, rebuilt] = (await listOperations(services, operator)).items;
  expect(rebuilt).toMatchObject({ kind: 'rebuild-agents', state: 'done', result: { documents: 1 } });
  expect(compared).toMatchObject({ kind: 'compare-agents', result: { missing: 0, superfluous: 0, outdated: 0 } });
});

test('secrets, texts and prices have their runs too', async () => {
  for (const kind of ['reencrypt-secrets', 'check-content', 'rate-prices'] as const) {
    const { id } = await startOperation(services, operator, kind);
    await runOperation(services, id);
  }
  const results = new Map((await listOperations(services, operator)).items.map(({ kind, result }) => [kind, result]));
  expect(results.get('reencrypt-secrets')).toEqual({ secrets: 0 });
  expect(results.get('check-content')).toMatchObject({ faults: 0, texts: expect.any(Number) });
  expect(results.get('rate-prices')).toMatchObject({ cars: 5_000 });
});

test('a failure is told without what could be about somebody, and is not tried again', async () => {
  const broken = { ...services, search: { ...services.search, readAlias: 'nothing/anna@example.at' } };
  const { id } = await startOperation(services, operator, 'compare-listings');
  await runOperation(broken, id);
  const run = await lastRun();
  expect(run).toMatchObject({ state: 'failed', result: null, error: expect.any(String) });
  expect(run?.error).not.toContain('anna@');
});

test('nobody but operators starts, stops or sees them', async () => {
  for (const actor of [anEditor, ownerOf(1)]) {
    expect(() => startOperation(services, actor, 'check-content')).toThrow('forbidden');
    expect(() => cancelOperation(services, actor, 'x')).toThrow('forbidden');
    await expect(listOperations(services, actor)).rejects.toThrow('forbidden');
  }
});
