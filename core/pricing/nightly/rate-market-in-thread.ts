import { Worker } from 'node:worker_threads';
import type { Env } from '../../env.ts';
import type { MarketRating } from './rate-market.ts';

/**
 * Rates the market on a thread of its own, with a connection of its own: it calculates for minutes, in which this process
 * must go on to confirm its jobs.
 */
export async function rateMarketInThread({ env }: { env: Env }): Promise<MarketRating> {
  const worker = new Worker(new URL('./rate-market-thread.ts', import.meta.url), {
    workerData: { databaseUrl: env.DATABASE_URL },
  });
  // A process that was told to stop does not wait for it: the job is taken up again elsewhere.
  worker.unref();
  const { promise, resolve, reject } = Promise.withResolvers<MarketRating>();
  worker.on('message', resolve);
  worker.on('error', reject);
  worker.on('exit', (code) => reject(new Error(`rating the market ended with ${code} and no result`)));
  try {
    return await promise;
  } finally {
    await worker.terminate();
  }
}
