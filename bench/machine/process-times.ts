import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { setTimeout } from 'node:timers/promises';

/** Linux counts processor time in hundredths of a second. */
const msPerTick = 10;

/** User and system time in a line of /proc/<pid>/stat; the name in parentheses may itself hold spaces and parentheses. */
export function parseProcessCpuMs(line: string): number {
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * msPerTick;
}

/** Processor time that a process has used since it started; one that has ended counts nothing. */
export function cpuMsOf(pid: number): number {
  try {
    return parseProcessCpuMs(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return 0;
  }
}

/** Processor time of a process and its children, for a program that works in processes of its own. */
export function cpuMsOfFamily(pid: number): number {
  return cpuMsOf(pid) + childrenOf(pid).reduce((total, child) => total + cpuMsOfFamily(child), 0);
}

function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

/** What the whole machine worked, and what its host took from it: the first line of /proc/stat. */
export function machineTimes(): { busyMs: number; stolenMs: number } {
  const line = readFileSync('/proc/stat', 'utf8').split('\n', 1)[0] ?? '';
  const [user = 0, nice = 0, system = 0, , , irq = 0, softIrq = 0, steal = 0] = line
    .trim()
    .split(/\s+/)
    .slice(1)
    .map((ticks) => Number(ticks) * msPerTick);
  return { busyMs: user + nice + system + irq + softIrq, stolenMs: steal };
}

/** How busy the machine is while we only wait. */
export async function busyShare(seconds: number): Promise<number> {
  const before = machineTimes();
  await setTimeout(seconds * 1_000);
  return (machineTimes().busyMs - before.busyMs) / (seconds * 1_000 * availableParallelism());
}
