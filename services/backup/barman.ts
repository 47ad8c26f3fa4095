import { chown, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { chooseDirectories, type Directories } from '../machine/directories.ts';
import { localPort } from '../machine/port.ts';
import { runCommand } from '../machine/run-command.ts';
import { makeOwnDirectory } from '../machine/unprivileged-user.ts';
import { clientProgram } from '../postgres/client-programs.ts';
import { localSuperuserUrl } from '../postgres.ts';
import type { BackupEnv } from './backup-variables.ts';
import { barmanConfiguration, serverName } from './barman-configuration.ts';
import { installBarman } from './install-barman.ts';

export interface Barman {
  /** Base backups and changes. */
  readonly directory: string;
  readonly directories: Directories;
  /** The database that is copied, as the role that may. */
  readonly databaseUrl: string;
  /** Runs one of Barman's commands to its end and gives what it says. */
  run(...args: string[]): Promise<string>;
  /** The same, with an answer that is read. */
  ask<Answer>(...args: string[]): Promise<Answer>;
}

/** Barman as the user that the services run as, with a configuration that is written anew each time. */
export async function openBarman(env: BackupEnv): Promise<Barman> {
  const directories = chooseDirectories(env);
  const { user, cache, data } = directories;
  const directory = await makeOwnDirectory(user, resolve(env.BACKUP_DIRECTORY ?? join(data, 'backup')));
  const program = await installBarman(cache);
  const configuration = join(directory, 'barman.conf');
  const databaseUrl = databaseToCopy(env, data);
  const text = barmanConfiguration({
    directory,
    user: user?.name ?? userInfo().username,
    databaseUrl,
    clientPrograms: dirname(await clientProgram('pg_basebackup')),
    retentionDays: env.BACKUP_RETENTION_DAYS,
  });
  await writeFile(configuration, text, { mode: 0o600 });
  if (user) await chown(configuration, user.uid, user.gid);

  const run = (...args: string[]) =>
    runCommand('python3', [program.script, '--config', configuration, ...args], {
      cwd: directory,
      env: { ...program.env, HOME: directory },
      user,
    });
  return {
    directory,
    directories,
    databaseUrl,
    run,
    ask: async <Answer>(...args: string[]) => JSON.parse(await run('--format', 'json', ...args)) as Answer,
  };
}

function databaseToCopy(env: BackupEnv, data: string): string {
  if (env.BACKUP_DATABASE_URL) return env.BACKUP_DATABASE_URL;
  try {
    return localSuperuserUrl(data, localPort('DATABASE_URL', env.DATABASE_URL, 5432)).href;
  } catch (cause) {
    throw new Error(
      'BACKUP_DATABASE_URL is not set, and there is no PostgreSQL of `pnpm services up` here (docs/operations/backup.md).',
      { cause },
    );
  }
}

/** A base backup, as Barman describes it. */
export interface BaseBackup {
  id: string;
  endedAt: Date;
  sizeBytes: number;
}

interface ListedBackup {
  backup_id: string;
  status: string;
  end_time_timestamp: string;
  size_bytes: number;
}

/** Base backups that are whole, the oldest first. */
export async function listBackups({ ask }: Barman): Promise<BaseBackup[]> {
  const { [serverName]: listed = [] } = await ask<Record<string, ListedBackup[]>>('list-backups', serverName);
  return listed
    .filter(({ status }) => status === 'DONE')
    .map(({ backup_id, end_time_timestamp, size_bytes }) => ({
      id: backup_id,
      // Told in whole seconds; it ended within that one.
      endedAt: new Date((Number(end_time_timestamp) + 1) * 1000),
      sizeBytes: size_bytes,
    }))
    .sort((one, other) => one.endedAt.getTime() - other.endedAt.getTime());
}
