import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { checkReadme } from './ci/check-readme.ts';
import { countTests, type Report } from './ci/count-tests.ts';

/** Everything CI shows, in order. Counts come from the runners' own reports; a stage without one counts as one test. */
interface Stage {
  name: string;
  run: () => boolean | Promise<boolean>;
  report?: Report;
}

const pnpm =
  (...command: string[]) =>
  () =>
    spawnSync('pnpm', ['--silent', ...command], { stdio: 'inherit' }).status === 0;

const stages: Stage[] = [
  { name: 'README takes a developer to a running site', run: checkReadme },
  {
    name: 'verify',
    run: pnpm('verify'),
    report: { file: 'test-results/vitest.json', passed: ['numPassedTests'], failed: ['numFailedTests'] },
  },
  { name: 'search benchmark, small', run: pnpm('bench', 'search', '--listings', '5000', '--quick') },
  { name: 'search agents benchmark, small', run: pnpm('bench', 'search-agents', '--quick') },
  {
    name: 'browser tests',
    run: pnpm('test:browser'),
    report: { file: 'test-results/playwright.json', passed: ['stats', 'expected'], failed: ['stats', 'unexpected'] },
  },
];

let passed = 0;
let failed = 0;
for (const { name, run, report } of stages) {
  if (report) rmSync(report.file, { force: true });
  const start = Date.now();
  process.stdout.write(`\n════ ${name}\n`);
  const ok = await run();
  process.stdout.write(`════ ${name}: ${ok ? 'ok' : 'FAILED'} (${Math.round((Date.now() - start) / 1_000)} s)\n`);
  const counts = countTests(ok, report);
  if (report && !existsSync(report.file)) process.stdout.write(`════ ${name}: no report at ${report.file}\n`);
  passed += counts.passed;
  failed += counts.failed;
}
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;
