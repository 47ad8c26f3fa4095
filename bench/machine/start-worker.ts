import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { childEnvironment } from '@kardan/services/machine/run-command';
import { repository } from './directories.ts';

export interface WorkerProcess {
  pid: number;
  stop(): Promise<void>;
}

/** Starts a worker of our own as in production, with these variables; resolves when it takes jobs. */
export async function startWorker(env: Record<string, string>): Promise<WorkerProcess> {
  const child = spawn(process.execPath, ['worker/main.ts'], {
    cwd: repository,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: childEnvironment({ NODE_ENV: 'production', LOG_LEVEL: 'info', ...env }),
  });
  const lines: string[] = [];
  const started = Promise.withResolvers<void>();
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line.includes('worker started')) started.resolve();
    // Errors and what came before them, should it not start; a benchmark's worker is not worth its log otherwise.
    lines.push(line);
    if (lines.length > 20) lines.shift();
  });
  child.once('exit', (code) => started.reject(new Error(`the worker ended with ${code}:\n${lines.join('\n')}`)));
  await started.promise;
  return { pid: child.pid as number, stop: () => end(child) };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), 30_000);
  await once(child, 'exit');
  clearTimeout(force);
}
