import type { RunCounts } from '@kardan/contract/calls/feeds/feeds';
import type { AppliedCar } from '../cars/applied-car.ts';
import { needsSomebody } from '../cars/line-issues.ts';

/** By dealership; `0` has what no dealership was found for. */
export type CountsBySite = Record<string, RunCounts>;

export const noCounts: RunCounts = {
  lines: 0,
  created: 0,
  drafts: 0,
  changed: 0,
  priceOnly: 0,
  unchanged: 0,
  refused: 0,
  withdrawn: 0,
  locked: 0,
  needsYou: 0,
};

/** The counts with these cars of a dealership added; a car that has vanished is no line. */
export function addToCounts(
  counts: CountsBySite,
  dealershipId: number | null,
  applied: readonly AppliedCar[],
): CountsBySite {
  const key = String(dealershipId ?? 0);
  const sum = { ...(counts[key] ?? noCounts) };
  for (const { fate, isDraft, changes, issues } of applied) {
    if (fate !== 'withdrawn') sum.lines += 1;
    sum[fate] += 1;
    if (fate === 'created' && isDraft) sum.drafts += 1;
    if (fate === 'changed' && changes.length === 1 && changes[0]?.field === 'priceEur') sum.priceOnly += 1;
    if (issues.some(({ code }) => code === 'field-locked')) sum.locked += 1;
    if (needsSomebody(issues)) sum.needsYou += 1;
  }
  return { ...counts, [key]: sum };
}

/** Of these dealerships, and of what no dealership was found for if wanted. */
export function sumCounts(counts: CountsBySite, visible: readonly number[], withUnknown: boolean): RunCounts {
  const keys = [...visible.map(String), ...(withUnknown ? ['0'] : [])];
  const sum = { ...noCounts };
  for (const key of keys) {
    const some = counts[key];
    if (some) for (const name of Object.keys(sum) as (keyof RunCounts)[]) sum[name] += some[name];
  }
  return sum;
}
