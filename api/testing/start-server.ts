import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { loadEnv } from '@kardan/core/env';
import { compileCache } from '@kardan/core/testing/compile-cache';

const main = fileURLToPath(new URL('../server.ts', import.meta.url));
const running: ChildProcess[] = [];

/** The API as it runs in production: its own process, on a free port, with these variables and no others. */
export async function startServer(variables: {
  DATABASE_URL: string;
  LISTING_INDEX: string;
  API_TRUSTED_PROXIES?: string;
}) {
  const server = spawn(process.execPath, [main], {
    env: {
      ...compileCache,
      OPENSEARCH_URL: loadEnv().OPENSEARCH_URL.join(','),
      API_PORT: '0',
      // Busy neighbours must not make it give up.
      API_TIMEOUT_MS: '30000',
      LOG_LEVEL: 'info',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.push(server);
  const lines: Record<string, unknown>[] = [];
  const reader = createInterface({ input: server.stdout });
  const port = await new Promise<number>((resolve, reject) => {
    server.once('exit', () => reject(new Error('the server ended')));
    reader.on('line', (line) => {
      const entry = JSON.parse(line) as Record<string, unknown>;
      lines.push(entry);
      const started = /^listening on port (\d+)$/.exec(String(entry.msg));
      if (started) resolve(Number(started[1]));
    });
  });
  return { server, port, lines };
}

/** Ends whatever a test has left running. */
export function killServers(): void {
  for (const server of running.splice(0)) server.kill('SIGKILL');
}
