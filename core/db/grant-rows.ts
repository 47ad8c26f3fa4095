import { sql } from 'kysely';
import { type Database, inTransaction, openDatabase } from './database.ts';

const schemas = sql`public, pgboss`;
const rowRights = sql`select, insert, update, delete`;
const sequenceRights = sql`usage, select`;

/** What migrations write: states that may follow each other, and how far the schema has come. */
const onlyRead = sql`state_transition, online_migration, backfill, kysely_migration, kysely_migration_lock`;

/**
 * Lets the role of api and worker (DATABASE_URL) read and write rows and call functions, now and in whatever the owner adds:
 * nothing else, and of the audit only reading and adding. Safe to run again. An installation with one role for both stays as it is.
 */
export async function grantRows(owner: Database, env: { DATABASE_URL: string }): Promise<void> {
  const name = await roleOf(env);
  if (name === (await currentRole(owner))) return;
  const role = sql.id(name);
  await inTransaction(owner, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('grant-rows', 0))`.execute(tx);
    for (const statement of [
      sql`grant usage on schema ${schemas} to ${role}`,
      sql`grant ${rowRights} on all tables in schema ${schemas} to ${role}`,
      sql`grant ${sequenceRights} on all sequences in schema ${schemas} to ${role}`,
      sql`grant execute on all functions in schema ${schemas} to ${role}`,
      sql`alter default privileges in schema ${schemas} grant ${rowRights} on tables to ${role}`,
      sql`alter default privileges in schema ${schemas} grant ${sequenceRights} on sequences to ${role}`,
      sql`revoke update, delete on audit_entry from ${role}`,
      sql`revoke insert, update, delete on ${onlyRead} from ${role}`,
    ]) {
      await statement.execute(tx);
    }
  });
}

/** As the server knows it: a URL may leave it to the system's user or a certificate. */
async function roleOf({ DATABASE_URL }: { DATABASE_URL: string }): Promise<string> {
  const db = openDatabase({ DATABASE_URL, DATABASE_POOL_SIZE: 1 });
  try {
    return await currentRole(db);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : cause;
    throw new Error(`DATABASE_URL is not usable, \`pnpm services up\` makes its role on this machine: ${reason}`, {
      cause,
    });
  } finally {
    await db.destroy();
  }
}

async function currentRole(db: Database): Promise<string> {
  const { rows } = await sql<{ role: string }>`select current_user as role`.execute(db);
  return rows[0]?.role ?? '';
}
