import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second. */
const msPerTick = 10;

export interface ProcessTimes {
  parent: number;
  cpuMs: number;
  /** Of children that have ended and were waited for. */
  endedChildrenCpuMs: number;
}

/** Reads a line of /proc/<pid>/stat; the name in parentheses may itself hold spaces and parentheses. */
export function parseProcessTimes(line: string): ProcessTimes {
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const ticks = (field: number) => Number(fields[field]) * msPerTick;
  return { parent: Number(fields[1]), cpuMs: ticks(11) + ticks(12), endedChildrenCpuMs: ticks(13) + ticks(14) };
}

export function processTimes(pid: number): ProcessTimes {
  return parseProcessTimes(readFileSync(`/proc/${pid}/stat`, 'utf8'));
}

/** Processor time of a process and all its children, those that have ended included. */
export function familyCpuMs(pid: number): number {
  const { cpuMs, endedChildrenCpuMs } = processTimes(pid);
  let total = cpuMs + endedChildrenCpuMs;
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      const child = processTimes(Number(entry));
      if (child.parent === pid) total += child.cpuMs;
    } catch {
      // It ended while we were reading; its time is then among those of the ended children.
    }
  }
  return total;
}

/** What the whole machine worked, and what its host took from it. */
export function machineTimes(): { busyMs: number; stolenMs: number } {
  const line = readFileSync('/proc/stat', 'utf8').split('\n', 1)[0] ?? '';
  const [user = 0, nice = 0, system = 0, , , irq = 0, softIrq = 0, steal = 0] = line
    .trim()
    .split(/\s+/)
    .slice(1)
    .map((ticks) => Number(ticks) * msPerTick);
  return { busyMs: user + nice + system + irq + softIrq, stolenMs: steal };
}
