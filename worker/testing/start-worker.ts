import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { compileCache } from '@kardan/core/testing/compile-cache';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

export interface WorkerProcess extends AsyncDisposable {
  /** SIGKILL: nothing is finished, nothing is handed back. */
  kill(): Promise<void>;
  /** SIGTERM; resolves with the exit code. */
  stop(): Promise<number | null>;
}

/** Starts the worker as it runs in production, with these variables and no others; resolves when it takes jobs. Each line of its log is told. */
export async function startWorker(
  variables: Record<string, string>,
  hear: (line: string) => void = () => {},
): Promise<WorkerProcess> {
  const child = spawn(process.execPath, [main], {
    env: { ...compileCache, LOG_LEVEL: 'info', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  const started = Promise.withResolvers<void>();
  createInterface({ input: child.stderr }).on('line', (line) => {
    output.push(line);
    hear(line);
  });
  createInterface({ input: child.stdout }).on('line', (line) => {
    output.push(line);
    hear(line);
    if (line.includes('worker started')) started.resolve();
  });
  child.once('exit', (code) => started.reject(new Error(`worker ended with ${code}:\n${output.join('\n')}`)));
  await started.promise;
  return {
    async kill() {
      await end(child, 'SIGKILL');
    },
    stop: () => end(child, 'SIGTERM'),
    async [Symbol.asyncDispose]() {
      await end(child, 'SIGKILL');
    },
  };
}

async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill(signal);
    await once(child, 'exit');
  }
  return child.exitCode;
}
