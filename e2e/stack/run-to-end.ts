import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { childEnvironment } from './environment.ts';

/** Runs a Node program to its end, its output on our terminal; throws when it fails. */
export async function runToEnd(args: string[], cwd: string, env: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, args, {
    cwd,
    env: childEnvironment(env),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [status, signal] = await once(child, 'exit');
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status ?? signal}`);
}
