import { existsSync, readFileSync } from 'node:fs';

/** A runner's JSON report, with where it counts its tests. */
export interface Report {
  file: string;
  passed: string[];
  failed: string[];
  /** Those that failed and then passed, of a runner that tries twice. */
  unsteady?: string[];
}

export interface Counts {
  /** The unsteady ones included. */
  passed: number;
  failed: number;
  unsteady: number;
}

/** How many tests of a stage passed and failed. A stage without a report is one test; one that owes a report has failed. */
export function countTests(ok: boolean, report?: Report): Counts {
  if (!report) return { passed: Number(ok), failed: Number(!ok), unsteady: 0 };
  if (!existsSync(report.file)) return { passed: 0, failed: 1, unsteady: 0 };
  const counted: unknown = JSON.parse(readFileSync(report.file, 'utf8'));
  const failed = at(counted, report.failed);
  const unsteady = report.unsteady ? at(counted, report.unsteady) : 0;
  const passed = at(counted, report.passed) + unsteady;
  // A stage can fail without a failing test, by a lint error for instance.
  return { passed, failed: failed > 0 || ok ? failed : 1, unsteady };
}

function at(report: unknown, path: string[]): number {
  const count = path.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], report);
  if (typeof count !== 'number') throw new Error(`the report holds no number at ${path.join('.')}`);
  return count;
}
