import { spawn } from 'node:child_process';
import type { SystemUser } from './unprivileged-user.ts';

export interface CommandOptions {
  cwd?: string;
  env?: Record<string, string>;
  user?: SystemUser | undefined;
}

/** Runs a program to its end and gives its standard output; a failure carries the last lines of all it printed. */
export function runCommand(program: string, args: readonly string[], options: CommandOptions = {}): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const child = spawn(program, args, {
    cwd: options.cwd,
    env: childEnvironment(options.env),
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(options.user && { uid: options.user.uid, gid: options.user.gid }),
  });
  let stdout = '';
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
    output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  child.on('error', (cause) => reject(new Error(`${program} could not be run: ${cause.message}`, { cause })));
  child.on('close', (code, signal) => {
    if (code === 0) return resolve(stdout);
    const lastLines = output.trimEnd().split('\n').slice(-20).join('\n');
    reject(new Error(`${program} ${args.join(' ')} ended with ${code ?? signal}:\n${lastLines}`));
  });
  return promise;
}

/** What a child process finds in its environment: ours, and what it needs beyond. */
export function childEnvironment(extra: Record<string, string> = {}): NodeJS.ProcessEnv {
  // biome-ignore lint/style/noProcessEnv: handed on as it is, not read
  return { ...process.env, ...extra };
}
