import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, askAll, type Question } from './ask.ts';
import type { FaultyStack } from './faulty-stack.ts';
import { causeWork } from './work.ts';
import { attemptWrites, type Write } from './writes.ts';

/** All that became of one service having one fault. */
export interface Cell {
  service: string;
  fault: string;
  pages: Answer[];
  calls: Answer[];
  writes: Write[];
  /** Of web, API and worker, while it lasted. */
  live: boolean;
  /** From the end of the fault until everything probed was as ever, and all jobs were done. */
  pagesBackSeconds: number;
  jobsBackSeconds: number;
  flaws: string[];
}

export interface Walk {
  pages: Question[];
  calls: Question[];
  /** A few of both that tell whether all is well again. */
  probes: Question[];
  /** Where writes go. */
  origin: string;
}

export const longestRecoverySeconds = 30;
/** How long a recovery is watched. */
const watchedSeconds = 120;

interface Breaking {
  service: string;
  fault: string;
  begin(): Promise<void>;
  lift(): Promise<void>;
}

/** Breaks something, walks through all of the product meanwhile, mends it again and waits until all is well. */
export async function tryCell(
  stack: FaultyStack,
  walk: Walk,
  { service, fault, begin, lift }: Breaking,
): Promise<Cell> {
  await begin();
  // Whatever fails here, what comes next finds nothing broken.
  await using mending = new AsyncDisposableStack();
  mending.defer(lift);
  const work = await causeWork(stack);
  const writes = await attemptWrites(stack, walk.origin);
  const pages = await askAll(walk.pages);
  const calls = await askAll(walk.calls);
  const live = await isAlive(stack, service);
  await mending.disposeAsync();

  const lifted = performance.now();
  const since = () => (performance.now() - lifted) / 1_000;
  const isBack = async () => (await askAll(walk.probes, 4)).every(({ verdict }) => verdict === 'as ever');
  const isDone = async () => (await work.left()).length === 0;
  const [pagesBackSeconds, jobsBackSeconds] = await Promise.all([
    secondsUntil(isBack, since),
    secondsUntil(isDone, since),
  ]);
  const flaws = await work.flaws();
  if (jobsBackSeconds >= watchedSeconds) flaws.push(`not done: ${(await work.left()).join(', ')}`);
  for (const { name, verdict, isStored } of writes) {
    if (verdict === 'done' && !(await isStored())) flaws.push(`lost though acknowledged: ${name}`);
  }
  return { service, fault, pages, calls, writes, live, pagesBackSeconds, jobsBackSeconds, flaws };
}

async function secondsUntil(isSo: () => Promise<boolean>, since: () => number): Promise<number> {
  while (!(await isSo().catch(() => false))) {
    if (since() > watchedSeconds) return watchedSeconds;
    await sleep(500);
  }
  return since();
}

/** Whether every process says that it lives: one that does not is restarted, which helps against nobody else's fault. */
async function isAlive({ web, api, workerHealth }: FaultyStack, broken: string): Promise<boolean> {
  const origins = [web, api, ...(broken === 'worker' ? [] : [workerHealth])];
  const answers = await Promise.all(
    origins.map((origin) =>
      fetch(`${origin}/health/live`, { signal: AbortSignal.timeout(1_000) }).then(
        ({ ok }) => ok,
        () => false,
      ),
    ),
  );
  return answers.every(Boolean);
}
