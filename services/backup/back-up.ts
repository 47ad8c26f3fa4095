import { join } from 'node:path';
import pg from 'pg';
import { type Barman, type BaseBackup, listBackups } from './barman.ts';
import { serverName } from './barman-configuration.ts';
import { watchCopy } from './watch-copy.ts';

/** How long the first change may take to come over the stream; a busy machine needs some seconds. */
const archiveTimeoutSeconds = 60;

/**
 * Copies the database while it is used and keeps following its changes, so that it can be restored to any moment from the copy's end on;
 * removes what is older than the window that is kept. Gives the backups that there are now, the oldest first.
 */
export async function backUp(
  barman: Barman,
  report: (copiedBytes: number, totalBytes: number) => void,
): Promise<BaseBackup[]> {
  await followChanges(barman);
  // Until a first piece has come over the stream, Barman does not believe that one ever will.
  const forced = ['--force', '--archive', '--archive-timeout', String(archiveTimeoutSeconds)];
  await barman.run('switch-wal', ...forced, serverName);
  const totalBytes = await clusterBytes(barman.databaseUrl);
  const bases = join(barman.directory, serverName, 'base');
  const before = await listBackups(barman);
  const keptBytes = before.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  await watchCopy(bases, barman.run('backup', '--wait', serverName), (bytes) =>
    report(Math.min(Math.max(0, bytes - keptBytes), totalBytes), totalBytes),
  );
  await followChanges(barman);
  return listBackups(barman);
}

/**
 * Makes sure that changes are followed, files what has come, and removes what is too old. To be called every minute: it starts the
 * stream again after a restart of either machine.
 */
export async function followChanges({ run }: Barman): Promise<void> {
  await run('cron');
}

/** Ends the stream and lets the server forget what it has kept for it: without that, its disk fills once nobody follows any more. */
export async function stopFollowing({ run }: Barman): Promise<void> {
  await run('receive-wal', '--stop', serverName);
  await run('receive-wal', '--drop-slot', serverName);
}

async function clusterBytes(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    const { rows } = await client.query<{ bytes: string }>(
      "select sum(pg_database_size(oid)) as bytes from pg_database where has_database_privilege(oid, 'connect')",
    );
    return Number(rows[0]?.bytes ?? 0);
  } finally {
    await client.end();
  }
}
