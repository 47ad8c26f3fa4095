import { readdirSync, readFileSync } from 'node:fs';

/**
 * Memory of a process and its children in MiB. Proportional set size: PostgreSQL's processes share
 * one buffer cache, which resident size would count once for each of them.
 */
export function memoryMib(pid: number): number {
  const parents = parentsOfAll();
  const belongs = (candidate: number): boolean => {
    for (let id: number | undefined = candidate; id; id = parents.get(id)) if (id === pid) return true;
    return false;
  };
  const kib = [...parents.keys()].filter(belongs).map(proportionalSetKib);
  return Math.round(kib.reduce((sum, size) => sum + size, 0) / 1024);
}

function parentsOfAll(): Map<number, number> {
  const ids = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry));
  return new Map(ids.map((id) => [Number(id), Number(field(`/proc/${id}/status`, 'PPid'))]));
}

function proportionalSetKib(pid: number): number {
  return Number.parseInt(field(`/proc/${pid}/smaps_rollup`, 'Pss') || '0', 10);
}

function field(file: string, name: string): string {
  try {
    const line = readFileSync(file, 'utf8')
      .split('\n')
      .find((text) => text.startsWith(`${name}:`));
    return line?.slice(name.length + 1).trim() ?? '';
  } catch {
    return ''; // the process ended meanwhile
  }
}
