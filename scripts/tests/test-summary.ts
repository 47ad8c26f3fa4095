import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Characters: a difference of lists is told whole, a page of HTML is not. */
const maxReason = 2_000;

export interface FailedTest {
  name: string;
  /** What the runner said of it, as much as fits below a table. */
  reason: string;
}

/** What a runner says of its tests at the end, the same for all runners. */
export interface TestSummary {
  passed: number;
  failed: FailedTest[];
  /** Those that failed and passed when they were run once more; they are among the passed. */
  unsteady: string[];
}

/** A failed test by what was told of it, without colours. */
export function failedTest(name: string, said: readonly (string | undefined)[]): FailedTest {
  const reason = stripVTControlCharacters(said.filter(Boolean).join('\n'));
  return { name, reason: reason.length > maxReason ? `${reason.slice(0, maxReason)} …` : reason };
}

export function writeSummary(file: string, summary: TestSummary): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(summary, null, 2));
}

export function readSummary(file: string): TestSummary {
  return JSON.parse(readFileSync(file, 'utf8')) as TestSummary;
}
