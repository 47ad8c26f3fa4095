import { spawnSync } from 'node:child_process';

/** Where the shell would find the program. */
export function findProgram(name: string): string | undefined {
  const { stdout } = spawnSync('sh', ['-c', 'command -v "$1"', 'sh', name], { encoding: 'utf8' });
  return stdout.trim() || undefined;
}
