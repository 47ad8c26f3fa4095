import { spawnSync } from 'node:child_process';
import { childEnvironment } from './environment.ts';

/** Runs a Node program to its end, its output on our terminal; throws when it fails. */
export function runToEnd(args: string[], cwd: string, env: Record<string, string>): void {
  const { status, signal } = spawnSync(process.execPath, args, {
    cwd,
    env: childEnvironment(env),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status ?? signal}`);
}
