import { inTransaction } from '@kardan/core/db/database';
import { loadEnv } from '@kardan/core/env';
import { enqueue } from '@kardan/core/jobs/enqueue';
import { freePorts } from '@kardan/services/services-command.fixture';
import { expect, test } from 'vitest';
import { buildListings } from './testing/change-listings.ts';
import { openGate } from './testing/gate.ts';
import { createWorkplace, indexedVersions, until } from './testing/workplace.ts';

test('a worker told to stop finishes the batch it works on and takes no other', async () => {
  await using workplace = await createWorkplace();
  const { db, search } = workplace;
  await using gate = await openGate(loadEnv().OPENSEARCH_URL[0] as string);
  gate.close();
  const listings = await buildListings(db, 3);
  const [port] = await freePorts(1);
  const health = `http://127.0.0.1:${port}/health`;
  const worker = await workplace.startWorker({ OPENSEARCH_URL: gate.url, WORKER_HEALTH_PORT: String(port) });
  expect(await (await fetch(`${health}/live`)).json()).toEqual({ status: 'live' });
  expect(await (await fetch(`${health}/ready`)).json()).toEqual({ status: 'ready' });
  await inTransaction(db, (tx) =>
    enqueue(
      tx,
      'index-listing',
      listings.map((listingId) => ({ listingId })),
    ),
  );
  await until(() => gate.holds());

  const stopped = worker.stop();
  await until(async () => (await fetch(`${health}/ready`)).status === 503);
  expect((await fetch(`${health}/live`)).status).toBe(200);
  await inTransaction(db, (tx) => enqueue(tx, 'index-listing', [{ listingId: 1 }]));
  gate.open();
  expect(await stopped).toBe(0);
  expect(await workplace.queue()).toMatchObject({ queued: 1, active: 0, retry: 0, failed: 0 });
  expect(Object.keys(await indexedVersions(search))).toHaveLength(3);
});

test('a worker whose database has no job queue does not start', async () => {
  await using workplace = await createWorkplace();
  const elsewhere = new URL(loadEnv().DATABASE_URL);
  elsewhere.pathname = '/postgres';
  await expect(workplace.startWorker({ DATABASE_URL: elsewhere.href })).rejects.toThrow(
    '`pnpm migrate` makes it so: pg-boss is not installed',
  );
});
