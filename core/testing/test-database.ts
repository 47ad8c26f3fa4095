import { createHash, randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import { type Database, openDatabase } from '../db/database.ts';
import { grantRows } from '../db/grant-rows.ts';
import { loadReference } from '../db/load-reference.ts';
import { migrate } from '../db/migrate.ts';
import { loadEnv } from '../env.ts';
import { migrateJobs } from '../jobs/migrate-jobs.ts';

export interface TestDatabase extends AsyncDisposable {
  /** As api and worker connect. */
  url: string;
  db: Database;
  /** As the API reads for visitors; nothing can be written by it, as by a replica's. */
  reader: Database;
  /** As `pnpm migrate` connects, for what only the owner of the schema may do. */
  ownerUrl: string;
  owner: Database;
}

/**
 * A database of its own for one test file: a copy of a template with the newest schema, job queues and the reference
 * data. The template is made once for each state of the files that shape it.
 */
export function createTestDatabase(): Promise<TestDatabase> {
  return createDatabase(async (client, name, adminUrl) => {
    const template = `template_${await fingerprint()}`;
    // Copies and the making of the template exclude each other: a template in use cannot be copied.
    await client.query('select pg_advisory_lock(7203)');
    await ensureTemplate(client, adminUrl, template);
    await client.query(`create database ${name} template ${template} strategy file_copy`);
  });
}

/** A database with the newest schema and nothing in it, for what its owner does. */
export async function createMigratedDatabase(): Promise<TestDatabase> {
  const database = await createDatabase((client, name) => client.query(`create database ${name}`));
  await migrate(database.owner);
  return database;
}

async function createDatabase(
  create: (client: pg.Client, name: string, adminUrl: string) => Promise<unknown>,
): Promise<TestDatabase> {
  const { DATABASE_URL, DATABASE_OWNER_URL } = loadEnv();
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asAdministrator(DATABASE_OWNER_URL, (client) => create(client, name, DATABASE_OWNER_URL));
  const [url, ownerUrl] = [withDatabase(DATABASE_URL, name), withDatabase(DATABASE_OWNER_URL, name)];
  const db = openDatabase({ DATABASE_URL: url, DATABASE_POOL_SIZE: 5, noTimeouts: true });
  const owner = openDatabase({ DATABASE_URL: ownerUrl, DATABASE_POOL_SIZE: 2, noTimeouts: true });
  const reader = openDatabase({ DATABASE_URL: readOnly(url), DATABASE_POOL_SIZE: 5, noTimeouts: true });
  return {
    url,
    db,
    reader,
    ownerUrl,
    owner,
    async [Symbol.asyncDispose]() {
      await Promise.all([db, owner, reader].map((each) => each.destroy()));
      await asAdministrator(DATABASE_OWNER_URL, (client) =>
        client.query(`drop database if exists ${name} with (force)`),
      );
    },
  };
}

async function ensureTemplate(client: pg.Client, adminUrl: string, template: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
  if (rowCount) return;
  const unfinished = `${template}_unfinished`;
  await client.query(`drop database if exists ${unfinished} with (force)`);
  await client.query(`create database ${unfinished}`);
  const url = withDatabase(adminUrl, unfinished);
  const owner = openDatabase({ DATABASE_URL: url, DATABASE_POOL_SIZE: 1, noTimeouts: true });
  try {
    await migrate(owner);
    await migrateJobs({ DATABASE_URL: url });
    await grantRows(owner, { DATABASE_URL: withDatabase(loadEnv().DATABASE_URL, unfinished) });
    await loadReference(owner);
  } finally {
    await owner.destroy();
  }
  await client.query(`alter database ${unfinished} rename to ${template}`);
}

/** Changes whenever a file that shapes the template does, or its name (migrations are noted by theirs), or whom it is made for. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256').update(loadEnv().DATABASE_URL);
  hash.update(await readFile(new URL('../db/grant-rows.ts', import.meta.url)));
  for (const directory of [
    '../db/migrations/',
    '../db/online/',
    '../jobs/',
    '../regions/reference/',
    '../vehicles/reference/',
  ]) {
    const folder = new URL(directory, import.meta.url);
    for (const file of (await readdir(folder)).sort()) hash.update(file).update(await readFile(new URL(file, folder)));
  }
  return hash.digest('hex').slice(0, 12);
}

async function asAdministrator<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function withDatabase(url: string, name: string): string {
  const target = new URL(url);
  target.pathname = `/${name}`;
  return target.href;
}

function readOnly(url: string): string {
  const target = new URL(url);
  target.searchParams.set('options', '-c jit=off -c default_transaction_read_only=on');
  return target.href;
}
