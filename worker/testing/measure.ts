import { setTimeout as wait } from 'node:timers/promises';
import { inTransaction } from '@kardan/core/db/database';
import { loadEnv } from '@kardan/core/env';
import { enqueue } from '@kardan/core/jobs/enqueue';
import { changeListing } from '@kardan/core/listings/change-listing';
import { sql } from 'kysely';
import { buildListings } from './change-listings.ts';
import { openGate } from './gate.ts';
import { createWorkplace } from './workplace.ts';
await using w = await createWorkplace();
await using gate = await openGate(loadEnv().OPENSEARCH_URL[0]!);
const ids = await buildListings(w.db, 1000);
const what = process.argv[2];
if (what === 'recovery') {
  for (const survivor of [false, true]) for (let i = 0; i < 4; i++) {
    gate.close();
    const a = await w.startWorker({ OPENSEARCH_URL: gate.url });
    await inTransaction(w.db, (tx) => enqueue(tx, 'index-listing', [{ listingId: ids[0]! }]));
    while ((await w.queue()).active === 0) await wait(5);
    await wait(Math.random() * 6000);
    const s = survivor ? await w.startWorker() : null;
    const t = Date.now();
    await a.kill();
    const b = s ?? await w.startWorker();
    while (true) { const q = await w.queue(); if (q.active + q.queued + q.retry === 0) break; await wait(20); }
    console.log('recovery', survivor ? 'survivor' : 'restart', (Date.now() - t) / 1000);
    await b.stop();
    gate.open();
  }
} else {
  const worker = await w.startWorker();
  const lat: number[] = [];
  for (let i = 0; i < 60; i++) {
    const { revision } = await inTransaction(w.db, (tx) => changeListing(tx, ids[i]!, { priceEur: 5000 + i }));
    const t = performance.now();
    for (;;) {
      const r = await w.search.client.get({ index: w.search.writeAlias, id: String(ids[i]), _source: false } as any, { ignore: [404] });
      if ((r.body as any)._version === revision) break;
      await wait(2);
    }
    lat.push(performance.now() - t);
    await wait(Math.random() * 300);
  }
  lat.sort((a, b) => a - b);
  console.log('latency p50', lat[30], 'p95', lat[57], 'max', lat[59]);
  await worker.stop();
  for (const [name, distinct] of [['all cars differ', 1000], ['bursts of 20 a car', 50]] as const) {
    await sql`delete from pgboss.job`.execute(w.db);
    const payloads = Array.from({ length: 20_000 }, (_, i) => ({ listingId: ids[i % distinct]! }));
    let t = performance.now();
    await inTransaction(w.db, (tx) => enqueue(tx, 'index-listing', payloads, { priority: 'bulk' }));
    console.log('enqueue 20000', performance.now() - t);
    const x = await w.startWorker();
    t = performance.now();
    await w.untilDone();
    console.log(name, '20000 jobs', performance.now() - t, 'ms');
    await x.stop();
  }
  let t = performance.now();
  for (let i = 0; i < 300; i++) await inTransaction(w.db, (tx) => changeListing(tx, ids[i]!, { priceEur: 6000 + i }));
  console.log('changeListing ms', (performance.now() - t) / 300);
  t = performance.now();
  for (let i = 0; i < 300; i++) await inTransaction(w.db, (tx) => enqueue(tx, 'index-listing', [{ listingId: ids[i]! }]));
  console.log('enqueue only tx ms', (performance.now() - t) / 300);
}
