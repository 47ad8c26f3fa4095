import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';
import { type TestSummary, writeSummary } from './test-summary.ts';

/** Sums up a run of vitest: what failed and what had to be run once more, by name. */
export class VitestSummary implements Reporter {
  readonly #file: string;
  readonly #summary: TestSummary = { passed: 0, failed: [], unsteady: [] };

  constructor(file: string) {
    this.#file = file;
  }

  onTestCaseResult(test: TestCase): void {
    const { state } = test.result();
    const name = `${test.module.relativeModuleId} › ${test.fullName}`;
    if (state === 'passed') this.#summary.passed += 1;
    if (state === 'failed') this.#summary.failed.push(name);
    if (test.diagnostic()?.flaky) this.#summary.unsteady.push(name);
  }

  /** A file that cannot be loaded, or whose set-up fails, has no test that could say so. */
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const broken = modules.filter((module) => module.errors().length > 0 || suiteFailed(module));
    this.#summary.failed.push(
      ...broken.map(({ relativeModuleId }) => `${relativeModuleId} › outside of its tests`),
      ...unhandled.map(({ message }) => `outside of tests: ${message}`),
    );
    writeSummary(this.#file, this.#summary);
  }
}

function suiteFailed(module: TestModule): boolean {
  return [...module.children.allSuites()].some((suite) => suite.errors().length > 0);
}
