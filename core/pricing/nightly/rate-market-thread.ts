import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '../../db/database.ts';
import { rateMarket } from './rate-market.ts';

/** The thread of rateMarketInThread: rates, reports and ends. */
const { databaseUrl } = workerData as { databaseUrl: string };
const db = openDatabase({ DATABASE_URL: databaseUrl, DATABASE_POOL_SIZE: 3, noTimeouts: true });
try {
  parentPort?.postMessage(await rateMarket({ db }));
} finally {
  await db.destroy();
}
