import { setTimeout as sleep } from 'node:timers/promises';
import { inspectQueues } from '@kardan/core/jobs/inspect-queues';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seconds, tell } from '../../stack/tell.ts';
import { isShortRun, isSmallRun, sized } from '../size.ts';
import { draftReport, writeReport } from '../write-report.ts';
import { blockWrites } from './block-writes.ts';
import { breakUnderLoad, expectNothingLost } from './break-under-load.ts';
import type { Disturbance } from './crash-schedule.ts';
import { type CrashStack, startCrashStack } from './crash-stack.ts';
import { type Journal, openJournal } from './journal.ts';
import { visitorOf } from './people.ts';
import { canMount, mountSmallDisk, type SmallDisk } from './small-disk.ts';
import { prepareWriters, type Writing } from './writers/all-writers.ts';

/** A full run fails where nothing can be mounted; a small one does without. */
const isLeftOut = isSmallRun() && !canMount();
if (isLeftOut) {
  process.stderr.write('\nNOT TESTED: no disk was filled, since none can be mounted here\n');
  test.skip('full disk: NOT TESTED, nothing can be mounted');
}

/** How long it stays full. */
const fullMs = sized({ small: 5_000, full: 30_000 });
/** Kinds of writes that need the store of files. */
const ofStore = ['picture', 'feed run'];

describe.skipIf(isLeftOut || isShortRun())('a full disk', () => {
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
    writing = await prepareWriters(stack, sized({ small: 1_000, full: 4_000 }));
    await stack.prepareIndex();
    await stack.worker.recover();
  });
  afterAll(() => stack?.[Symbol.asyncDispose]());

  /** Fills a disk for a while; counts what is acknowledged meanwhile, of these kinds and of the others, and how often something is refused so. */
  const fillFor = async (name: string, disk: SmallDisk, refusal: string, counted: Journal): Promise<Disturbance[]> => {
    const kindsOf = (isOfStore: boolean) =>
      counted
        .kinds()
        .filter((kind) => ofStore.includes(kind) === isOfStore)
        .map((kind) => counted.of(kind));
    const count = (isOfStore: boolean) =>
      kindsOf(isOfStore).reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
    // The first seconds of writing are slower than those after them.
    await sleep(3_000);
    const begin = count(false);
    await sleep(fullMs);
    usual = count(false) - begin;
    const brokenAt = performance.now();
    await disk.fill();
    // What was under way when it became full may still be answered, and leave room behind.
    await sleep(1_000);
    await disk.fill();
    const others = count(false);
    const refused = counted.reasons.get(refusal) ?? 0;
    const fullAt = performance.now();
    while (performance.now() < fullAt + fullMs) {
      await disk.fill();
      await sleep(200);
    }
    // A file that had arrived before, and whose answer came late, needed no room.
    const files = kindsOf(true).flatMap(({ begunAt, acknowledged }) =>
      [...begunAt].filter(([, at]) => at > fullAt).map(([mark]) => ({ mark, isTaken: acknowledged.has(mark) })),
    );
    meanwhile = {
      files: files.length,
      taken: files.filter(({ isTaken }) => isTaken).map(({ mark }) => mark),
      others: count(false) - others,
      dead: await stack.dead(),
      refused: (counted.reasons.get(refusal) ?? 0) - refused,
    };
    await disk.clear();
    const freeAt = performance.now();
    await stack.postgres.recover();
    // Until somebody's file is taken again, for which both disks are needed.
    const again = count(true);
    const deadline = performance.now() + 120_000;
    while (count(true) === again) {
      if (performance.now() > deadline) throw new Error(`${name}: no file was taken within two minutes of having room`);
      await sleep(200);
    }
    const mendedAt = performance.now();
    tell(`${name}: full for ${seconds(freeAt - brokenAt)} s, through again ${seconds(mendedAt - freeAt)} s later`);
    return [{ name, brokenAt, mendedAt }];
  };
  /**
   * Files that were sent for the first time while there was no room, those of them that were taken, other writes that were,
   * processes that did not say that they live, and how often something was refused.
   */
  let meanwhile = { files: 0, taken: [] as string[], others: 0, dead: [] as string[], refused: 0 };
  /** As many that need no file are acknowledged in the same time while there is room. */
  let usual = 0;

  test('of the database loses nothing: writes are refused while it is full, and go on when there is room', async () => {
    const outcome = await breakUnderLoad(
      stack,
      writing,
      () => fillFor('PostgreSQL’s disk', databaseDisk, '503 database-unavailable', journal),
      journal,
    );
    reports.push(`## The database’s disk is full\n\n${told()} ${outcome.report}`);
    draftReport('full-disk', 'Full disk', reports.join('\n\n'));
    expectNothingLost(outcome);
    expect(meanwhile.refused).toBeGreaterThan(0);
    expect(meanwhile.dead).toEqual([]);
    // What already has its pages is written all the same; a few seconds differ from each other by more than that.
    if (!isSmallRun()) expect(meanwhile.others).toBeLessThan(usual);
  });

  test('of the store keeps files from being taken, and nothing else', async () => {
    const outcome = await breakUnderLoad(
      stack,
      writing,
      () => fillFor('the store’s disk', storeDisk, '503 media-unavailable', journal),
      journal,
    );
    reports.push(`## The store’s disk is full\n\n${told()} ${outcome.report}`);
    const report = reports.length === 2 ? writeReport : draftReport;
    report('full-disk', 'Full disk', reports.join('\n\n'));
    expectNothingLost(outcome);
    expect(meanwhile.files).toBeGreaterThan(0);
    expect(meanwhile.taken).toEqual([]);
    expect(meanwhile.refused).toBeGreaterThan(0);
    expect(meanwhile.dead).toEqual([]);
    // Not fewer than before, within what one moment differs from another on a machine that has other work.
    expect(usual).toBeGreaterThan(0);
    expect(meanwhile.others).toBeGreaterThan(usual / 2);
  });

  const told = () =>
    `While it was full ${meanwhile.taken.length} of ${meanwhile.files} new files were taken, and ${meanwhile.others} other writes; as long before, ${usual} others. Something was refused ${meanwhile.refused} times.`;
});

describe.skipIf(isShortRun())('an engine whose disk is nearly full', () => {
  test('takes nothing: searches go on, what people save is taken, jobs wait and none dies, and all is equal afterwards', async () => {
    await using stack = await startCrashStack({ engine: 'shared' });
    await stack.api.recover();
    const writing = await prepareWriters(stack, sized({ small: 600, full: 4_000 }));
    await stack.prepareIndex();
    await stack.worker.recover();
    // Every search is counted by the engine.
    await stack.restart('api', { API_SEARCH_CACHE_SECONDS: '0' });
    const journal = openJournal();
    const searches: string[] = [];
    const waiting: number[] = [];
    let saved = 0;
    let dead: string[] = [];
    const outcome = await breakUnderLoad(
      stack,
      writing,
      async () => {
        await sleep(3_000);
        const brokenAt = performance.now();
        const block = await blockWrites(stack.search);
        try {
          await sleep(1_000);
          const before = journal.acknowledged();
          while (performance.now() < brokenAt + fullMs) {
            searches.push(await searchAt(stack.origin));
            waiting.push(await jobsOfIndex(stack, 'waiting'));
            await sleep(200);
          }
          saved = journal.acknowledged() - before;
          dead = await stack.dead();
        } finally {
          await block.lift();
        }
        return [{ name: 'OpenSearch’s disk', brokenAt, mendedAt: performance.now() }];
      },
      journal,
    );
    const told = `While its indices took nothing ${searches.length} searches were answered and ${saved} writes acknowledged; up to ${Math.max(...waiting)} jobs waited for it.`;
    writeReport('full-disk-of-the-engine', 'Full disk of the engine', `${told} ${outcome.report}`);
    expectNothingLost(outcome);
    expect([...new Set(searches)]).toEqual(['found']);
    expect(saved).toBeGreaterThan(0);
    expect(Math.max(...waiting)).toBeGreaterThan(0);
    expect(await jobsOfIndex(stack, 'dead')).toBe(0);
    expect(dead).toEqual([]);
  });

  const searchAt = (origin: string) =>
    visitorOf(origin)
      .searchQuery({ body: { category: ['used'] } })
      .then(
        ({ total }) => (total > 0 ? 'found' : 'nothing found'),
        (error: Error) => String(error),
      );
  const jobsOfIndex = async ({ db }: CrashStack, which: 'waiting' | 'dead'): Promise<number> => {
    const queues = (await inspectQueues(db)).filter(({ name }) => name === 'index-listing');
    return queues.reduce((sum, each) => sum + (which === 'dead' ? each.failed + each.dead : each.retry), 0);
  };
});
