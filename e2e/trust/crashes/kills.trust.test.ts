import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sized } from '../size.ts';
import { writeReport } from '../write-report.ts';
import { breakUnderLoad, expectNothingLost } from './break-under-load.ts';
import { type Crash, crash, killByTurns } from './crash-schedule.ts';
import { type CrashStack, startCrashStack } from './crash-stack.ts';
import { openJournal } from './journal.ts';
import { drawRandom, type Random } from './random.ts';
import { prepareWriters, type Writing } from './writers/all-writers.ts';

const writes = sized({ short: 300, full: 10_000 });
const killsOfEach = sized({ short: 1, full: 5 });
/** A machine that is too slow for so many writes says so, and does not go on for ever. */
const longestMs = 40 * 60_000;
const killsOfAll = sized({ short: 1, full: 3 });

let random: Random;
let stack: CrashStack;
let writing: Writing;
const journal = openJournal();
const reports: string[] = [];
beforeAll(async () => {
  random = drawRandom();
  stack = await startCrashStack({ engine: sized({ short: 'single', full: 'cluster' }) });
  await stack.api.recover();
  writing = await prepareWriters(stack, writes * 2);
  await stack.prepareIndex();
  await stack.worker.recover();
});
afterAll(() => stack?.[Symbol.asyncDispose]());

const writeAll = () => writeReport('crashes', 'Crashes', reports.join('\n\n'));

test('no acknowledged write is lost or done twice while every process is killed at random moments', async () => {
  const begin = performance.now();
  const isEnough = () => journal.acknowledged() >= writes || performance.now() - begin > longestMs;
  const options = { times: killsOfEach, random, isEnough };
  // A small run kills the engine with all the others alone: it takes up to a minute to be back.
  const crashables = [stack.api, stack.worker, stack.postgres, ...sized({ short: [], full: stack.nodes })];
  const outcome = await breakUnderLoad(stack, writing, () => killByTurns(crashables, options), journal);
  reports.push(`## Killed one after the other\n\nSeed of the random numbers: ${random.seed}. ${outcome.report}`);
  writeAll();
  expectNothingLost(outcome);
  expect(journal.acknowledged()).toBeGreaterThanOrEqual(writes);
});

test('the same when all of them are killed in the same moment', async () => {
  const all = [stack.api, stack.worker, stack.postgres, stack.allNodes];
  const before = journal.acknowledged();
  const outcome = await breakUnderLoad(
    stack,
    writing,
    async () => {
      const crashes: Crash[] = [];
      for (let round = 0; round < killsOfAll; round++) {
        await sleep(random.between(2_000, 5_000));
        crashes.push(await crash(all));
      }
      return crashes;
    },
    journal,
  );
  reports.push(`## Killed all at once\n\nThe writes of before are counted again. ${outcome.report}`);
  writeAll();
  expectNothingLost(outcome);
  expect(journal.acknowledged()).toBeGreaterThan(before);
});
