import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { beginRun } from '@kardan/core/feeds/runs/begin-run';
import { listRuns } from '@kardan/core/feeds/runs/present-run';
import { keepFile } from '@kardan/core/feeds/sources/keep-file';
import { buildFeed } from '@kardan/core/feeds/testing/build-feed';
import { stockFile } from '@kardan/core/feeds/testing/stock-file';
import { inspectQueues } from '@kardan/core/jobs/inspect-queues';
import type { Services } from '@kardan/core/services';
import { anActingOperator } from '@kardan/core/testing/actors';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { searchBeside } from '../load/search-beside.ts';
import type { Cleanup } from '../machine/cleanup.ts';
import { describeMachine, type MachineDescription } from '../machine/describe-machine.ts';
import { busyShare } from '../machine/process-times.ts';
import { startApi } from '../machine/start-api.ts';
import { startWorker, type WorkerProcess } from '../machine/start-worker.ts';
import { watchMemory } from '../machine/watch-memory.ts';
import { type Spread, spreadOf } from '../measure/percentile.ts';
import { changeBeside } from './change-beside.ts';
import { countCars, removeCars } from './feed-store.ts';
import type { FeedSettings } from './settings.ts';

const fates = ['created', 'unchanged', 'changed', 'killed'] as const;
type Phase = (typeof fates)[number];

export interface MeasuredRun {
  phase: Phase;
  /** From the file being kept until the run is through. */
  seconds: number;
  /** Until the index had all of it as well. */
  indexedSeconds: number;
  counts: { created: number; changed: number; unchanged: number; refused: number };
  searchMs: Spread;
  failedSearches: number;
  /** From the commit of other dealers' changes until searches find them. */
  freshSeconds: Spread;
  freshMissing: number;
  /** Most memory of the worker. */
  workerMb: number;
}

export interface FeedsResult {
  machine: MachineDescription;
  measuredAt: string;
  listings: number;
  settings: FeedSettings;
  busyBefore: number;
  /** The same searches with nothing beside them. */
  quietSearchMs: Spread;
  runs: MeasuredRun[];
  /** After a worker was killed in the middle: cars, and numbers that they have. */
  afterKill: { cars: number; numbers: number };
}

/** A file of a large dealer, made, repeated and repriced, while visitors search and other dealers change prices. */
export async function runFeeds(
  services: Services,
  listings: number,
  settings: FeedSettings,
  cleanup: Cleanup,
): Promise<FeedsResult> {
  const { db, env } = services;
  const busyBefore = await busyShare(3);
  const api = await startApi(env.DATABASE_URL, 0);
  cleanup.add(api.stop);
  const start = () => startWorker({ DATABASE_URL: env.DATABASE_URL });
  let worker: WorkerProcess = await start();
  cleanup.add(() => worker.stop());
  const { id: dealershipId } = await buildDealership(db);
  const { id: feedId } = await buildFeed(db, { dealershipId, name: 'Messung' });
  cleanup.add(async () => {
    await removeCars(db, dealershipId);
    await untilIndexed(services);
    await db.deleteFrom('feed').where('id', '=', feedId).execute();
  });
  // What an earlier run, a fresh seed or a migration left for the worker is not this run's.
  await untilNothingWaits(services);
  const prices: Record<Phase, number> = { created: 21_000, unchanged: 21_000, changed: 20_500, killed: 20_000 };
  const quiet = await searchBeside(services, api.url, settings.searchesPerSecond);
  await sleep(settings.quietSeconds * 1_000);
  const quietSearchMs = spreadOf((await quiet.stop()).latenciesMs);
  const runs: MeasuredRun[] = [];
  for (const phase of fates) {
    const searching = await searchBeside(services, api.url, settings.searchesPerSecond);
    const changing = await changeBeside(services, settings.freshPerSecond);
    let memory = watchMemory(worker.pid);
    const began = performance.now();
    await begin(services, feedId, settings.cars, prices[phase], phase);
    if (phase === 'killed') {
      await untilCounted(services, dealershipId, feedId, settings.cars / 2);
      process.kill(worker.pid, 'SIGKILL');
      memory.stop();
      worker = await start();
      memory = watchMemory(worker.pid);
    }
    const counts = await untilDone(services, dealershipId, feedId);
    const seconds = (performance.now() - began) / 1_000;
    await untilIndexed(services);
    const indexedSeconds = (performance.now() - began) / 1_000;
    const { latenciesMs, failed } = await searching.stop();
    const fresh = await changing.stop();
    runs.push({
      phase,
      seconds,
      indexedSeconds,
      counts,
      searchMs: spreadOf(latenciesMs),
      failedSearches: failed,
      freshSeconds: spreadOf(fresh.seconds),
      freshMissing: fresh.missing,
      workerMb: memory.stop(),
    });
  }
  return {
    machine: await describeMachine(services, ['core', 'contract', 'api', 'worker', 'bench']),
    measuredAt: new Date().toISOString(),
    listings,
    settings,
    busyBefore,
    quietSearchMs,
    runs,
    afterKill: await countCars(db, dealershipId),
  };
}

async function begin(services: Services, feedId: string, cars: number, priceEur: number, phase: Phase): Promise<void> {
  const kept = await keepFile(services, Readable.from(stockFile(cars, { priceEur })), { feedId });
  const again = phase === 'unchanged';
  await beginRun(services, { feedId, file: { ...kept, name: 'stock.json' }, dry: false, again });
}

async function lastRun({ db }: Services, dealershipId: number, feedId: string) {
  const { items } = await listRuns({ db }, anActingOperator, { dealershipId: String(dealershipId), feedId });
  return items[0];
}

async function untilDone(services: Services, dealershipId: number, feedId: string): Promise<MeasuredRun['counts']> {
  for (;;) {
    const run = await lastRun(services, dealershipId, feedId);
    if (run?.state === 'done') return run.counts;
    if (run?.state === 'failed' || run?.state === 'waiting') throw new Error(`the run ${run.state}: ${run.reason}`);
    await sleep(250);
  }
}

async function untilCounted(services: Services, dealershipId: number, feedId: string, cars: number): Promise<void> {
  for (;;) {
    const run = await lastRun(services, dealershipId, feedId);
    if (run && (run.counts.changed >= cars || run.state === 'done')) return;
    await sleep(50);
  }
}

async function untilNothingWaits({ db }: Services): Promise<void> {
  for (;;) {
    const states = await inspectQueues(db);
    if (states.every(({ queued, active, retry }) => queued + active + retry === 0)) return;
    await sleep(1_000);
  }
}

async function untilIndexed({ db }: Services): Promise<void> {
  for (;;) {
    const state = (await inspectQueues(db)).find(({ name }) => name === 'index-listing');
    // Others' changes go on meanwhile.
    if (!state || state.queued + state.active + state.retry <= 5) return;
    await sleep(500);
  }
}
