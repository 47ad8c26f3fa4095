import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { childEnvironment } from '@kardan/services/machine/run-command';
import { cacheDirectory, repository } from './directories.ts';

/** Tells the API's connections to PostgreSQL from everybody else's. */
export const apiConnectionName = 'kardan-bench-api';

export interface ApiProcess {
  pid: number;
  url: string;
  stop(): Promise<void>;
}

/** Starts an API of our own on a free port, as in production, its log going to a file. */
export async function startApi(databaseUrl: string, cacheSeconds: number): Promise<ApiProcess> {
  const port = await freePort();
  mkdirSync(cacheDirectory, { recursive: true });
  const logFile = join(cacheDirectory, 'api.log');
  const log = openSync(logFile, 'w');
  const child = spawn(process.execPath, ['api/server.ts'], {
    cwd: repository,
    stdio: ['ignore', log, log],
    env: childEnvironment({
      NODE_ENV: 'production',
      LOG_LEVEL: 'info',
      DATABASE_URL: withConnectionName(databaseUrl),
      API_HOST: '127.0.0.1',
      API_PORT: String(port),
      API_SEARCH_CACHE_SECONDS: String(cacheSeconds),
      API_TRUSTED_PROXIES: '127.0.0.1/8',
    }),
  });
  const url = `http://127.0.0.1:${port}`;
  const ended = once(child, 'exit');
  for (let waitedMs = 0; !(await answers(url)); waitedMs += 100) {
    if (child.exitCode !== null || waitedMs > 60_000) {
      child.kill('SIGKILL');
      throw new Error(`the API did not start:\n${readFileSync(logFile, 'utf8').slice(-2_000)}`);
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

function withConnectionName(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.searchParams.set('application_name', apiConnectionName);
  return url.href;
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(2_000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
