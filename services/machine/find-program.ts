import { spawnSync } from 'node:child_process';

/** Where the shell would find the program. */
export function findProgram(name: string): string | undefined {
  const { stdout } = spawnSync('sh', ['-c', 'command -v "$1"', 'sh', name], { encoding: 'utf8' });
  return stdout.trim() || undefined;
}

/** Users other than root do not have the directory of servers among those they search. */
export function findHaproxy(): string | undefined {
  return findProgram('haproxy') ?? findProgram('/usr/sbin/haproxy');
}
