import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { compileCache } from '@kardan/core/testing/compile-cache';

const main = fileURLToPath(new URL('../receive-replies.ts', import.meta.url));

export interface ReceiverProcess extends AsyncDisposable {
  child: ChildProcess;
  port: number;
  /** What it has logged. */
  lines: string[];
  /** Resolves with the exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Starts the receiver of replies as it runs in production, with these variables and no others; resolves when it takes mail. */
export async function startReceiver(variables: Record<string, string>): Promise<ReceiverProcess> {
  const child = spawn(process.execPath, [main], {
    env: { ...compileCache, REPLY_SMTP_PORT: '0', LOG_LEVEL: 'info', ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
    return child.exitCode;
  };
  const lines: string[] = [];
  const port = await new Promise<number>((resolve, reject) => {
    const output = createInterface({ input: child.stdout });
    output.on('line', (line) => {
      lines.push(line);
      if (line.includes('receiver of replies started')) resolve(JSON.parse(line).port);
    });
    output.on('close', () => reject(new Error('the receiver did not start')));
  });
  return { child, port, lines, end, [Symbol.asyncDispose]: async () => void (await end('SIGKILL')) };
}
