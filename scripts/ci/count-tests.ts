import { existsSync } from 'node:fs';
import { readSummary } from '../tests/test-summary.ts';

export interface Counts {
  /** The unsteady ones included. */
  passed: number;
  failed: number;
  unsteady: number;
  /** Which failed and why, and which had to be run once more. */
  told: string[];
}

/** What came of a stage. One without a summary of its tests is one test; one that owes a summary has failed. */
export function countTests(ok: boolean, stage: { name: string; summary?: string }): Counts {
  const failed = `${stage.name} failed`;
  if (!stage.summary) return { passed: Number(ok), failed: Number(!ok), unsteady: 0, told: ok ? [] : [failed] };
  if (!existsSync(stage.summary))
    return { passed: 0, failed: 1, unsteady: 0, told: [`${failed}: no summary at ${stage.summary}`] };
  const tests = readSummary(stage.summary);
  // A stage can fail without a failing test, by a lint error for instance.
  const isFailedElsewhere = !ok && tests.failed.length === 0;
  return {
    passed: tests.passed,
    failed: isFailedElsewhere ? 1 : tests.failed.length,
    unsteady: tests.unsteady.length,
    told: [
      ...(isFailedElsewhere ? [`${failed} outside of its tests`] : []),
      ...tests.failed.map(({ name, reason }) => `failed: ${name}${indented(reason)}`),
      ...tests.unsteady.map((name) => `unsteady: ${name}`),
    ],
  };
}

function indented(reason: string): string {
  return reason
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => `\n    ${line}`)
    .join('');
}
