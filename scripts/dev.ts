import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { maxCallMs } from '@kardan/core/kernel/deadline';

/** `pnpm dev`: API, worker, receiver of replies, site and admin application together, restarted when their code changes; Ctrl-C ends all of them. */
const commands = {
  api: ['node', '--watch', '--watch-preserve-output', 'api/server.ts'],
  worker: ['node', '--watch', '--watch-preserve-output', 'worker/main.ts'],
  replies: ['node', '--watch', '--watch-preserve-output', 'worker/receive-replies.ts'],
  web: ['pnpm', '--silent', '--filter', '@kardan/web', 'run', 'dev'],
  admin: ['pnpm', '--silent', '--filter', '@kardan/admin', 'run', 'dev'],
};

/** Pages are compiled when they are first asked for, and somebody may hold a process at a line. */
const patience = { API_TIMEOUT_MS: String(maxCallMs), WEB_API_TIMEOUT_MS: '60000' };

const running = Object.entries(commands).map(([name, command]) => start(name, command));
let stopping = false;

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(0));

function start(name: string, [program = '', ...args]: string[]): ChildProcess {
  // biome-ignore lint/style/noProcessEnv: handed on as it is, not read
  const env = { ...patience, ...process.env };
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => process.stdout.write(`${name.padEnd(7)} ${line}\n`));
  }
  child.on('exit', (code) => {
    if (stopping) return;
    process.stdout.write(`${name.padEnd(7)} ended with ${code}; the others are stopped\n`);
    stop(1);
  });
  return child;
}

/** Each process leads a group of its own, so that what it started ends with it. */
function stop(code: number): void {
  stopping = true;
  for (const { pid } of running) {
    try {
      if (pid) process.kill(-pid, 'SIGTERM');
    } catch {
      // It has ended already.
    }
  }
  process.exitCode = code;
}
