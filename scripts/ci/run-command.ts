import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs a command to its end, its output on our terminal; when its time is up, ends it and all that it has started. */
export async function runCommand([program = '', ...args]: readonly string[], timeMs: number): Promise<boolean> {
  // A group of its own, to be ended as one.
  const child = spawn(program, args, { stdio: 'inherit', detached: true });
  const end = () => child.pid && child.exitCode === null && process.kill(-child.pid, 'SIGKILL');
  const timer = setTimeout(end, timeMs);
  process.once('exit', end);
  try {
    const [code] = await once(child, 'exit');
    return code === 0;
  } finally {
    clearTimeout(timer);
    process.off('exit', end);
  }
}
