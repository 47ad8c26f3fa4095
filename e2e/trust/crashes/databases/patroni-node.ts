import { existsSync, readFileSync } from 'node:fs';
import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { chooseDirectories } from '@kardan/services/machine/directories';
import { makeOwnDirectory } from '@kardan/services/machine/unprivileged-user';
import type { PatroniPrograms } from '@kardan/services/patroni/install-patroni';
import { clearAfterKill } from '@kardan/services/postgres/clear-after-kill';
import { clientProgram } from '@kardan/services/postgres/client-programs';
import { serverPrograms } from '@kardan/services/postgres/server-programs';
import { loadServicesEnv } from '@kardan/services/service-variables';
import { freePorts } from '@kardan/services/services-command.fixture';
import { type RunningProgram, runProgram } from '../../../stack/run-program.ts';
import { root } from '../../../stack/start.ts';

export const superuser = { name: 'postgres', password: 'of-this-test-alone' };

/** A server of the database with the Patroni that watches over it. */
export interface PatroniNode {
  name: string;
  port: number;
  /** Where Patroni tells what its server is. */
  restPort: number;
  isRunning(): boolean;
  start(): Promise<void>;
  /** SIGKILL to both of them, as if the machine were gone. */
  kill(): Promise<void>;
  /** Whether it is the server to be written to (`primary`), or the standby that has every acknowledged commit (`sync`). */
  is(role: 'primary' | 'sync'): Promise<boolean>;
  /** The last of what Patroni has written. */
  log(): string;
}

interface Place {
  folder: string;
  etcdPort: number;
  programs: PatroniPrograms;
}

export async function preparePatroniNode(name: string, { folder, etcdPort, programs }: Place): Promise<PatroniNode> {
  const { user } = chooseDirectories(loadServicesEnv());
  const home = await makeOwnDirectory(user, join(folder, name));
  const data = join(home, 'data');
  const bin = await gatherPrograms(join(folder, `${name}-programs`));
  const [port = 0, restPort = 0] = await freePorts(2);
  const env = {
    PYTHONPATH: programs.folder,
    PYTHONDONTWRITEBYTECODE: '1',
    LC_ALL: 'C.UTF-8',
    PATRONI_NAME: name,
    PATRONI_ETCD3_HOSTS: `127.0.0.1:${etcdPort}`,
    PATRONI_RESTAPI_LISTEN: `127.0.0.1:${restPort}`,
    PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${restPort}`,
    PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${port}`,
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${port}`,
    PATRONI_POSTGRESQL_DATA_DIR: data,
    PATRONI_POSTGRESQL_BIN_DIR: bin,
    PATRONI_POSTGRESQL_PGPASS: join(home, 'pgpass'),
    PATRONI_SUPERUSER_USERNAME: superuser.name,
    PATRONI_SUPERUSER_PASSWORD: superuser.password,
    PATRONI_REPLICATION_USERNAME: 'replicator',
    PATRONI_REPLICATION_PASSWORD: 'of-this-test-alone',
    PATRONI_REWIND_USERNAME: 'rewinder',
    PATRONI_REWIND_PASSWORD: 'of-this-test-alone',
  };
  let patroni: RunningProgram | undefined;
  const killPostgres = () => {
    const file = join(data, 'postmaster.pid');
    if (existsSync(file)) process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), 'SIGKILL');
  };
  return {
    name,
    port,
    restPort,
    isRunning: () => patroni !== undefined,
    async start() {
      const args = ['-m', 'patroni', `${root}deploy/patroni/patroni.yml`];
      patroni = await runProgram({ program: 'python3', args, env, cwd: home, user });
      process.once('exit', killPostgres);
    },
    async kill() {
      process.off('exit', killPostgres);
      // Patroni first: it would start the other again.
      const ended = patroni?.kill();
      patroni = undefined;
      killPostgres();
      await ended;
      if (existsSync(data)) await clearAfterKill(data);
    },
    async is(role) {
      const answer = await fetch(`http://127.0.0.1:${restPort}/${role}`, { signal: AbortSignal.timeout(2_000) }).catch(
        () => undefined,
      );
      await answer?.body?.cancel();
      return answer?.ok ?? false;
    },
    log: () => patroni?.output() ?? '',
  };
}

/** The server's programs and the clients' come from different packages, and Patroni looks for all of them in one place. */
async function gatherPrograms(folder: string): Promise<string> {
  const server = serverPrograms(chooseDirectories(loadServicesEnv()).cache);
  await server.install();
  await mkdir(folder);
  for (const name of ['initdb', 'pg_ctl', 'postgres'] as const) await symlink(server.path(name), join(folder, name));
  for (const name of ['pg_basebackup', 'pg_controldata', 'pg_isready', 'pg_rewind', 'pg_waldump']) {
    await symlink(await clientProgram(name), join(folder, name));
  }
  return folder;
}
