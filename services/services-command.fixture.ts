import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { childEnvironment } from './machine/run-command.ts';

/** `pnpm services` on its own ports and data, so that the developer's running services are not touched. */
export function servicesCommand(variables: Record<string, string>) {
  const state = mkdtempSync(join(tmpdir(), 'kardan-services-'));
  chmodSync(state, 0o755); // the unprivileged user must get in
  const env = childEnvironment({ KARDAN_SERVICES_STATE: state, ...variables });

  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['services.ts', ...args], {
      cwd: import.meta.dirname,
      env,
      encoding: 'utf8',
    });
    return { status, output: stdout + stderr };
  };
  const pidOf = (service: string) => Number(readFileSync(join(state, service, 'pid'), 'utf8').split(' ')[0]);
  const remove = () => {
    run('down');
    rmSync(state, { recursive: true, force: true });
  };
  return { run, pidOf, remove, state };
}

/** Ports that nobody listens on at the moment. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(Array.from({ length: count }, () => listen(0)));
  const ports = servers.map((server) => (server.address() as { port: number }).port);
  for (const server of servers) server.close();
  return ports;
}

export function listen(port: number): Promise<ReturnType<typeof createServer>> {
  const { promise, resolve, reject } = Promise.withResolvers<ReturnType<typeof createServer>>();
  const server = createServer().once('error', reject);
  server.listen(port, '127.0.0.1', () => resolve(server));
  return promise;
}
