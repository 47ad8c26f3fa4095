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
  /** Share of the machine that was busy before we began. */
  busyBefore: number;
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

/** Shares of the machine's processor time that were not the measurement's. */
export interface Noise {
  /** Before the run, when nothing should work; others' searches show here, and while measuring they look like ours. */
  before: number;
  /** While it was measured, by other processes. */
  others: number;
  stolen: number;
}

export function noiseOf({ used, measuredMs, busyBefore }: Rig, cores: number): Noise {
  const available = measuredMs * cores;
  return {
    before: busyBefore,
    others: sum(used.map(({ others }) => others)) / available,
    stolen: sum(used.map(({ stolen }) => stolen)) / available,
  };
}

/** A result that other work on the machine has not spoilt. */
export function isQuiet({ before, others, stolen }: Noise): boolean {
  return before < 0.05 && others + stolen < 0.05;
}
