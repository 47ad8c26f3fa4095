import type { SearchEngine } from '@kardan/core/search/engine';
import type { Outcome, Plan } from '../load/messages.ts';
import type { Generator } from '../load/start-generator.ts';
import { type CpuTimes, type MeteredProcesses, meterCpu } from '../machine/cpu-meter.ts';
import { searchQueue, untilIdle } from '../machine/engine-control.ts';
import { sum } from './sum.ts';

/** What a measurement works with. */
export interface Rig {
  engine: SearchEngine;
  generator: Generator;
  processes: MeteredProcesses;
  /** Everything that was measured so far, for the share of the machine that others took. */
  used: CpuTimes[];
  measuredMs: number;
}

export interface Slice {
  outcome: Outcome;
  cpu: CpuTimes;
  /** Searches that the engine refused because its queue was full. */
  rejected: number;
}

/** Runs one plan on a quiet engine, with the processor time that everybody used for it. */
export async function measure(rig: Rig, plan: Plan): Promise<Slice> {
  await untilIdle(rig.engine);
  const before = await searchQueue(rig.engine);
  const startedAt = performance.now();
  const used = await meterCpu(rig.processes);
  const outcome = await rig.generator.run(plan);
  const cpu = await used();
  rig.measuredMs += performance.now() - startedAt;
  rig.used.push(cpu);
  const after = await searchQueue(rig.engine);
  return { outcome, cpu, rejected: after.rejected - before.rejected };
}

/** Shares of the machine's processor time while it was measured. */
export interface Noise {
  others: number;
  stolen: number;
}

export function noiseOf({ used, measuredMs }: Rig, cores: number): Noise {
  const available = measuredMs * cores;
  return {
    others: sum(used.map(({ others }) => others)) / available,
    stolen: sum(used.map(({ stolen }) => stolen)) / available,
  };
}
