import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Database } from './database.ts';

const directory = new URL('./migrations/', import.meta.url);
const onlineDirectory = new URL('./online/', import.meta.url);

/** Brings the database to the newest schema; safe to run from several processes at once. Returns what was applied. */
export async function migrate(db: Database): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: readMigrations } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw new Error('a migration failed', { cause: error });
  return [...results.map((result) => result.migrationName), ...(await migrateOnline(db))];
}

async function readMigrations(): Promise<Record<string, Migration>> {
  const files = await sqlFiles(directory);
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

const onlineMigrationLock = 7204;

/** Up to a semicolon at the end of a line, a block between $$ and $$ taken as a whole. */
const onlineStatement = /(?:\$\$[\s\S]*?\$\$|[^$])+?;[ \t]*$/gm;

/**
 * What reads all rows of a large table (validating a constraint, building an index concurrently) runs outside a transaction,
 * so that it holds no lock against readers and writers. A file that was interrupted runs again: its statements allow that. What
 * a query answers as `statement` is run as well, row by row: an index is built concurrently on each partition by itself, and
 * which ones there are only the database knows.
 */
async function migrateOnline(db: Database): Promise<string[]> {
  return db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${onlineMigrationLock})`.execute(connection);
    try {
      const applied = await connection.selectFrom('onlineMigration').select('name').execute();
      const known = new Set(applied.map(({ name }) => name));
      const due = (await sqlFiles(onlineDirectory)).filter((file) => !known.has(file));
      for (const file of due) {
        const text = await readFile(new URL(file, onlineDirectory), 'utf8');
        for (const statement of text.match(onlineStatement) ?? []) await runOnline(connection, statement);
        await connection.insertInto('onlineMigration').values({ name: file }).execute();
      }
      return due.map((file) => `online/${file.replace(/\.sql$/, '')}`);
    } finally {
      await sql`select pg_advisory_unlock(${onlineMigrationLock})`.execute(connection);
    }
  });
}

async function runOnline(connection: Database, statement: string): Promise<void> {
  const { rows } = await sql.raw<{ statement?: string }>(statement).execute(connection);
  for (const { statement: told } of rows) if (told !== undefined) await sql.raw(told).execute(connection);
}

async function sqlFiles(folder: URL): Promise<string[]> {
  return (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
}
