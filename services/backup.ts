import { parseArgs } from 'node:util';
import { progressLine } from '@kardan/core/cli/terminal';
import { openMedia } from '@kardan/core/media/media';
import { forgetErasuresBefore } from '@kardan/core/privacy/erasures/erasure-notes';
import { backUp, followChanges, stopFollowing } from './backup/back-up.ts';
import { type BackupEnv, loadBackupEnv } from './backup/backup-variables.ts';
import { type Barman, type BaseBackup, listBackups, openBarman } from './backup/barman.ts';
import { say, secondsSince } from './machine/progress.ts';

const usage = `pnpm ops:backup           copies the database while it is used, follows its changes from then on, removes what is too old
pnpm ops:backup --follow  keeps following changes: to be called every minute
pnpm ops:backup --list    which moments can be restored
pnpm ops:backup --stop    follows changes no more`;

const megabyte = 1024 ** 2;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      follow: { type: 'boolean' },
      list: { type: 'boolean' },
      stop: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return say(usage);
  const env = loadBackupEnv();
  const barman = await openBarman(env);
  if (values.follow) return followChanges(barman);
  if (values.stop) return stopFollowing(barman);
  if (values.list) return tell(await listBackups(barman));
  await makeBackup(env, barman);
}

async function makeBackup(env: BackupEnv, barman: Barman): Promise<void> {
  const startedAt = performance.now();
  const start = Date.now();
  const backups = await backUp(barman, (copied, total) =>
    progressLine('copied MB', Math.round(copied / megabyte), Math.round(total / megabyte), start),
  );
  tell(backups);
  await forgetOldErasures(env, backups);
  say(`backup made in ${secondsSince(startedAt)}; changes are followed from now on`);
}

function tell(backups: readonly BaseBackup[]): void {
  for (const { id, endedAt, sizeBytes } of backups)
    say(`${id}  any moment from ${endedAt.toISOString()} on  ${(sizeBytes / megabyte).toFixed(1)} MB`);
  if (backups.length === 0) say('no backup yet');
}

/** Nobody can come back whom no backup knows. */
async function forgetOldErasures(env: BackupEnv, [oldest]: readonly BaseBackup[]): Promise<void> {
  if (!oldest) return;
  const media = openMedia(env);
  try {
    await forgetErasuresBefore({ media }, oldest.endedAt);
  } finally {
    media.client.destroy();
  }
}

// What we install must be readable for the unprivileged user, whatever the caller's own habit is.
process.umask(0o022);
await main().catch((problem: Error) => {
  process.stderr.write(`${problem.message}\n`);
  process.exitCode = 1;
});
