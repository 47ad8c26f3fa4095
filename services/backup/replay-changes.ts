import { existsSync, readFileSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Directories } from '../machine/directories.ts';
import { answersQuery } from '../postgres/database.ts';
import { serverPrograms } from '../postgres/server-programs.ts';
import { asArguments } from '../postgres/settings.ts';
import { endProcess, launchDetached, runningProcess } from '../process.ts';

interface Replay {
  /** The restored data. */
  cluster: string;
  /** Beside them, for process id, log and who may connect. */
  beside: string;
  port: number;
  /** Whom to ask whether it answers. */
  databaseUrl: string;
  directories: Directories;
}

/**
 * Starts the restored database on a port that nobody knows, lets it replay its changes up to the moment that Barman has noted in it,
 * hands it to the work, and ends it: nobody else may write to it before the work is done.
 */
export async function withReplayedChanges<T>(
  replay: Replay,
  report: (done: number, total: number) => void,
  work: () => Promise<T>,
): Promise<T> {
  const { cluster, beside, port, directories } = replay;
  const programs = serverPrograms(directories.cache);
  await programs.install();
  const access = join(beside, 'pg_hba.conf');
  await writeFile(access, 'host all all 127.0.0.1/32 scram-sha-256\n', { mode: 0o644 });
  launchDetached(beside, {
    program: programs.path('postgres'),
    args: ['-D', cluster, ...asArguments(settingsOf(port, access))],
    cwd: cluster,
    user: directories.user,
  });
  try {
    await untilReplayed(replay, report);
    return await work();
  } finally {
    await endProcess(beside, 'SIGINT');
  }
}

/** When the last change was made that a database has replayed; undefined where there was none to replay. */
export async function readLastChange(databaseUrl: string): Promise<Date | undefined> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ at: Date | null }>('select pg_last_xact_replay_timestamp() as at');
    return rows[0]?.at ?? undefined;
  } finally {
    await client.end();
  }
}

/** What the copied server was told, its libraries and files of certificates included, need not hold here: only what replaying takes. */
function settingsOf(port: number, access: string): Record<string, string> {
  return {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    hba_file: access,
    shared_preload_libraries: '',
    ssl: 'off',
    archive_mode: 'off',
    logging_collector: 'off',
    log_destination: 'stderr',
    log_min_messages: 'log',
    timezone: 'UTC',
    // Nobody reads before all is replayed; otherwise it asks for as many connections as the copied server had.
    hot_standby: 'off',
    max_wal_size: '4GB',
  };
}

async function untilReplayed(
  { cluster, beside, databaseUrl }: Replay,
  report: (done: number, total: number) => void,
): Promise<void> {
  const staged = join(cluster, 'barman_wal');
  const total = existsSync(staged) ? (await readdir(staged)).length : 0;
  for (;;) {
    const log = readFileSync(join(beside, 'log'), 'utf8');
    if (
      await answersQuery(new URL(databaseUrl)).then(
        () => true,
        () => false,
      )
    )
      break;
    if (runningProcess(beside) === undefined) throw new Error(whyNotReplayed(log));
    report(Math.min(log.split('restored log file').length - 1, total), total + 1);
    await sleep(200);
  }
  report(total + 1, total + 1);
}

/** The server ends when its changes do before the moment that was asked for. */
function whyNotReplayed(log: string): string {
  if (log.includes('recovery ended before configured recovery target was reached'))
    return 'The changes that were kept end before that time. `--to latest` restores all of them; where they end, Barman’s log says.';
  return `The restored database did not start:\n${log.trimEnd().split('\n').slice(-15).join('\n')}`;
}
