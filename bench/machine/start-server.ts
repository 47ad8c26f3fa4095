import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { childEnvironment } from '@kardan/services/machine/run-command';
import { cacheDirectory } from './directories.ts';

export interface ServerProcess {
  pid: number;
  url: string;
  stop(): Promise<void>;
}

interface Launch {
  name: string;
  script: string;
  cwd: string;
  env: Record<string, string>;
  url: string;
  /** Answers with a success once the process is ready. */
  readyPath: string;
}

/** Starts a server of ours as in production and waits until it is ready; its log goes to a file. */
export async function startServer({ name, script, cwd, env, url, readyPath }: Launch): Promise<ServerProcess> {
  mkdirSync(cacheDirectory, { recursive: true });
  const logFile = join(cacheDirectory, `${name}.log`);
  const log = openSync(logFile, 'w');
  const child = spawn(process.execPath, [script], {
    cwd,
    stdio: ['ignore', log, log],
    env: childEnvironment({ NODE_ENV: 'production', ...env }),
  });
  const ended = once(child, 'exit');
  for (let waitedMs = 0; !(await answers(url + readyPath)); waitedMs += 100) {
    if (child.exitCode !== null || waitedMs > 60_000) {
      child.kill('SIGKILL');
      throw new Error(`${name} did not start:\n${readFileSync(logFile, 'utf8').slice(-2_000)}`);
    }
    await sleep(100);
  }
  return {
    pid: child.pid as number,
    url,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      const force = setTimeout(() => child.kill('SIGKILL'), 20_000);
      await ended;
      clearTimeout(force);
    },
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
