import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { progressLine } from '@kardan/core/cli/terminal';
import { loadBackupEnv } from './backup/backup-variables.ts';
import { openBarman } from './backup/barman.ts';
import { restoreDatabase } from './backup/restore-database.ts';
import { readRestorePoint } from './backup/restore-point.ts';
import { say, secondsSince } from './machine/progress.ts';
import { postgresPlaces } from './postgres.ts';

const usage = `pnpm ops:restore --to <time|latest> [--into <directory>]
  --to    a time with its zone (2026-11-17T14:05:00+01:00), or \`latest\`
  --into  an empty directory; without it that of the local services' PostgreSQL, which must have been moved away`;

const megabyte = 1024 ** 2;
const words = { copied: 'copied MB', replayed: 'replayed files', erasures: 'erasures', pictures: 'parts of pictures' };

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { to: { type: 'string' }, into: { type: 'string' }, help: { type: 'boolean' } },
  });
  if (values.help) return say(usage);
  const startedAt = performance.now();
  const point = readRestorePoint(values.to);
  const env = loadBackupEnv();
  const barman = await openBarman(env);
  const into = resolve(values.into ?? postgresPlaces(barman.directories.data).cluster);
  const starts = new Map<string, number>();
  const restored = await restoreDatabase(env, barman, { point, into }, (step, done, total) => {
    if (!starts.has(step)) starts.set(step, Date.now());
    const unit = step === 'copied' ? megabyte : 1;
    progressLine(words[step], Math.round(done / unit), Math.round(total / unit), starts.get(step) ?? 0);
  });
  const { backup, erasures, pictures } = restored;
  say(
    `restored to ${point === 'latest' ? 'the last change' : point.toISOString()} from ${backup.id} into ${into} in ${secondsSince(startedAt)}`,
  );
  say(
    `erased again: ${erasures.persons} persons, ${erasures.accounts} accounts, ${erasures.searchAgents} search agents, by ${erasures.noted} notes`,
  );
  say(`pictures: ${pictures.named} named, ${pictures.missing.length} not in the store`);
  if (pictures.missing.length > 0) await tellMissing(pictures.missing);
  say(
    'Next: start PostgreSQL on it, then `pnpm migrate`, `pnpm search:rebuild`, `pnpm search-agents:rebuild`, and API and web before workers (docs/operations/backup.md).',
  );
}

async function tellMissing(missing: readonly string[]): Promise<void> {
  const file = resolve('missing-pictures.txt');
  await writeFile(file, `${missing.join('\n')}\n`);
  say(`their hashes are in ${file}: bring them back from the store's versions (docs/operations/backup.md)`);
  process.exitCode = 1;
}

// What we install must be readable for the unprivileged user, whatever the caller's own habit is.
process.umask(0o022);
await main().catch((problem: Error) => {
  process.stderr.write(`${problem.message}\n`);
  process.exitCode = 1;
});
