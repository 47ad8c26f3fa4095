import { setTimeout as sleep } from 'node:timers/promises';

/** What is asked for, once a job of the worker has made it; how it is called may depend on what was found last. */
export async function untilThere<T>(
  what: string | (() => string),
  ask: () => Promise<T | undefined>,
  { minutes = 1 } = {},
): Promise<T> {
  for (let tries = 0; tries < 600 * minutes; tries++) {
    const found = await ask();
    if (found !== undefined) return found;
    await sleep(100);
  }
  throw new Error(`${typeof what === 'string' ? what : what()} did not come within ${minutes} min`);
}
