import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { memoryMib } from '../machine/process-memory.ts';
import { say } from '../machine/progress.ts';
import { runningProcess } from '../process.ts';
import type { Service } from '../service.ts';

const columns = ['service', 'state', 'pid', 'version', 'memory', 'address'] as const;
type Row = Record<(typeof columns)[number], string>;

/** Prints a table of the services; true when every one of them is up. */
export async function status(services: readonly Service[]): Promise<boolean> {
  const rows = await Promise.all(services.map(describe));
  say(table(rows));
  return rows.every((row) => row.state === 'up');
}

/** Nodes of a profile that was never started here would only be noise. */
export function everStarted(service: Service): boolean {
  return existsSync(service.directory);
}

/** Started and not ended by us: it runs, or it died. */
export function notEnded(service: Service): boolean {
  return existsSync(join(service.directory, 'pid'));
}

async function describe(service: Service): Promise<Row> {
  const pid = runningProcess(service.directory);
  const { name, version, address } = service;
  if (pid === undefined) return { service: name, state: 'down', pid: '', version, memory: '', address };
  const state = await service.health().then(
    () => 'up',
    () => 'not answering',
  );
  return { service: name, state, pid: String(pid), version, memory: `${memoryMib(pid)} MiB`, address };
}

function table(rows: readonly Row[]): string {
  const header = Object.fromEntries(columns.map((column) => [column, column])) as Row;
  const widths = columns.map((column) => Math.max(...[header, ...rows].map((row) => row[column].length)));
  const line = (row: Row) =>
    columns
      .map((column, index) => row[column].padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd();
  return [header, ...rows].map(line).join('\n');
}
