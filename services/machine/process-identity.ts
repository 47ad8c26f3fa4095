import { readFileSync } from 'node:fs';

/**
 * Process ids are used again, after a restart of the machine soon: only boot, id and start time together
 * tell that the process is the one we started. Undefined when it runs no more.
 */
export function identityOf(pid: number): string | undefined {
  const stat = readStat(pid);
  if (!stat || stat.state === 'Z') return undefined;
  return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}:${stat.startedAtTicks}`;
}

function readStat(pid: number): { state: string; startedAtTicks: string } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may hold spaces; fields are counted after it.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', startedAtTicks: fields[19] ?? '' };
  } catch {
    return undefined;
  }
}
