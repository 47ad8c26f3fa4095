import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { fromKysely, PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../db/database.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let database: TestDatabase;
let queues: PgBoss;

beforeAll(async () => {
  database = await createTestDatabase();
  queues = new PgBoss({ db: fromKysely(database.db.withoutPlugins()) });
  await queues.updateQueue('index-listing', { retryLimit: 0 });
  await inTransaction(database.db, (tx) => enqueue(tx, 'index-listing', [{ listingId: 41 }, { listingId: 42 }]));
  const jobs = await queues.fetch('index-listing', { batchSize: 2 });
  await queues.fail('index-listing', jobs, { message: 'mapper parsing failed' });
  await inTransaction(database.db, (tx) => enqueue(tx, 'index-listing', [{ listingId: 43 }]));
});
afterAll(() => database[Symbol.asyncDispose]());

async function jobs(...words: string[]): Promise<string> {
  const command = fileURLToPath(new URL('jobs.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [command, ...words], {
    env: { DATABASE_URL: database.url },
  });
  return stdout;
}

/** The row of a queue as numbers: queued, active, retry, failed, dead. */
async function counts(): Promise<number[]> {
  const row = (await jobs()).split('\n').find((line) => line.startsWith('index-listing'));
  return row?.split(/ {2,}/).slice(1, 6).map(Number) ?? [];
}

test('the table shows what waits and what has died', async () => {
  expect((await jobs()).split('\n')[0]).toMatch(/^queue +queued +active +retry +failed +dead +oldest$/);
  expect(await counts()).toEqual([1, 0, 0, 2, 2]);
});

test('dead jobs are listed with payload and reason, and come back one by one or all', async () => {
  const listed = await jobs('dead', 'index-listing');
  expect(listed).toContain('{"listingId":41}');
  expect(listed).toContain('mapper parsing failed');
  const [id] = listed.match(/^[0-9a-f-]{36}/) as [string];
  expect(await jobs('retry', id)).toBe('1 jobs put back.\n');
  expect(await counts()).toEqual([2, 0, 0, 2, 1]);
  expect(await jobs('retry', '--all')).toBe('1 jobs put back.\n');
  expect(await counts()).toEqual([3, 0, 0, 2, 0]);
  expect(await jobs('dead')).toBe('No dead jobs.\n');
});

test('a word it does not know is answered with the usage and exit code 2', async () => {
  await expect(jobs('retry', 'index-listings')).rejects.toMatchObject({
    code: 2,
    stdout: expect.stringContaining('pnpm jobs retry'),
  });
});
