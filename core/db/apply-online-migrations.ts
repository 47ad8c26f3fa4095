import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { boundLockWait, unboundLockWait, untilUnlocked, waiting } from './bounded-lock-waits.ts';
import type { Database } from './database.ts';
import { sqlFiles } from './sql-files.ts';

const directory = new URL('./online/', import.meta.url);

/** Up to a semicolon at the end of a line, a block between $$ and $$ taken as a whole. */
const onlineStatement = /(?:\$\$[\s\S]*?\$\$|[^$])+?;[ \t]*$/gm;

/**
 * What reads all rows of a large table (validating a constraint, building an index concurrently) runs outside a transaction,
 * so that it holds no lock against readers and writers. A file that was interrupted runs again from its beginning: its statements
 * allow that. What a query answers as `statement` is run as well, row by row: an index is built concurrently on each partition by
 * itself, and which ones there are only the database knows.
 */
export function applyOnlineMigrations(db: Database, onWait: (what: string) => void): Promise<string[]> {
  return db.connection().execute(async (connection) => {
    const applied = await connection.selectFrom('onlineMigration').select('name').execute();
    const known = new Set(applied.map(({ name }) => name));
    const due = (await sqlFiles(directory)).filter((file) => !known.has(file));
    for (const file of due) {
      const name = nameOf(file);
      const text = await readFile(new URL(file, directory), 'utf8');
      await untilUnlocked(
        () => runFile(connection, text),
        (seconds) => onWait(waiting(name, seconds)),
      ).catch((cause: unknown) => {
        throw new Error(`${name} failed`, { cause });
      });
      await connection.insertInto('onlineMigration').values({ name: file }).execute();
    }
    return due.map(nameOf);
  });
}

const nameOf = (file: string) => `online/${file.replace(/\.sql$/, '')}`;

async function runFile(connection: Database, text: string): Promise<void> {
  await dropUnfinishedIndexes(connection, text);
  for (const statement of text.match(onlineStatement) ?? []) {
    const { rows } = await runBounded(connection, statement);
    for (const { statement: told } of rows) if (told !== undefined) await runBounded(connection, told);
  }
  await sql`reset lock_timeout`.execute(connection);
}

/** What a build leaves behind that ended before its time has the name, and serves no search: `if not exists` would take it for built. */
async function dropUnfinishedIndexes(connection: Database, text: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_index join pg_class on pg_class.oid = indexrelid
    where not indisvalid and relkind = 'i' and pg_table_is_visible(indexrelid)`.execute(connection);
  for (const { name } of rows) {
    if (text.includes(`if not exists ${name} `)) await runBounded(connection, `drop index concurrently "${name}"`);
  }
}

/** What works concurrently waits for everybody who was there before it, and keeps nobody from coming meanwhile. */
async function runBounded(connection: Database, statement: string) {
  const isConcurrent = /^\s*(--.*\s+)*(create|drop)\s+(unique\s+)?index\s+concurrently\b/i.test(statement);
  await (isConcurrent ? unboundLockWait(connection) : boundLockWait(connection, 'connection'));
  return sql.raw<{ statement?: string }>(statement).execute(connection);
}
