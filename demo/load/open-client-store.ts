import pg from 'pg';

/** One connection for bulk loading. A crash only means seeding again, so that no commit waits for the disk. */
export async function openBulkClient(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'kardan seed' });
  await client.connect();
  await client.query('set synchronous_commit = off');
  return client;
}
