import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction, type Tx } from '../db/database.ts';
import { createLog } from '../kernel/log.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { enqueue } from './enqueue.ts';
import { jobNames } from './job-catalogue.ts';
import { type JobHandlers, runJobs } from './run-jobs.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

const idle = Object.fromEntries(jobNames.map((name) => [name, async () => []])) as unknown as JobHandlers;

test.each([
  ['send-mail', (tx: Tx, mailId: string) => enqueue(tx, 'send-mail', [{ mailId }])],
  ['check-vat-number', (tx: Tx, requestId: string) => enqueue(tx, 'check-vat-number', [{ requestId }])],
] as const)('%s: a job whose server says nothing keeps no other waiting', async (name, enqueueOne) => {
  const [stuck, other] = [randomUUID(), randomUUID()];
  const ending = Promise.withResolvers<void>();
  const begun: string[] = [];
  const running = await runJobs({ DATABASE_URL: database.url }, createLog('test', 'silent'), {
    ...idle,
    async [name](batch: Record<string, string>[]) {
      begun.push(...batch.flatMap((payload) => Object.values(payload)));
      if (begun.at(-1) === stuck) await ending.promise;
      return [];
    },
  });
  const begin = (...ids: string[]) =>
    inTransaction(database.db, async (tx) => {
      for (const id of ids) await enqueueOne(tx, id);
    });
  try {
    await begin(stuck, other);
    await expect.poll(() => begun.toSorted()).toEqual([stuck, other].toSorted());
    const third = randomUUID();
    await begin(third);
    await expect.poll(() => begun).toContain(third);
  } finally {
    ending.resolve();
    await running.stop();
  }
});

test('a feed that takes long keeps none waiting that comes later, but for its own next job', async () => {
  const [large, small] = [randomUUID(), randomUUID()];
  const ending = Promise.withResolvers<void>();
  const begun: string[] = [];
  const running = await runJobs({ DATABASE_URL: database.url }, createLog('test', 'silent'), {
    ...idle,
    async 'run-feed'(batch) {
      begun.push(...batch.map(({ feedId }) => feedId));
      if (begun.at(-1) === large) await ending.promise;
      return [];
    },
  });
  const begin = (feedId: string) => inTransaction(database.db, (tx) => enqueue(tx, 'run-feed', [{ feedId }]));
  try {
    await begin(large);
    await expect.poll(() => begun).toEqual([large]);
    await begin(large);
    await begin(small);
    await expect.poll(() => begun).toEqual([large, small]);
    ending.resolve();
    await expect.poll(() => begun, { timeout: 5_000 }).toEqual([large, small, large]);
  } finally {
    ending.resolve();
    await running.stop();
  }
});
