import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../db/database.ts';
import { deadLetterQueue } from '../../jobs/job-catalogue.ts';
import { agentEngine, createFirstAgentIndex } from '../../search-agents/agent-index/agent-index.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createTestIndex, type TestIndex } from '../../testing/test-index.ts';
import { isWrong, readStatus } from './read-status.ts';

let database: TestDatabase;
let index: TestIndex;
let address: string;
const answering = createServer((request, response) =>
  response.writeHead(request.url === '/health/ready' ? 200 : 404).end(),
);

beforeAll(async () => {
  [database, index] = await Promise.all([createTestDatabase(), createTestIndex()]);
  await createFirstAgentIndex(agentEngine(index.search));
  answering.listen(0, '127.0.0.1');
  await once(answering, 'listening');
  address = `http://127.0.0.1:${(answering.address() as AddressInfo).port}`;
});
afterAll(async () => {
  answering.closeAllConnections();
  answering.close();
  await Promise.all([database[Symbol.asyncDispose](), index[Symbol.asyncDispose]()]);
});

const read = async (db = database.db) => {
  const parts = await readStatus({ db, search: index.search, addresses: { api: address, web: 'http://127.0.0.1:1' } });
  return { parts, of: (name: string) => parts.find(({ part }) => part === name) };
};

test('every part is told, and what is wrong is called so', async () => {
  const { parts, of } = await read();
  expect(of('database')).toMatchObject({ state: 'ok' });
  expect(of('search engine')).toMatchObject({ state: 'ok' });
  expect(of('api')).toMatchObject({ state: 'ok', detail: 'answers 200' });
  expect(of('web')).toMatchObject({ state: 'wrong', detail: 'does not answer at 127.0.0.1:1' });
  expect(of('worker')).toMatchObject({ state: 'wrong' });
  expect(of('index of listings')).toMatchObject({ state: 'ok' });
  expect(of('dead-jobs')).toMatchObject({ state: 'ok', detail: '0 jobs (limit 0 jobs)' });
  expect(of('price model')).toMatchObject({ state: 'unknown' });
  // Whoever develops here may have one: what is told of it is the server's own.
  expect(of('backup')).toBeDefined();
  expect(isWrong(parts)).toBe(true);
  expect(isWrong(parts.filter(({ state }) => state !== 'wrong'))).toBe(false);
});

test('a job that gave up is wrong, as on the operators’ page', async () => {
  await sql`
    insert into pgboss.job (name, data, source_name) values (${deadLetterQueue}, '{}', 'send-mail')`.execute(
    database.db.withoutPlugins(),
  );
  expect((await read()).of('dead-jobs')).toMatchObject({ state: 'wrong', detail: '1 jobs (limit 0 jobs)' });
});

test('without a database the others are told all the same', async () => {
  const nowhere = openDatabase({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
  const { of } = await read(nowhere);
  expect(of('database')).toMatchObject({ state: 'wrong', detail: 'down' });
  expect(of('measures')?.detail).toContain('cannot be read');
  expect(of('api')).toMatchObject({ state: 'ok' });
  await nowhere.destroy();
});
