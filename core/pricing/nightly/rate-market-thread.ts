import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '../../db/database.ts';
import { type RatingPhase, rateMarket } from './rate-market.ts';
import type { ThreadMessage } from './rate-market-in-thread.ts';

/** The thread of rateMarketInThread: rates, reports and ends. */
const { databaseUrl } = workerData as { databaseUrl: string };
const db = openDatabase({ DATABASE_URL: databaseUrl, DATABASE_POOL_SIZE: 3, noTimeouts: true });
try {
  const onProgress = (phase: RatingPhase, done: number, total: number) =>
    parentPort?.postMessage({ progress: { phase, done, total } } satisfies ThreadMessage);
  parentPort?.postMessage({ rating: await rateMarket({ db }, { onProgress }) } satisfies ThreadMessage);
} finally {
  await db.destroy();
}
