import { inTransaction } from '@kardan/core/db/database';
import { enqueue } from '@kardan/core/jobs/enqueue';
import { type Scrape, scrape } from '@kardan/telemetry/testing/scrape';
import { expect, test } from 'vitest';
import { buildListings } from './testing/change-listings.ts';
import { freePort } from './testing/free-port.ts';
import { createWorkplace, until } from './testing/workplace.ts';

test('a worker tells of queues, index, jobs and the price model, and how long a job took to be done', async () => {
  await using workplace = await createWorkplace();
  const { db } = workplace;
  const listings = await buildListings(db, 3);
  await inTransaction(db, (tx) =>
    enqueue(
      tx,
      'index-listing',
      listings.map((listingId) => ({ listingId })),
    ),
  );
  const port = await freePort();
  await using _worker = await workplace.startWorker({ WORKER_METRICS_PORT: String(port) });
  let told: Scrape | undefined;
  const done = { queue: 'index-listing', end: 'done' };
  await until(async () => {
    told = await scrape(port);
    return (told.value('kardan_jobs_total', done) ?? 0) >= listings.length;
  });
  const completion = 'kardan_job_completion_seconds_count';
  expect(told?.value(completion, { queue: 'index-listing', priority: 'fresh' })).toBe(
    told?.value('kardan_jobs_total', done),
  );
  expect(told?.value('kardan_index_lag_seconds')).toBeGreaterThanOrEqual(0);
  expect(told?.value('kardan_queue_jobs', { queue: 'send-mail', state: 'dead' })).toBe(0);
  expect(told?.value('kardan_queue_oldest_seconds', { queue: 'send-mail', priority: 'fresh' })).toBe(0);
  expect(told?.value('kardan_health_limit', { measure: 'index-lag' })).toBe(5);
  expect(told?.value('kardan_database_connections', { state: 'waiting' })).toBe(0);
  expect(told?.value('kardan_state_read_failures_total')).toBe(0);
  // Nothing was rated yet: no age is no nought.
  expect(told?.value('kardan_price_model_age_seconds')).toBeUndefined();
}, 120_000);
