import { sql } from 'kysely';
import { fromKysely, PgBoss } from 'pg-boss';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../db/database.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { JobName, JobPayload } from '../../jobs/job-catalogue.ts';
import { anEditor, anOperator } from '../../testing/actors.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { readPortalHealth } from '../health/read-portal-health.ts';
import { discardDead } from './discard-dead.ts';
import { listDead } from './list-dead.ts';
import { readQueues } from './read-queues.ts';
import { retryDead } from './retry-dead.ts';

let database: TestDatabase;
let queues: PgBoss;

beforeAll(async () => {
  database = await createTestDatabase();
  queues = new PgBoss({ db: fromKysely(database.db.withoutPlugins()) });
  // The first failure is the last one.
  await sql`update pgboss.queue set retry_limit = 0`.execute(database.owner);
});
beforeEach(async () => {
  await sql`delete from pgboss.job`.execute(database.db);
});
afterAll(() => database[Symbol.asyncDispose]());

/** Has a worker take the job and fail with this reason. */
async function die<N extends JobName>(name: N, payload: JobPayload<N>, reason: string): Promise<void> {
  await inTransaction(database.db, (tx) => enqueue(tx, name, [payload]));
  const [job] = await queues.fetch(name);
  await queues.fail(name, job?.id ?? '', { message: reason });
}

const queueOf = async (name: JobName) =>
  (await readQueues(database, anOperator)).items.find((queue) => queue.name === name);
const entries = () =>
  database.db
    .selectFrom('auditEntry')
    .select(['action', 'objectLabel', 'after'])
    .orderBy('at', 'desc')
    .limit(1)
    .execute();

test('every queue is told with what waits, what is dead and how long the oldest has waited', async () => {
  await inTransaction(database.db, (tx) => enqueue(tx, 'index-listing', [{ listingId: 1 }, { listingId: 2 }]));
  await sql`
    update pgboss.job set created_on = now() - interval '90 seconds', start_after = now() - interval '90 seconds'
    where (data ->> 'listingId')::int = 1`.execute(database.db);
  await die('match-listing', { listingId: 3 }, 'engine away');
  expect(await queueOf('index-listing')).toMatchObject({ queued: 2, retry: 0, dead: 0, oldestSeconds: 90 });
  expect(await queueOf('match-listing')).toMatchObject({ queued: 0, dead: 1, oldestSeconds: null });
  expect((await queueOf('rate-market'))?.schedule).toBe('30 3 * * *');
});

test('what waits for its time is not late', async () => {
  await inTransaction(database.db, (tx) => enqueue(tx, 'index-listing', [{ listingId: 1 }], { delaySeconds: 600 }));
  expect(await queueOf('index-listing')).toMatchObject({ queued: 1, oldestSeconds: null });
});

test('dead jobs are told with ids and a reason, and nothing about anybody', async () => {
  await die('index-listing', { listingId: 42 }, 'refused by anna@example.at, token 0123456789abcdef0123456789');
  await sql`
    update pgboss.job set data = data || '{"email": "anna@example.at", "note": "Anna Huber, Wien", "apiKey": "abc"}'::jsonb`.execute(
    database.db,
  );
  const { items } = await listDead(database, anOperator, {});
  expect(items).toHaveLength(1);
  expect(items[0]?.payload).toContainEqual({ name: 'listingId', value: '42' });
  expect(items[0]?.reason).toContain('refused by');
  expect(JSON.stringify(items)).not.toMatch(/anna|Huber|abcdef|"abc"/);
});

test('dead jobs come a page at a time, newest first, none twice', async () => {
  await die('index-listing', { listingId: 1 }, 'no');
  await sql`
    insert into pgboss.job (name, data, source_name, source_created_on, source_retry_count, created_on, policy)
    select name, jsonb_build_object('listingId', n), source_name, source_created_on, 0, now() - make_interval(secs => n), policy
    from pgboss.job, generate_series(2, 120) as n where name = 'dead-letter'`.execute(database.db);
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listDead(database, anOperator, { name: 'index-listing', cursor });
    seen.push(...page.items.map(({ payload }) => payload[0]?.value ?? ''));
    cursor = page.cursor ?? undefined;
  } while (cursor);
  expect(seen).toEqual(Array.from({ length: 120 }, (_, i) => String(i + 1)));
});

test('one dead job is tried again, then those of a name, then all; each is on record', async () => {
  await die('index-listing', { listingId: 1 }, 'no');
  await die('index-listing', { listingId: 2 }, 'no');
  await die('match-listing', { listingId: 3 }, 'no');
  const { items } = await listDead(database, anOperator, { name: 'index-listing' });
  expect(await retryDead(database, anOperator, { id: items[0]?.id })).toEqual({ jobs: 1 });
  expect(await queueOf('index-listing')).toMatchObject({ queued: 1, dead: 1 });
  expect(await retryDead(database, anOperator, { name: 'index-listing' })).toEqual({ jobs: 1 });
  expect(await entries()).toMatchObject([{ action: 'job.retried', objectLabel: 'index-listing', after: { jobs: 1 } }]);
  expect(await retryDead(database, anOperator, {})).toEqual({ jobs: 1 });
  expect((await listDead(database, anOperator, {})).items).toEqual([]);
});

test('a dead job is discarded with a reason that stays on record; all at once nobody may', async () => {
  await die('index-listing', { listingId: 1 }, 'no');
  const [job] = (await listDead(database, anOperator, {})).items;
  expect(() => discardDead(database, anOperator, { reason: 'weg' })).toThrow('invalid-request');
  expect(await discardDead(database, anOperator, { id: job?.id, reason: 'Auto ist gelöscht' })).toEqual({ jobs: 1 });
  expect(await entries()).toMatchObject([
    { action: 'job.discarded', objectLabel: 'index-listing', after: { jobs: 1, reason: 'Auto ist gelöscht' } },
  ]);
  expect((await listDead(database, anOperator, {})).items).toEqual([]);
  await expect(discardDead(database, anOperator, { id: job?.id, reason: 'noch einmal' })).rejects.toThrow('not found');
});

test('a job left lying, and a change that waits too long, put the portal over its limits', async () => {
  await die('match-listing', { listingId: 3 }, 'no');
  await inTransaction(database.db, (tx) => enqueue(tx, 'index-listing', [{ listingId: 1 }]));
  await sql`
    update pgboss.job set created_on = now() - interval '20 minutes', start_after = now() - interval '20 minutes'
    where name = 'index-listing'`.execute(database.db);
  const { measures } = await readPortalHealth(database, anOperator, { maxAgeMs: 0 });
  const over = measures.filter((measure) => measure.over).map(({ measure }) => measure);
  expect(over).toEqual(['index-lag', 'oldest-job', 'dead-jobs']);
  expect(measures.find(({ measure }) => measure === 'index-lag')?.value).toBeCloseTo(1_200, -1);
});

test('a backlog of an import is no alarm: it waits behind what somebody watches', async () => {
  await inTransaction(database.db, (tx) => enqueue(tx, 'index-listing', [{ listingId: 1 }], { priority: 'bulk' }));
  await sql`
    update pgboss.job set created_on = now() - interval '20 minutes', start_after = now() - interval '20 minutes'`.execute(
    database.db,
  );
  const { measures } = await readPortalHealth(database, anOperator, { maxAgeMs: 0 });
  expect(measures.filter((measure) => measure.over)).toEqual([]);
});

test('nobody but operators looks at jobs or steers them', async () => {
  await expect(readQueues(database, anEditor)).rejects.toThrow('forbidden');
  await expect(listDead(database, anEditor, {})).rejects.toThrow('forbidden');
  expect(() => retryDead(database, anEditor, {})).toThrow('forbidden');
  expect(() => discardDead(database, anEditor, { name: 'index-listing', reason: 'weg' })).toThrow('forbidden');
});
