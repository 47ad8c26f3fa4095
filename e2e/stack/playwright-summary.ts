import type { FullConfig, Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter';
import { type FailedTest, failedTest, type TestSummary, writeSummary } from '../../scripts/tests/test-summary.ts';

/** Sums up a run of the browser tests: what failed and what had to be run once more, by name. */
export default class PlaywrightSummary implements Reporter {
  readonly #file: string;
  readonly #outside: FailedTest[] = [];
  #root: Suite | undefined;

  constructor({ file }: { file: string }) {
    this.#file = file;
  }

  onBegin(_: FullConfig, root: Suite): void {
    this.#root = root;
  }

  onError({ message = 'unknown' }: TestError): void {
    this.#outside.push(failedTest('outside of tests', [message]));
  }

  onEnd(): void {
    const tests = this.#root?.allTests() ?? [];
    const endedAs = (outcome: ReturnType<TestCase['outcome']>) => tests.filter((test) => test.outcome() === outcome);
    const unsteady = endedAs('flaky').map(nameOf);
    const failed = endedAs('unexpected').map((test) => failedTest(nameOf(test), reasonsOf(test)));
    const summary: TestSummary = {
      passed: endedAs('expected').length + unsteady.length,
      failed: [...failed, ...this.#outside],
      unsteady,
    };
    writeSummary(this.#file, summary);
  }
}

const nameOf = (test: TestCase) => test.titlePath().filter(Boolean).join(' › ');

/** Of its last try. */
const reasonsOf = ({ results }: TestCase) => results.at(-1)?.errors.map(({ message }) => message) ?? [];
