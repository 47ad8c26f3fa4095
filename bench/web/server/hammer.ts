import { fileURLToPath } from 'node:url';
import { findProgram } from '@kardan/services/machine/find-program';
import { runCommand } from '@kardan/services/machine/run-command';

export interface Hammered {
  requests: number;
  elapsedMs: number;
  /** Not answered with a success, or not at all. */
  failed: number;
  p50Ms: number;
  p99Ms: number;
}

const script = fileURLToPath(new URL('./visitors.lua', import.meta.url));

/** Whether there is what it takes: a generator in Node would itself be slower than the cache. */
export function canHammer(): boolean {
  return findProgram('wrk') !== undefined;
}

/** The most that is answered at this address: clients that each ask again when they have their answer. */
export async function hammer(url: string, clients: number, seconds: number): Promise<Hammered> {
  const args = ['--threads', '1', '--connections', String(clients), '--duration', `${seconds}s`, '--timeout', '30s'];
  const output = await runCommand('wrk', [...args, '--script', script, url]);
  const line = output.split('\n').find((text) => text.startsWith('{'));
  if (!line) throw new Error(`wrk told nothing:\n${output}`);
  return JSON.parse(line) as Hammered;
}
