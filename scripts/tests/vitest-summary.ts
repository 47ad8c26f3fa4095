import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';
import { failedTest, type TestSummary, writeSummary } from './test-summary.ts';

/** Sums up a run of vitest: what failed and what had to be run once more, by name. */
export class VitestSummary implements Reporter {
  readonly #file: string;
  readonly #summary: TestSummary = { passed: 0, failed: [], unsteady: [] };

  constructor(file: string) {
    this.#file = file;
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors = [] } = test.result();
    const name = `${test.module.relativeModuleId} › ${test.fullName}`;
    if (state === 'passed') this.#summary.passed += 1;
    if (state === 'failed') this.#summary.failed.push(failedTest(name, told(errors)));
    if (test.diagnostic()?.flaky) this.#summary.unsteady.push(name);
  }

  /** A file that cannot be loaded, or whose set-up fails, has no test that could say so. */
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const broken = modules.filter((module) => module.errors().length + suiteErrors(module).length > 0);
    this.#summary.failed.push(
      ...broken.map((module) =>
        failedTest(
          `${module.relativeModuleId} › outside of its tests`,
          told([...module.errors(), ...suiteErrors(module)]),
        ),
      ),
      ...unhandled.map((error) => failedTest('outside of tests', told([error]))),
    );
    writeSummary(this.#file, this.#summary);
  }
}

function suiteErrors(module: TestModule): readonly SerializedError[] {
  return [...module.children.allSuites()].flatMap((suite) => suite.errors());
}

/** A comparison's message is shortened; its difference says what there was. */
function told(errors: readonly SerializedError[]): string[] {
  return errors.flatMap(({ message, diff }) => [message, typeof diff === 'string' ? diff : '']);
}
