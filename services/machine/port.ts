import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';

const loopback = ['127.0.0.1', 'localhost', '[::1]'];

/** The port of an address on this machine; other machines are not ours to start services on. */
export function localPort(variable: string, address: string, usual: number): number {
  const url = new URL(address);
  if (!loopback.includes(url.hostname)) {
    throw new Error(`${variable} names ${url.hostname}; services are only started on this machine (127.0.0.1).`);
  }
  return url.port ? Number(url.port) : usual;
}

/** Whether somebody already listens on the port. */
export function isTaken(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const server = createServer();
  server.once('error', () => resolve(true));
  server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(false)));
  return promise;
}

/** Names the process that listens on the port, as far as we may look. */
export function describeListener(port: number): string {
  const inodes = listeningInodes(port);
  const pid = readdirSync('/proc').find((entry) => /^\d+$/.test(entry) && holdsSocket(entry, inodes));
  if (!pid) return 'a process we may not look at';
  return `process ${pid} (${readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim().slice(0, 80)})`;
}

function listeningInodes(port: number): Set<string> {
  const listening = '0A';
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const rows = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((table) => {
    try {
      return readFileSync(table, 'utf8').split('\n').slice(1);
    } catch {
      return []; // no IPv6 on this machine
    }
  });
  const columns = rows.map((row) => row.trim().split(/\s+/));
  return new Set(columns.filter((c) => c[1]?.endsWith(suffix) && c[3] === listening).map((c) => `socket:[${c[9]}]`));
}

function holdsSocket(pid: string, sockets: Set<string>): boolean {
  try {
    return readdirSync(`/proc/${pid}/fd`).some((fd) => sockets.has(readlinkSync(`/proc/${pid}/fd/${fd}`)));
  } catch {
    return false; // it ended meanwhile, or belongs to another user
  }
}

/** A port that nobody listens on at the moment. */
export async function findFreePort(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const server = createServer().once('error', reject);
  server.listen({ port: 0, host: '127.0.0.1' }, () => {
    const { port } = server.address() as { port: number };
    server.close(() => resolve(port));
  });
  return promise;
}
