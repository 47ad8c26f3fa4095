import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findHaproxy } from '@kardan/services/machine/find-program';
import { freePort } from './run-process.ts';
import { runProgram } from './run-program.ts';

export const haproxyProgram = findHaproxy();

/** Says in each answer which of the servers has given it. */
export const servedByHeader = 'x-served-by';

export interface Balanced {
  name: string;
  origins: readonly string[];
  /** What a server answers with a success as long as it may be asked. */
  healthPath: string;
  /** What is tried again at another server; without it only what never reached one. */
  retryOn?: string;
}

export interface Haproxy extends AsyncDisposable {
  url: string;
}

/** HAProxy on a free port in front of these servers, by turns; resolves when one of them has answered through it. */
export async function startHaproxy(balanced: Balanced): Promise<Haproxy> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const running = await runHaproxy(configurationOf(balanced, port), () => answers(url + balanced.healthPath));
  return { url, [Symbol.asyncDispose]: () => running[Symbol.asyncDispose]() };
}

/** HAProxy with this configuration; resolves when it leads somewhere. */
export async function runHaproxy(configuration: string, isReady: () => Promise<boolean>): Promise<AsyncDisposable> {
  const folder = await mkdtemp(join(tmpdir(), 'kardan-haproxy-'));
  const file = join(folder, 'haproxy.cfg');
  await writeFile(file, configuration);
  const running = await runProgram({ program: haproxyProgram ?? 'haproxy', args: ['-db', '-f', file], isReady });
  return {
    async [Symbol.asyncDispose]() {
      await running[Symbol.asyncDispose]();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function configurationOf({ name, origins, healthPath, retryOn }: Balanced, port: number): string {
  const servers = origins.map((origin, position) => `  server ${name}-${position + 1} ${new URL(origin).host}`);
  return `global
  # Only what fits into it can be sent a second time; a search with its counts takes up to 20 KB.
  tune.bufsize 131072
defaults
  mode http
  timeout connect 1s
  timeout client 60s
  timeout server 60s
  timeout check 2s
listen ${name}
  bind 127.0.0.1:${port}
  balance roundrobin
  option forwardfor
  option httpchk GET ${healthPath}
  option redispatch 1
  retries 2
  ${retryOn ? `retry-on ${retryOn}` : ''}
  http-response set-header ${servedByHeader} %s
  default-server check inter 500ms fall 2 rise 2
${servers.join('\n')}
`;
}

async function answers(url: string): Promise<boolean> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.ok ?? false;
}
