import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { cpuMsOf, machineTimes } from '@kardan/bench/machine/process-times';
import { percentileOf } from './read-tally.ts';

interface Watched {
  pid: number;
  metricsPort?: number;
}

/** What a process had to do: processors it took on average, and how late it came to its work. */
export interface Seen {
  processors: number;
  /** 99th percentile within a second: of the median second, and of the worst. */
  lagMs: { median: number; worst: number };
  /** Who waited for a connection of the database, in the worst second. */
  waitingForDatabase: number;
}

/** Watches processes until told to stop, and what all others of the machine take: the database, the engine, and whoever else works there. */
export async function watchProcesses(
  watched: Record<string, Watched>,
  signal: AbortSignal,
): Promise<Record<string, Seen>> {
  const startedAt = performance.now();
  const before = machineTimes().busyMs;
  const seen = await Promise.all(
    Object.entries(watched).map(async ([name, process]) => [name, await watch(process, signal)] as const),
  );
  const all = (machineTimes().busyMs - before) / (performance.now() - startedAt);
  const ours = seen.reduce((sum, [, { processors }]) => sum + processors, 0);
  const others = { processors: all - ours, lagMs: { median: Number.NaN, worst: Number.NaN }, waitingForDatabase: 0 };
  return { ...Object.fromEntries(seen), [`all others, of ${availableParallelism()}`]: others };
}

async function watch({ pid, metricsPort }: Watched, signal: AbortSignal): Promise<Seen> {
  const startedAt = performance.now();
  const before = cpuMsOf(pid);
  const lags: number[] = [];
  let waitingForDatabase = 0;
  while (!signal.aborted) {
    await sleep(1_000, undefined, { signal }).catch(() => {});
    if (metricsPort === undefined) continue;
    const told = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    lags.push(1_000 * Number(/^nodejs_eventloop_lag_seconds\{quantile="0.99"\} (\S+)/m.exec(told)?.[1]));
    const waiting = Number(/^kardan_database_connections\{state="waiting"\} (\S+)/m.exec(told)?.[1] ?? 0);
    waitingForDatabase = Math.max(waitingForDatabase, waiting);
  }
  const processors = (cpuMsOf(pid) - before) / (performance.now() - startedAt);
  return { processors, lagMs: { median: percentileOf(lags, 0.5), worst: percentileOf(lags, 1) }, waitingForDatabase };
}
