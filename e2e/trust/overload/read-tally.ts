import { percentile } from '@kardan/bench/measure/percentile';
import type { Tally } from './messages.ts';

/** Answered with a success while a visitor still waits. */
const goodMs = 2_000;

export function goodOf({ successMs }: Tally): number {
  return successMs.filter((ms) => ms <= goodMs).length;
}

export function failuresOf({ failures }: Tally): number {
  return Object.values(failures).reduce((sum, { count }) => sum + count, 0);
}

/** Not a number where there are none. */
export function percentileOf(values: readonly number[], share: number): number {
  return percentile(Float64Array.from(values).sort(), share);
}
