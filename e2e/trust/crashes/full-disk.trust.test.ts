import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seconds, tell } from '../../scale/tell.ts';
import { isWithoutSlow, sized } from '../size.ts';
import { writeReport } from '../write-report.ts';
import { breakUnderLoad, expectNothingLost } from './break-under-load.ts';
import type { Crash } from './crash-schedule.ts';
import { type CrashStack, startCrashStack } from './crash-stack.ts';
import { type Journal, openJournal } from './journal.ts';
import { canMount, mountSmallDisk, type SmallDisk } from './small-disk.ts';
import { prepareWriters, type Writing } from './writers/all-writers.ts';

const isPossible = canMount();
if (!isPossible) {
  process.stderr.write('\nNOT TESTED: no disk was filled, since none can be mounted here\n');
  test.skip('full disk: NOT TESTED, nothing can be mounted');
}

/** How long it stays full. */
const fullMs = sized({ short: 5_000, full: 30_000 });
/** Kinds of writes that need the store of files. */
const ofStore = ['picture', 'feed run'];

describe.skipIf(!isPossible || isWithoutSlow())('a full disk', () => {
  const disks = new AsyncDisposableStack();
  let databaseDisk: SmallDisk;
  let storeDisk: SmallDisk;
  let stack: CrashStack;
  let writing: Writing;
  const journal = openJournal();
  const reports: string[] = [];
  beforeAll(async () => {
    stack = await startCrashStack({
      engine: 'shared',
      async beforeStart({ postgres, store }) {
        databaseDisk = disks.use(await mountSmallDisk(postgres, 900));
        storeDisk = disks.use(await mountSmallDisk(store, 200, { holdsFiles: true }));
      },
      beforeRemove: () => disks.disposeAsync(),
    });
    await stack.api.recover();
    writing = await prepareWriters(stack, sized({ short: 1_000, full: 4_000 }));
    await stack.prepareIndex();
    await stack.worker.recover();
  });
  afterAll(() => stack?.[Symbol.asyncDispose]());

  /** Fills a disk for a while; counts what is acknowledged meanwhile, of these kinds and of the others. */
  const fillFor = async (name: string, disk: SmallDisk, counted: Journal): Promise<Crash[]> => {
    const count = (isOfStore: boolean) =>
      counted
        .kinds()
        .filter((kind) => ofStore.includes(kind) === isOfStore)
        .reduce((sum, kind) => sum + counted.of(kind).acknowledged.size, 0);
    // The first seconds of writing are slower than those after them.
    await sleep(3_000);
    const begin = count(false);
    await sleep(fullMs);
    usual = count(false) - begin;
    const killedAt = performance.now();
    await disk.fill();
    // What was under way when it became full may still be answered.
    await sleep(1_000);
    const before = { store: count(true), others: count(false) };
    const until = performance.now() + fullMs;
    while (performance.now() < until) {
      await disk.fill();
      await sleep(200);
    }
    meanwhile = { store: count(true) - before.store, others: count(false) - before.others };
    await disk.clear();
    const freeAt = performance.now();
    await stack.postgres.recover();
    // Until somebody's write of every kind is through again.
    const again = count(true);
    const deadline = performance.now() + 120_000;
    while (count(true) === again && performance.now() < deadline) await sleep(200);
    const recoveredAt = performance.now();
    tell(`${name}: full for ${seconds(freeAt - killedAt)} s, through again ${seconds(recoveredAt - freeAt)} s later`);
    return [{ name, killedAt, recoveredAt }];
  };
  let meanwhile = { store: 0, others: 0 };
  /** As many that need no file are acknowledged in the same time while there is room. */
  let usual = 0;

  test('of the database loses nothing: writes are refused while it is full, and go on when there is room', async () => {
    const outcome = await breakUnderLoad(
      stack,
      writing,
      () => fillFor('PostgreSQL’s disk', databaseDisk, journal),
      journal,
    );
    reports.push(`## The database’s disk is full\n\n${told()} ${outcome.report}`);
    writeReport('full-disk', 'Full disk', reports.join('\n\n'));
    expectNothingLost(outcome);
    expect(await isAlive()).toBe(true);
  });

  test('of the store keeps files from being taken, and nothing else', async () => {
    const outcome = await breakUnderLoad(
      stack,
      writing,
      () => fillFor('the store’s disk', storeDisk, journal),
      journal,
    );
    reports.push(`## The store’s disk is full\n\n${told()} ${outcome.report}`);
    writeReport('full-disk', 'Full disk', reports.join('\n\n'));
    expectNothingLost(outcome);
    expect(meanwhile.store).toBe(0);
    // Not fewer than before, within what one moment differs from another on a machine that has other work.
    expect(usual).toBeGreaterThan(0);
    expect(meanwhile.others).toBeGreaterThan(usual / 2);
  });

  const told = () =>
    `While it was full ${meanwhile.store} writes with files and ${meanwhile.others} others were acknowledged; as long before, ${usual} others.`;
  const isAlive = async () => (await fetch(`${stack.origin}/health/live`)).ok;
});
