import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { chown, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Directories } from './machine/directories.ts';
import { localPort } from './machine/port.ts';
import { runCommand } from './machine/run-command.ts';
import { makeOwnDirectory } from './machine/unprivileged-user.ts';
import { clearAfterKill } from './postgres/clear-after-kill.ts';
import { answersQuery, ensureDatabase, userFromUrl } from './postgres/database.ts';
import { serverPrograms } from './postgres/server-programs.ts';
import { asArguments, postgresSettings } from './postgres/settings.ts';
import { endProcess, launchDetached } from './process.ts';
import type { Service } from './service.ts';
import type { ServicesEnv } from './service-variables.ts';

export function postgres(env: ServicesEnv, { state, data, cache, user }: Directories): Service {
  const port = localPort('DATABASE_URL', env.DATABASE_URL, 5432);
  const [owner, app] = [userFromUrl(env.DATABASE_OWNER_URL), userFromUrl(env.DATABASE_URL)];
  const programs = serverPrograms(cache);
  const directory = join(state, 'postgres');
  const { home, cluster, passwordFile } = postgresPlaces(data);
  const superuserUrl = () => localSuperuserUrl(data, port);

  return {
    name: 'postgres',
    version: programs.version.replace(/\.0-.*/, ''),
    address: `postgres://127.0.0.1:${port}/${owner.database}`,
    ports: [port],
    directory,
    timeoutSeconds: 600, // after a crash every file is written to disk first: over two minutes on a slow one
    install: () => programs.install(),
    async start() {
      if (!existsSync(join(cluster, 'PG_VERSION'))) {
        await rm(cluster, { recursive: true, force: true }); // left over from an interrupted initdb
        await makeOwnDirectory(user, cluster);
        await writeFile(passwordFile, randomBytes(18).toString('base64url'), { mode: 0o600 });
        await initialise(programs.path('initdb'));
      }
      await clearAfterKill(cluster);
      launchDetached(directory, {
        program: programs.path('postgres'),
        args: ['-D', cluster, ...asArguments(postgresSettings(port, env.KARDAN_POSTGRES_FSYNC))],
        cwd: home,
        user,
      });
    },
    stop: () => endProcess(directory, 'SIGINT'), // fast shutdown: open sessions are ended
    health: async () => answersQuery(superuserUrl()),
    prepare: async () => ensureDatabase(superuserUrl(), owner, app),
    wipe: () => rm(home, { recursive: true, force: true }),
  };

  async function initialise(initdb: string): Promise<void> {
    if (user) await chown(passwordFile, user.uid, user.gid);
    await runCommand(
      initdb,
      [
        `--pgdata=${cluster}`,
        '--username=postgres',
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        // Sorts the same on every machine; names have an order of their own (collation people).
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
      ],
      { cwd: home, user },
    );
  }
}

/** Where the local server keeps its data below the services' own. */
export function postgresPlaces(data: string) {
  const home = join(data, 'postgres');
  return { home, cluster: join(home, 'data'), passwordFile: join(home, 'superuser-password') };
}

export function localSuperuserUrl(data: string, port: number): URL {
  const url = new URL(`postgres://postgres@127.0.0.1:${port}/postgres`);
  url.password = readFileSync(postgresPlaces(data).passwordFile, 'utf8');
  return url;
}
