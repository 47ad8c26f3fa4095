import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { identityOf } from './machine/process-identity.ts';
import { childEnvironment } from './machine/run-command.ts';
import type { SystemUser } from './machine/unprivileged-user.ts';

export interface Launch {
  program: string;
  args: readonly string[];
  env?: Record<string, string>;
  cwd: string;
  user: SystemUser | undefined;
}

/** Starts a program that outlives us; its output goes to `log` and its identity to `pid` in the directory. */
export function launchDetached(directory: string, launch: Launch): void {
  mkdirSync(directory, { recursive: true, mode: 0o755 });
  const logFile = join(directory, 'log');
  if (existsSync(logFile)) renameSync(logFile, join(directory, 'log.previous'));
  const log = openSync(logFile, 'a', 0o644);
  const child = spawn(launch.program, launch.args, {
    cwd: launch.cwd,
    env: childEnvironment(launch.env),
    detached: true,
    stdio: ['ignore', log, log],
    ...(launch.user && { uid: launch.user.uid, gid: launch.user.gid }),
  });
  closeSync(log);
  child.on('error', () => {}); // a missing program shows as an undefined pid
  if (child.pid === undefined) throw new Error(`${launch.program} could not be started.`);
  child.unref();
  writeFileSync(join(directory, 'pid'), `${child.pid} ${identityOf(child.pid)}\n`);
}

/** The id of the process we started here, if it still runs. */
export function runningProcess(directory: string): number | undefined {
  const file = join(directory, 'pid');
  if (!existsSync(file)) return undefined;
  const [pid = '', identity] = readFileSync(file, 'utf8').trim().split(' ');
  return identity === identityOf(Number(pid)) ? Number(pid) : undefined;
}

/** Ends our process: politely at first, by force after the timeout. */
export async function endProcess(directory: string, signal: NodeJS.Signals, timeoutSeconds = 60): Promise<void> {
  const pid = runningProcess(directory);
  if (pid !== undefined) {
    process.kill(pid, signal);
    const deadline = Date.now() + timeoutSeconds * 1000;
    while (runningProcess(directory) !== undefined) {
      if (Date.now() > deadline) process.kill(pid, 'SIGKILL');
      await sleep(50);
    }
  }
  rmSync(join(directory, 'pid'), { force: true });
}
