import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError } from '@kardan/contract/client/api-error';
import { inspectQueues, type QueueState } from '@kardan/core/jobs/inspect-queues';
import { jobNames, scheduleOf } from '@kardan/core/jobs/job-catalogue';
import { getAsHost } from '@kardan/services/cache/test-cache.fixture';
import { carsOfAKind, type FaultyStack } from './faulty-stack.ts';
import { causeBulk, causeEvent, causeFeed, causeMail, causePicture, causePrice } from './work-kinds.ts';

/** Jobs that were caused before or while something was broken. */
export interface Work {
  /** Which of them are not done yet. */
  left(): Promise<string[]>;
  /** What is wrong once nothing is left to do: something lost or done twice. */
  flaws(mayMailTwice: boolean): Promise<string[]>;
}

/** Causes one job of each kind that needs a service. */
export async function causeWork(stack: FaultyStack): Promise<Work> {
  const caused = await Promise.all(
    [causePrice, causeMail, causePicture, causeBulk, causeFeed, causeEvent].map((cause) =>
      patiently(() => cause(stack)),
    ),
  );
  const jobs = caused.flat();
  return {
    async left() {
      const done = await Promise.all(jobs.map(async ({ name, isDone }) => ((await isDone()) ? undefined : name)));
      return done.filter((name) => name !== undefined);
    },
    async flaws(mayMailTwice) {
      const flaws = await Promise.all(jobs.map(async ({ flaw }) => flaw?.(mayMailTwice)));
      return flaws.filter((flaw) => flaw !== undefined);
    },
  };
}

/**
 * Longer than a process keeps locked what others need: one that has lost its way to the database, or one whose every statement takes
 * a second and that has some forms to the same dealer to take, one after the other.
 */
const timeoutMs = 90_000;

/** As whoever is told to come back does: what hangs may hold for a while what others need who are well. */
async function patiently<Caused>(cause: () => Promise<Caused>): Promise<Caused> {
  const endMs = performance.now() + timeoutMs;
  for (;;) {
    try {
      return await cause();
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 503 || performance.now() > endMs) throw error;
      await sleep(2_000);
    }
  }
}

/** Queues in which something waits or is under way, but for the clock's, which are never done for good. */
export async function busyQueues({ db }: FaultyStack): Promise<QueueState[]> {
  const ofChanges = new Set<string>(jobNames.filter((name) => scheduleOf(name) === undefined));
  return (await inspectQueues(db)).filter(
    ({ name, queued, active, retry }) => ofChanges.has(name) && queued + active + retry > 0,
  );
}

/** Jobs that nobody will try again. */
export async function givenUp({ db }: FaultyStack): Promise<string[]> {
  return (await inspectQueues(db)).filter(({ dead }) => dead > 0).map(({ name }) => `${name} given up`);
}

/** Has the cache keep the pages of the cars that work will be caused with. */
export async function warmCache({ cars, cache, web }: FaultyStack): Promise<void> {
  for (const { slug } of cars.slice(carsOfAKind)) await getAsHost(`${cache.url}/${slug}`, new URL(web).host);
}
