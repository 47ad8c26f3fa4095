import { execFile, execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

function hasPromtool(): boolean {
  try {
    execFileSync('promtool', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    process.stderr.write(
      '\nNOT TESTED: the alert rules, for want of promtool (Debian: the package prometheus). They were checked for names alone.\n\n',
    );
    return false;
  }
}

test.skipIf(!hasPromtool())('alerts fire when they should, and no others', async () => {
  const run = (...args: string[]) => promisify(execFile)('promtool', args, { cwd: root });
  expect((await run('check', 'rules', 'deploy/prometheus/rules.yml')).stdout).toContain('SUCCESS');
  expect((await run('test', 'rules', 'deploy/prometheus/tests/rules.test.yml')).stdout).toContain('SUCCESS');
});
