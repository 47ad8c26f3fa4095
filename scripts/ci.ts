import { rmSync } from 'node:fs';
import { countTests } from './ci/count-tests.ts';
import { runCommand } from './ci/run-command.ts';
import { type StageOutcome, stageTable } from './ci/stage-table.ts';

/** Everything CI shows, in order. Counts come from what the runners sum up; a stage without that counts as one test. */
interface Stage {
  name: string;
  command: string[];
  /** The file that its runner writes. */
  summary?: string;
}

const pnpm = (...command: string[]) => ['pnpm', '--silent', ...command];

const stages: Stage[] = [
  { name: 'README takes a developer to a running site', command: [process.execPath, 'scripts/check-readme.ts'] },
  {
    name: 'verify',
    command: pnpm('verify'),
    summary: 'test-results/vitest.json',
  },
  { name: 'search benchmark, small', command: pnpm('bench', 'search', '--listings', '5000', '--quick') },
  {
    name: 'pages of broad searches, small benchmark',
    command: pnpm('bench', 'result-pages', '--listings', '5000', '--quick'),
  },
  { name: 'changes of cars, small benchmark', command: pnpm('bench', 'stock', '--listings', '5000', '--quick') },
  { name: 'feeds benchmark, small', command: pnpm('bench', 'feeds', '--listings', '5000', '--quick') },
  { name: 'statistics benchmark, small', command: pnpm('bench', 'statistics', '--quick') },
  { name: 'search agents benchmark, small', command: pnpm('bench', 'search-agents', '--quick') },
  {
    name: 'killed processes and harmful words, small',
    command: ['env', 'KARDAN_TRUST=short', ...pnpm('test:trust', 'e2e/trust/crashes/kills', 'e2e/trust/words')],
    summary: 'test-results/trust.json',
  },
  {
    name: 'browser tests',
    command: pnpm('test:browser'),
    summary: 'test-results/playwright.json',
  },
];

/** Ends a run that hangs, as said by whoever started it: a stage that is not through by then has failed. */
const [, , secondsLeft = '4800'] = process.argv;
const endMs = Date.now() + Number(secondsLeft) * 1_000;

const outcomes: StageOutcome[] = [];
for (const stage of stages) {
  const { name, command, summary } = stage;
  if (summary) rmSync(summary, { force: true });
  const start = Date.now();
  process.stdout.write(`\n════ ${name}\n`);
  const ok = await runCommand(command, Math.max(0, endMs - start));
  const seconds = (Date.now() - start) / 1_000;
  process.stdout.write(`════ ${name}: ${ok ? 'ok' : Date.now() < endMs ? 'FAILED' : 'OUT OF TIME'}\n`);
  outcomes.push({ name, seconds, ...countTests(ok, stage) });
}
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
const told = outcomes.flatMap((outcome) => outcome.told);
process.stdout.write(`\n${[stageTable(outcomes), ...told].join('\n')}\n\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;
