import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from './start-generator.ts';

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

const ticksPerSecond = 100;

/** Watches processes until told to stop, and what all others of the machine take: the database, the engine, and whoever else works there. */
export async function watchProcesses(
  watched: Record<string, Watched>,
  signal: AbortSignal,
): Promise<Record<string, Seen>> {
  const startedAt = performance.now();
  const before = machineSeconds();
  const seen = await Promise.all(
    Object.entries(watched).map(async ([name, process]) => [name, await watch(process, signal)] as const),
  );
  const all = (machineSeconds() - before) / ((performance.now() - startedAt) / 1_000);
  const ours = seen.reduce((sum, [, { processors }]) => sum + processors, 0);
  const others = { processors: all - ours, lagMs: { median: Number.NaN, worst: Number.NaN }, waitingForDatabase: 0 };
  return { ...Object.fromEntries(seen), [`all others, of ${availableParallelism()}`]: others };
}

async function watch({ pid, metricsPort }: Watched, signal: AbortSignal): Promise<Seen> {
  const startedAt = performance.now();
  const before = processorSeconds(pid);
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
  const processors = (processorSeconds(pid) - before) / ((performance.now() - startedAt) / 1_000);
  return { processors, lagMs: { median: percentile(lags, 0.5), worst: percentile(lags, 1) }, waitingForDatabase };
}

/** Of all processors together, idle and waiting time left out. */
function machineSeconds(): number {
  const all = /^cpu +(.*)$/m.exec(readFileSync('/proc/stat', 'utf8'))?.[1] ?? '';
  const [user = 0, nice = 0, system = 0, , , irq = 0, softIrq = 0] = all.split(' ').map(Number);
  return (user + nice + system + irq + softIrq) / ticksPerSecond;
}

function processorSeconds(pid: number): number {
  // The name of the process, in parentheses, may hold blanks.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}
