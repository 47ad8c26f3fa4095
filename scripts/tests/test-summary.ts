import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** What a runner says of its tests at the end, the same for all runners. */
export interface TestSummary {
  passed: number;
  /** By name. */
  failed: string[];
  /** Those that failed and passed when they were run once more; they are among the passed. */
  unsteady: string[];
}

export function writeSummary(file: string, summary: TestSummary): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(summary, null, 2));
}

export function readSummary(file: string): TestSummary {
  return JSON.parse(readFileSync(file, 'utf8')) as TestSummary;
}
