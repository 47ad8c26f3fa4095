import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '@kardan/core/db/database';
import { grantRows } from '@kardan/core/db/grant-rows';
import { loadReference } from '@kardan/core/db/load-reference';
import { migrate } from '@kardan/core/db/migrate';
import { migrateJobs } from '@kardan/core/jobs/migrate-jobs';
import pg from 'pg';
import { freePorts, servicesCommand } from '../services-command.fixture.ts';

export interface Server {
  command: ReturnType<typeof servicesCommand>;
  cluster: string;
  url: string;
  ownerUrl: string;
  superuserUrl(): Promise<string>;
  backupUrl: string;
}

/** A server of its own, on a port and in a place of its own, that has not been started. */
export async function prepareServer(): Promise<Server> {
  const [port] = await freePorts(1);
  const address = (role: string, password: string, database = 'kardan') =>
    `postgres://${role}:${password}@127.0.0.1:${port}/${database}`;
  const [url, ownerUrl] = [address('kardan_app', 'kardan'), address('kardan', 'kardan')];
  const command = servicesCommand({ DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl });
  const home = join(command.state, 'postgres');
  return {
    command,
    cluster: join(home, 'data'),
    url,
    ownerUrl,
    superuserUrl: async () => address('postgres', await readFile(join(home, 'superuser-password'), 'utf8'), 'postgres'),
    backupUrl: address('kardan_backup', 'change-me', 'postgres'),
  };
}

/** The newest schema, and the reference data. */
export async function fillServer({ url, ownerUrl }: Pick<Server, 'url' | 'ownerUrl'>): Promise<void> {
  const owner = openDatabase({ DATABASE_URL: ownerUrl, DATABASE_POOL_SIZE: 2, noTimeouts: true });
  try {
    await migrate(owner);
    await migrateJobs({ DATABASE_URL: ownerUrl });
    await grantRows(owner, { DATABASE_URL: url });
    await loadReference(owner);
  } finally {
    await owner.destroy();
  }
}

export async function ask<Row extends pg.QueryResultRow>(
  url: string,
  text: string,
  values?: unknown[],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}
