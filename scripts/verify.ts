import { spawnSync } from 'node:child_process';

/** `pnpm verify`: the one gate. Everything must pass before a commit; CI runs the same. */
const steps = [
  ['services', 'services', 'up'],
  ['generated files are fresh', 'generate', '--check'],
  ['format and lint', 'lint'],
  ['types', 'typecheck'],
  ['unit and integration tests', 'test'],
  ['production build of web and admin', 'build'],
] as const;

for (const [name, ...command] of steps) {
  const start = Date.now();
  process.stdout.write(`\n── ${name}\n`);
  const { status } = spawnSync('pnpm', ['--silent', ...command], { stdio: 'inherit' });
  const seconds = ((Date.now() - start) / 1_000).toFixed(1);
  process.stdout.write(`── ${name}: ${status === 0 ? 'ok' : 'FAILED'} (${seconds} s)\n`);
  if (status !== 0) process.exit(1);
}
