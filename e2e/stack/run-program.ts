import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { childEnvironment } from '@kardan/services/machine/run-command';
import type { SystemUser } from '@kardan/services/machine/unprivileged-user';

export interface ProgramLaunch {
  program: string;
  args: readonly string[];
  env?: Record<string, string>;
  cwd?: string;
  user?: SystemUser | undefined;
  /** Asked until it is so; started programs that need no waiting leave it out. */
  isReady?: () => Promise<boolean>;
}

export interface RunningProgram extends AsyncDisposable {
  /** The last of what it has written. */
  output(): string;
  /** SIGKILL. */
  kill(): Promise<void>;
}

/** Ends one that hangs; on a busy machine a start takes half a minute. */
const timeoutMs = 120_000;

/** Starts a program that somebody else has made, which ends with us at the latest. */
export async function runProgram({ isReady, program, args, user, ...launch }: ProgramLaunch): Promise<RunningProgram> {
  const child = spawn(program, args, {
    ...(launch.cwd && { cwd: launch.cwd }),
    env: childEnvironment(launch.env),
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(user && { uid: user.uid, gid: user.gid }),
  });
  const killWithUs = () => child.kill('SIGKILL');
  process.once('exit', killWithUs);
  const ended = once(child, 'close');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-50_000);
    });
  }
  const end = async (signal: NodeJS.Signals) => {
    process.off('exit', killWithUs);
    child.kill(signal);
    await ended;
  };
  const deadline = performance.now() + timeoutMs;
  while (isReady && !(await isReady())) {
    if (child.exitCode !== null || performance.now() > deadline) {
      await end('SIGKILL');
      throw new Error(`${program} did not start:\n${output}`);
    }
    await sleep(50);
  }
  return { output: () => output, kill: () => end('SIGKILL'), [Symbol.asyncDispose]: () => end('SIGTERM') };
}
