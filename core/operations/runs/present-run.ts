import type { OperationRun } from '@kardan/contract/calls/operator/operations';
import type { StoredRun } from './operation-store.ts';

/** A run as operators see it. */
export function presentRun({ at, startedAt, finishedAt, isStranded: _, ...run }: StoredRun): OperationRun {
  return {
    ...run,
    at: at.toISOString(),
    startedAt: startedAt?.toISOString() ?? null,
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}
