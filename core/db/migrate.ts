import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Database } from './database.ts';

const directory = new URL('./migrations/', import.meta.url);

/** Brings the database to the newest schema; safe to run from several processes at once. Returns what was applied. */
export async function migrate(db: Database): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: readMigrations } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw new Error('a migration failed', { cause: error });
  return results.map((result) => result.migrationName);
}

async function readMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(directory)).filter((file) => file.endsWith('.sql')).sort();
  return Object.fromEntries(
    files.map((file) => [
      file.replace(/\.sql$/, ''),
      {
        up: async (db) => {
          await sql.raw(await readFile(new URL(file, directory), 'utf8')).execute(db);
        },
      },
    ]),
  );
}
