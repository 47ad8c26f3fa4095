import { readFileSync, statfsSync } from 'node:fs';
import { describeListener, isTaken } from '../machine/port.ts';
import { runningProcess } from '../process.ts';
import type { Service } from '../service.ts';
import type { Check } from './check.ts';

const gib = 1024 ** 3;

/** Room for a database and an index of a million listings, and for the servers that hold them. */
export function checkRoom(directory: string): Check[] {
  const memory = availableMemory();
  const { bavail, bsize } = statfsSync(directory);
  const disk = bavail * bsize;
  return [
    {
      what: '6 GB of free memory',
      found: memory >= 6 * gib ? `${(memory / gib).toFixed(1)} GB` : undefined,
      remedy: `${(memory / gib).toFixed(1)} GB are free; with less, set OPENSEARCH_HEAP=1g`,
      required: false,
    },
    {
      what: '15 GB of free disk',
      found: disk >= 15 * gib ? `${(disk / gib).toFixed(0)} GB` : undefined,
      remedy: `${(disk / gib).toFixed(0)} GB are free in ${directory}; KARDAN_SERVICES_STATE may name another place`,
      required: false,
    },
  ];
}

/** Memory that can be had without swapping; the caches that os.freemem leaves out count. */
function availableMemory(): number {
  const kib = /^MemAvailable:\s+(\d+)/m.exec(readFileSync('/proc/meminfo', 'utf8'))?.[1];
  return Number(kib ?? 0) * 1024;
}

/** Whether each port is free or already held by the service it is meant for. */
export async function checkPorts(services: readonly Service[]): Promise<Check[]> {
  const ports = services.flatMap((service) => service.ports.map((port) => ({ port, service })));
  return Promise.all(
    ports.map(async ({ port, service }) => {
      const state = runningProcess(service.directory) ? 'in use by it' : (await isTaken(port)) ? undefined : 'free';
      const remedy = state ? '' : `taken by ${describeListener(port)}; end that or move our port (services/README.md)`;
      return { what: `port ${port} for ${service.name}`, found: state, remedy, required: true };
    }),
  );
}
