import type { FullConfig, Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter';
import { type TestSummary, writeSummary } from '../../scripts/tests/test-summary.ts';

/** Sums up a run of the browser tests: what failed and what had to be run once more, by name. */
export default class PlaywrightSummary implements Reporter {
  readonly #file: string;
  readonly #outside: string[] = [];
  #root: Suite | undefined;

  constructor({ file }: { file: string }) {
    this.#file = file;
  }

  onBegin(_: FullConfig, root: Suite): void {
    this.#root = root;
  }

  onError({ message = 'unknown' }: TestError): void {
    this.#outside.push(`outside of tests: ${message.slice(0, 500)}`);
  }

  onEnd(): void {
    const tests = this.#root?.allTests() ?? [];
    const named = (outcome: ReturnType<TestCase['outcome']>) =>
      tests.filter((test) => test.outcome() === outcome).map((test) => test.titlePath().filter(Boolean).join(' › '));
    const unsteady = named('flaky');
    const summary: TestSummary = {
      passed: named('expected').length + unsteady.length,
      failed: [...named('unexpected'), ...this.#outside],
      unsteady,
    };
    writeSummary(this.#file, summary);
  }
}
