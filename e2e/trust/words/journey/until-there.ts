import { setTimeout as sleep } from 'node:timers/promises';

/** What is asked for, once a job of the worker has made it. */
export async function untilThere<T>(what: string, ask: () => Promise<T | undefined>): Promise<T> {
  for (let tries = 0; tries < 600; tries++) {
    const found = await ask();
    if (found !== undefined) return found;
    await sleep(100);
  }
  throw new Error(`${what} did not come within a minute`);
}
