import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isSmallRun, sized } from '../size.ts';
import { draftReport, writeReport } from '../write-report.ts';
import { breakUnderLoad, expectNothingLost } from './break-under-load.ts';
import { crash, type Disturbance, killByTurns } from './crash-schedule.ts';
import { type CrashStack, startCrashStack } from './crash-stack.ts';
import { openJournal } from './journal.ts';
import { drawRandom, type Random } from './random.ts';
import { prepareWriters, type Writing } from './writers/all-writers.ts';

/** Forty are some of each kind. */
const writes = sized({ small: 40, full: 10_000 });
const killsOfEach = sized({ small: 1, full: 5 });
/** A machine that is too slow for so many writes says so, and does not go on for ever. */
const maxMs = sized({ small: 45_000, full: 40 * 60_000 });
/** With less between them nobody would get to write: thirty kills and as many pauses of a quarter of a minute are 10,000 writes. */
const maxPauseMs = sized({ small: 6_000, full: 30_000 });
const killsOfAll = sized({ small: 1, full: 3 });
const parts = sized({ small: 1, full: 2 });

let random: Random;
let stack: CrashStack;
let writing: Writing;
const journal = openJournal();
const reports: string[] = [];
beforeAll(async () => {
  random = drawRandom();
  // A small run kills no engine: one of its own takes a minute to start, and another to be back.
  stack = await startCrashStack({ engine: sized({ small: 'shared', full: 'cluster' }) });
  await stack.api.recover();
  writing = await prepareWriters(stack, sized({ small: 600, full: writes * 2 }));
  await stack.prepareIndex();
  await stack.worker.recover();
});
afterAll(() => stack?.[Symbol.asyncDispose]());

const killEach = () => {
  const begin = performance.now();
  const isEnough = () => journal.acknowledged() >= writes || performance.now() - begin > maxMs;
  return killByTurns([stack.api, stack.worker, stack.postgres, ...stack.nodes], {
    times: killsOfEach,
    random,
    maxPauseMs,
    isEnough,
  });
};

const killAll = async () => {
  const crashes: Disturbance[] = [];
  for (let round = 0; round < killsOfAll; round++) {
    await sleep(random.between(2_000, 5_000));
    const engine = stack.nodes.length > 0 ? [stack.allNodes] : [];
    crashes.push(await crash([stack.api, stack.worker, stack.postgres, ...engine]));
  }
  return crashes;
};

const run = async (title: string, breakThings: () => Promise<Disturbance[]>) => {
  const before = journal.acknowledged();
  const outcome = await breakUnderLoad(stack, writing, breakThings, journal);
  reports.push(`## ${title}\n\n${outcome.report}`);
  const intro = `Seed of the random numbers: ${random.seed}. Each part counts the writes of those before it again.`;
  const report = reports.length === parts ? writeReport : draftReport;
  report('crashes', 'Crashes', [intro, ...reports].join('\n\n'));
  expectNothingLost(outcome);
  expect(journal.acknowledged()).toBeGreaterThan(before);
};

test.skipIf(isSmallRun())(
  'no acknowledged write is lost or done twice while every process is killed at random moments',
  async () => {
    await run('Killed one after the other', killEach);
    expect(journal.acknowledged()).toBeGreaterThanOrEqual(writes);
  },
);

test.skipIf(isSmallRun())('the same when all of them are killed in the same moment', () =>
  run('Killed all at once', killAll),
);

// What takes a small run longest is to wait until all is equal: once for both.
test.runIf(isSmallRun())('no acknowledged write is lost or done twice when each is killed, and then all', async () => {
  await run('Killed one after the other, and all at once', async () => [...(await killEach()), ...(await killAll())]);
  expect(journal.acknowledged()).toBeGreaterThanOrEqual(writes);
});
