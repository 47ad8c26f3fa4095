import { Worker } from 'node:worker_threads';
import type { Env } from '../../env.ts';
import type { MarketRating, RatingPhase } from './rate-market.ts';

/** What the thread says: how far it is, and in the end what came of it. */
export type ThreadMessage =
  | { progress: { phase: RatingPhase; done: number; total: number } }
  | { rating: MarketRating };

/**
 * Rates the market on a thread of its own, with a connection of its own: it calculates for minutes, in which this process
 * must go on to confirm its jobs. What is told of its progress may throw to stop it: what is rated by then stays rated.
 */
export async function rateMarketInThread(
  { env }: { env: Pick<Env, 'DATABASE_URL'> },
  onProgress: (phase: RatingPhase, done: number, total: number) => void = () => {},
): Promise<MarketRating> {
  const worker = new Worker(new URL('./rate-market-thread.ts', import.meta.url), {
    workerData: { databaseUrl: env.DATABASE_URL },
  });
  // A process that was told to stop does not wait for it: the job is taken up again elsewhere.
  worker.unref();
  const { promise, resolve, reject } = Promise.withResolvers<MarketRating>();
  worker.on('message', (message: ThreadMessage) => {
    if ('rating' in message) return resolve(message.rating);
    try {
      const { phase, done, total } = message.progress;
      onProgress(phase, done, total);
    } catch (error) {
      reject(error);
    }
  });
  worker.on('error', reject);
  worker.on('exit', (code) => reject(new Error(`rating the market ended with ${code} and no result`)));
  try {
    return await promise;
  } finally {
    await worker.terminate();
  }
}
