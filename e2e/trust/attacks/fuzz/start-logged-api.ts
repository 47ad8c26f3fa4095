import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { liftedBounds } from '@kardan/core/testing/lifted-bounds';
import { childEnvironment } from '../../../stack/environment.ts';
import { financePartners } from '../../../stack/finance-partners.ts';
import { freePort } from '../../../stack/run-process.ts';
import { root } from '../../../stack/start.ts';

const timeoutMs = 120_000;

export interface LoggedApi extends AsyncDisposable {
  origin: string;
  /** Where it writes what went wrong: a defect found by chance is looked for there. */
  logFile: string;
  /** Whether it has never ended by itself. */
  isRunning(): boolean;
}

/** An API whose log outlives it. */
export async function startLoggedApi(env: Record<string, string>): Promise<LoggedApi> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  mkdirSync(`${root}.cache/trust`, { recursive: true });
  const logFile = `${root}.cache/trust/fuzzed-api.log`;
  const log = openSync(logFile, 'w');
  const child = spawn(process.execPath, ['api/server.ts'], {
    cwd: root,
    // Busy neighbours must not make it shed a test's load.
    env: childEnvironment({
      LOG_LEVEL: 'error',
      ...liftedBounds,
      FINANCE_PARTNERS: JSON.stringify(financePartners),
      ...env,
      API_HOST: '127.0.0.1',
      API_PORT: String(port),
    }),
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const killWithUs = () => child.kill('SIGKILL');
  process.once('exit', killWithUs);
  const ended = once(child, 'close');
  const running: LoggedApi = {
    origin,
    logFile,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async [Symbol.asyncDispose]() {
      process.off('exit', killWithUs);
      child.kill('SIGTERM');
      const force = setTimeout(() => child.kill('SIGKILL'), 10_000);
      await ended;
      clearTimeout(force);
    },
  };
  const deadline = Date.now() + timeoutMs;
  while (!(await answers(`${origin}/health/ready`))) {
    if (!running.isRunning() || Date.now() > deadline) {
      await running[Symbol.asyncDispose]();
      throw new Error(`the API did not become ready: ${logFile}`);
    }
    await sleep(100);
  }
  return running;
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(5_000) })).ok;
  } catch {
    return false;
  }
}
