import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@kardan/core/db/database';
import { openMedia } from '@kardan/core/media/media';
import { type FinishedRestore, finishRestore } from '@kardan/core/operations/restoring/finish-restore';
import { findFreePort } from '../machine/port.ts';
import { makeOwnDirectory } from '../machine/unprivileged-user.ts';
import type { BackupEnv } from './backup-variables.ts';
import { type Barman, type BaseBackup, listBackups } from './barman.ts';
import { serverName } from './barman-configuration.ts';
import { readLastChange, withReplayedChanges } from './replay-changes.ts';
import { chooseBackup, type RestorePoint } from './restore-point.ts';
import { refuseUnfitTarget } from './restore-target.ts';
import { watchCopy } from './watch-copy.ts';

type Step = 'copied' | 'replayed' | 'erasures' | 'pictures';
type Report = (step: Step, done: number, total: number) => void;

interface Restored extends FinishedRestore {
  backup: BaseBackup;
}

/**
 * Restores the database to a moment, into an empty directory: the last copy from before it, the changes up to it, erasures since it repeated,
 * pictures compared with the store. It is left ended, for its server to be started on it.
 */
export async function restoreDatabase(
  env: BackupEnv,
  barman: Barman,
  { point, into }: { point: RestorePoint; into: string },
  report: Report,
): Promise<Restored> {
  await refuseUnfitTarget(into);
  const backup = chooseBackup(await listBackups(barman), point);
  await makeOwnDirectory(barman.directories.user, into);
  try {
    await watchCopy(into, copyBack(barman, backup, { point, into }), (bytes) =>
      report('copied', Math.min(bytes, backup.sizeBytes - 1), backup.sizeBytes),
    );
    report('copied', backup.sizeBytes, backup.sizeBytes);
    return { backup, ...(await replayAndFinish(env, barman, { point, into, backup }, report)) };
  } catch (problem) {
    // It was empty before, and half of a database serves nobody: the next try finds it empty again.
    await rm(into, { recursive: true, force: true });
    throw problem;
  }
}

async function replayAndFinish(
  env: BackupEnv,
  { directories }: Barman,
  { point, into, backup }: { point: RestorePoint; into: string; backup: BaseBackup },
  report: Report,
): Promise<FinishedRestore> {
  const beside = await mkdtemp(join(tmpdir(), 'kardan-restore-'));
  await chmod(beside, 0o755); // the server runs as another user
  const port = await findFreePort();
  const databaseUrl = atPort(env.DATABASE_URL, port);
  try {
    return await withReplayedChanges(
      { cluster: into, beside, port, databaseUrl, directories },
      (...progress) => report('replayed', ...progress),
      () => finish(env, databaseUrl, { point, backup }, report),
    );
  } finally {
    await rm(beside, { recursive: true, force: true });
  }
}

async function copyBack(
  { run }: Barman,
  { id }: BaseBackup,
  { point, into }: { point: RestorePoint; into: string },
): Promise<void> {
  const target = point === 'latest' ? [] : ['--target-time', point.toISOString(), '--target-action', 'promote'];
  // What the stream has not finished counts too: the last changes before a disk broke are there.
  await run('restore', '--no-get-wal', '--partial-wal', ...target, serverName, id, into);
}

async function finish(
  env: BackupEnv,
  databaseUrl: string,
  { point, backup }: { point: RestorePoint; backup: BaseBackup },
  report: Report,
): Promise<FinishedRestore> {
  const db = openDatabase({ DATABASE_URL: databaseUrl, DATABASE_POOL_SIZE: 2, noTimeouts: true });
  const media = openMedia(env);
  try {
    const since = point === 'latest' ? ((await readLastChange(databaseUrl)) ?? backup.endedAt) : point;
    return await finishRestore({ db, media, env }, since, report);
  } finally {
    media.client.destroy();
    await db.destroy();
  }
}

/** The same role and database; how the connection is encrypted is another server's matter. */
function atPort(databaseUrl: string, port: number): string {
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  url.search = '';
  return url.href;
}
