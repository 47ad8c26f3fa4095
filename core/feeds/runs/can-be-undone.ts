import { undoRunDays } from '@kardan/contract/values/feeds';
import type { StoredRun } from './run-store.ts';

/** Whether a whole run can be taken back: it changed cars, is through, and not too long ago. */
export function canBeUndone(run: StoredRun): boolean {
  return run.state === 'done' && !run.dry && Date.now() <= undoableUntil(run).getTime();
}

export function undoableUntil({ finishedAt, createdAt }: StoredRun): Date {
  return new Date((finishedAt ?? createdAt).getTime() + undoRunDays * 86_400_000);
}
