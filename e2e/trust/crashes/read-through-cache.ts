import { setTimeout as sleep } from 'node:timers/promises';
import type { CrashStack } from './crash-stack.ts';
import type { Writing } from './writers/all-writers.ts';
import { articleAt } from './writers/content-writer.ts';

/** Visitors who look at cars and texts through the cache, so that it has something to forget; what fails is left out. */
export async function keepReading(
  { cache }: CrashStack,
  { cars, articles }: Writing,
  signal: AbortSignal,
): Promise<void> {
  for (let turn = 0; !signal.aborted; turn++) {
    const car = cars[turn % cars.length];
    await fetch(`${cache.url}/api/v1/public/listing/${car?.id}`, { signal: AbortSignal.timeout(5_000) }).then(
      (answer) => answer.arrayBuffer(),
      () => undefined,
    );
    const article = articles[turn % articles.length];
    if (turn % 10 === 0 && article) await articleAt(cache.url, article.slug).catch(() => undefined);
    await sleep(100);
  }
}
