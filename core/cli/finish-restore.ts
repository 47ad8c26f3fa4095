import { parseArgs } from 'node:util';
import { openDatabase } from '../db/database.ts';
import { loadEnv } from '../env.ts';
import { openMedia } from '../media/media.ts';
import { finishRestore } from '../operations/restoring/finish-restore.ts';
import { progressLine, say } from './terminal.ts';

/**
 * `pnpm ops:finish-restore --to <time>`: what `pnpm ops:restore` does at its end, for a database that somebody else has restored, as a provider
 * does. Ends with 1 when pictures are missing.
 */
const { values } = parseArgs({ options: { to: { type: 'string' } } });
const restoredTo = new Date(values.to ?? Number.NaN);
if (Number.isNaN(restoredTo.getTime())) {
  say('pnpm ops:finish-restore --to <time that the database was restored to, as 2026-11-17T14:05:00+01:00>');
  process.exit(2);
}
const env = loadEnv();
const db = openDatabase({ ...env, DATABASE_POOL_SIZE: 2, noTimeouts: true });
const media = openMedia(env);
const start = Date.now();
try {
  const { erasures, pictures } = await finishRestore({ db, media, env }, restoredTo, (what, done, total) =>
    progressLine(what === 'erasures' ? 'erasures' : 'parts of pictures', done, total, start),
  );
  const { persons, accounts, searchAgents, noted } = erasures;
  say(`erased again: ${persons} persons, ${accounts} accounts, ${searchAgents} search agents, by ${noted} notes`);
  say(`pictures: ${pictures.named} named, ${pictures.missing.length} not in the store`);
  for (const hash of pictures.missing) say(`missing ${hash}`);
  if (pictures.missing.length > 0) process.exitCode = 1;
} finally {
  media.client.destroy();
  await db.destroy();
}
