import { setTimeout as sleep } from 'node:timers/promises';
import { type OpenedPage, openApplication, type SeenPage } from './admin-walk.ts';
import { type Answer, askAll, pagesAtOnce, type Question } from './ask.ts';
import type { FaultyStack } from './faulty-stack.ts';
import { deadProcesses } from './liveness.ts';
import { busyQueues, causeWork, givenUp } from './work.ts';
import { attempt, prepareWrites, type Write } from './writes.ts';

/** All that became of one service having one fault. */
export interface Cell {
  service: string;
  fault: string;
  pages: Answer[];
  calls: Answer[];
  /** Of the application, where somebody looked. */
  application: SeenPage[];
  writes: Write[];
  /** Of web, API, worker and the receiver of replies: those that did not say that they live, while it lasted. */
  dead: string[];
  /** From the end of the fault until everything probed was as ever, and all jobs were done. */
  pagesBackSeconds: number;
  jobsBackSeconds: number;
  /** Of these, when the last was done that is no mail. */
  otherJobsBackSeconds: number;
  /** What was waited for longest. */
  lastJobs: string[];
  flaws: string[];
}

export interface Walk {
  pages: Question[];
  calls: Question[];
  /** Of the application, which a browser opens. */
  application: OpenedPage[];
  /** A few of both that tell whether all is well again. */
  probes: Question[];
  /** Where writes go. */
  origin: string;
}

export const maxRecoverySeconds = 30;
/** How long before a fault writes begin: some are done by then, some nearly, and some have just come to the database. */
const headStartsMs = [400, 100, 25];
/** How long a recovery is watched. */
const watchedSeconds = 150;

/** The queue, and what waits for one of its mails. */
const isMail = (name: string) => name === 'send-mail' || name === 'mail';

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
  await using people = walk.application.length > 0 ? await openApplication(stack, walk.application) : undefined;
  // Some jobs wait or are under way when the fault comes, and some writes.
  const earlyWork = await causeWork(stack);
  const earlyWrites = await beginWrites(stack, walk.origin);
  await begin();
  // Whatever fails here, what comes next finds nothing broken.
  await using mending = new AsyncDisposableStack();
  mending.defer(lift);
  const works = [earlyWork, await causeWork(stack)];
  const lateWrites = (await prepareWrites(stack, walk.origin)).map(attempt);
  const writes = await Promise.all([...earlyWrites, ...lateWrites]);
  const pages = await askAll(walk.pages, pagesAtOnce);
  const calls = await askAll(walk.calls);
  const application = (await people?.walk()) ?? [];
  const dead = await deadProcesses(stack, service === 'worker' ? 'worker' : undefined);
  await mending.disposeAsync();

  const lifted = performance.now();
  const since = () => (performance.now() - lifted) / 1_000;
  const isBack = async () => (await askAll(walk.probes, 4)).every(({ verdict }) => verdict === 'as ever');
  const left = async () => [
    ...(await Promise.all(works.map((work) => work.left()))).flat(),
    // Not what is queued: a second purge comes ten seconds after the first, on purpose.
    ...(await busyQueues(stack)).filter(({ active, retry }) => active + retry > 0).map(({ name }) => name),
  ];
  let lastJobs: string[] = [];
  let otherJobsBackSeconds = 0;
  const isDone = async () => {
    const jobs = await left();
    if (jobs.length > 0) lastJobs = jobs;
    if (jobs.some((name) => !isMail(name))) otherJobsBackSeconds = since();
    return jobs.length === 0;
  };
  const [pagesBackSeconds, jobsBackSeconds] = await Promise.all([
    secondsUntil(isBack, since),
    secondsUntil(isDone, since),
  ]);
  const quietSeconds = await secondsUntil(async () => (await busyQueues(stack)).length === 0, since);
  const mayMailTwice = service === 'SMTP out' || (service === 'worker' && fault === 'down');
  const flaws = [
    ...(await Promise.all(works.map((work) => work.flaws(mayMailTwice)))).flat(),
    ...(await givenUp(stack)),
  ];
  if (jobsBackSeconds >= watchedSeconds) flaws.push(`not done: ${(await left()).join(', ')}`);
  else if (quietSeconds >= watchedSeconds) flaws.push('queues are never empty');
  for (const { name, verdict, flaw } of writes) {
    const found = verdict === 'done' ? await flaw(mayMailTwice) : undefined;
    if (found) flaws.push(`${name}, acknowledged: ${found}`);
  }
  return {
    ...{ service, fault, pages, calls, application, writes, dead },
    ...{ pagesBackSeconds, jobsBackSeconds, otherJobsBackSeconds, lastJobs, flaws },
  };
}

/** Writes that are under way, or just done, when the fault comes. */
async function beginWrites(stack: FaultyStack, origin: string): Promise<Promise<Write>[]> {
  const rounds = await Promise.all(headStartsMs.map(() => prepareWrites(stack, origin)));
  const begun: Promise<Write>[] = [];
  for (const [place, headStartMs] of headStartsMs.entries()) {
    begun.push(...(rounds[place] ?? []).map(attempt));
    await sleep(headStartMs - (headStartsMs[place + 1] ?? 0));
  }
  return begun;
}

async function secondsUntil(isSo: () => Promise<boolean>, since: () => number): Promise<number> {
  while (!(await isSo().catch(() => false))) {
    if (since() > watchedSeconds) return watchedSeconds;
    await sleep(500);
  }
  return since();
}
