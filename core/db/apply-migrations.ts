import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { boundLockWait, untilUnlocked, waiting } from './bounded-lock-waits.ts';
import type { Database } from './database.ts';
import { sqlFiles } from './sql-files.ts';

const ourMigrations = new URL('./migrations/', import.meta.url);

/**
 * Applies what is due, each migration in a transaction of its own: what one has locked is free again before the next waits for
 * something. What was applied before one that fails stays; it only adds.
 */
export async function applyMigrations(
  db: Database,
  onWait: (what: string) => void,
  directory = ourMigrations,
): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => readMigrations(directory) } });
  const applied: string[] = [];
  for (;;) {
    let due = 'the next migration';
    const next = async () => {
      const { error, results = [] } = await migrator.migrateUp();
      due = results[0]?.migrationName ?? due;
      if (error) throw error as Error;
      return results[0]?.migrationName;
    };
    const name = await untilUnlocked(next, (seconds) => onWait(waiting(due, seconds))).catch((cause: unknown) => {
      throw new Error(`${due} failed`, { cause });
    });
    if (name === undefined) return applied;
    applied.push(name);
  }
}

async function readMigrations(directory: URL): Promise<Record<string, Migration>> {
  const files = await sqlFiles(directory);
  return Object.fromEntries(
    files.map((file) => [
      file.replace(/\.sql$/, ''),
      {
        up: async (db) => {
          await boundLockWait(db, 'transaction');
          await sql.raw(await readFile(new URL(file, directory), 'utf8')).execute(db);
        },
      },
    ]),
  );
}
