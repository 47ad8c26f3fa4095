import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { childEnvironment } from './environment.ts';

export interface Launch {
  args: string[];
  cwd: string;
  env: Record<string, string>;
  /** When it is ready: an address that then answers with a success, or words that it then writes. */
  ready: { url: string } | { words: string };
  /** Is told all that it writes, as it comes. */
  hear?: (text: string) => void;
}

export interface RunningProcess extends AsyncDisposable {
  /** For what only the system can do to it, such as stopping it for a while. */
  pid: number;
  /** SIGTERM; resolves with the exit code once it has ended by itself. */
  stop(): Promise<number | null>;
  /** SIGKILL: it ends in the middle of whatever it does. */
  kill(): Promise<void>;
}

/** Ends one that hangs; on a busy machine a start takes half a minute. */
const timeoutMs = 120_000;

/** Starts a Node process and waits until it is ready; ends it by its id when disposed of. */
export async function runProcess({ args, cwd, env, ready, hear }: Launch): Promise<RunningProcess> {
  const child = spawn(process.execPath, args, { cwd, env: childEnvironment(env), stdio: ['ignore', 'pipe', 'pipe'] });
  const killWithUs = () => child.kill('SIGKILL');
  process.once('exit', killWithUs);
  const ended = once(child, 'close');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-10_000);
      hear?.(text);
    });
  }

  const running: RunningProcess = {
    pid: child.pid ?? 0,
    async stop() {
      process.off('exit', killWithUs);
      child.kill('SIGTERM');
      await ended;
      return child.exitCode;
    },
    async kill() {
      process.off('exit', killWithUs);
      child.kill('SIGKILL');
      await ended;
    },
    async [Symbol.asyncDispose]() {
      process.off('exit', killWithUs);
      child.kill('SIGTERM');
      const force = setTimeout(() => child.kill('SIGKILL'), 10_000);
      await ended;
      clearTimeout(force);
    },
  };
  const deadline = Date.now() + timeoutMs;
  while (!('url' in ready ? await answers(ready.url) : output.includes(ready.words))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await running[Symbol.asyncDispose]();
      throw new Error(`${args.join(' ')} did not become ready (${Object.values(ready)}):\n${output}`);
    }
    await sleep(100);
  }
  return running;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
