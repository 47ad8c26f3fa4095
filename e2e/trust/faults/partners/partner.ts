import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from '../../means/faulty-proxy.ts';
import type { FaultyStack } from '../faulty-stack.ts';
import { deadProcesses } from '../liveness.ts';

/** What became of the one thing that somebody else's service is needed for. */
export interface PartnerCell {
  partner: string;
  fault: Fault;
  during: string;
  afterwards: string;
  /** From the end of the fault until it was done. */
  backSeconds: number;
  flaws: string[];
}

/** Somebody else's service that runs, with a way to it that can be spoilt. */
export interface Partner extends AsyncDisposable {
  name: string;
  /** One for each thing that is tried. */
  tryFault(fault: Fault): Promise<PartnerCell[]>;
}

export type StartPartner = (stack: FaultyStack) => Promise<Partner>;

/** Long enough that something is tried, and over before the first retry of a webhook. */
export const heldMs = 3_000;
const watchedMs = 60_000;

/** Seconds until it is so. */
export async function until(isSo: () => Promise<boolean>): Promise<number> {
  const started = performance.now();
  while (!(await isSo()) && performance.now() - started < watchedMs) await sleep(200);
  return (performance.now() - started) / 1_000;
}

/** Asked while somebody else's service is broken, for which nobody may restart one of ours. */
export async function livenessFlaws(stack: FaultyStack): Promise<string[]> {
  return (await deadProcesses(stack)).map((process) => `${process} does not say that it lives`);
}
