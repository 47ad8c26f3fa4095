import pg from 'pg';

/** Role and database that DATABASE_URL names. */
export interface DatabaseOwner {
  readonly role: string;
  readonly password: string;
  readonly database: string;
}

export function ownerFromUrl(databaseUrl: string): DatabaseOwner {
  const url = new URL(databaseUrl);
  const role = decodeURIComponent(url.username);
  return {
    role,
    password: decodeURIComponent(url.password),
    database: decodeURIComponent(url.pathname.slice(1)) || role,
  };
}

/** Creates role and database unless they exist. */
export async function ensureDatabase(superuserUrl: URL, owner: DatabaseOwner): Promise<void> {
  await withClient(superuserUrl, 'postgres', async (client) => {
    const role = pg.escapeIdentifier(owner.role);
    const { rows } = await client.query(
      `select exists (select from pg_roles where rolname = $1) as role,
              exists (select from pg_database where datname = $2) as database`,
      [owner.role, owner.database],
    );
    if (!rows[0].role) {
      // createdb: tests copy a template database for each file. The granted roles see statistics of everybody and may
      // call for a checkpoint, which measurements do before they start.
      await client.query(`create role ${role} login createdb password ${pg.escapeLiteral(owner.password)}`);
      await client.query(`grant pg_monitor, pg_checkpoint, pg_signal_backend to ${role}`);
    }
    if (!rows[0].database) await client.query(`create database ${pg.escapeIdentifier(owner.database)} owner ${role}`);
    // It shows the statements of every database; ours holds only what its migrations create.
    await client.query('create extension if not exists pg_stat_statements');
  });
}

/** Rejects unless the server answers a query. */
export async function answersQuery(superuserUrl: URL): Promise<void> {
  await withClient(superuserUrl, 'postgres', (client) => client.query('select 1'));
}

async function withClient(
  superuserUrl: URL,
  database: string,
  work: (client: pg.Client) => Promise<unknown>,
): Promise<void> {
  const url = new URL(superuserUrl);
  url.pathname = `/${encodeURIComponent(database)}`;
  const client = new pg.Client({ connectionString: url.href, connectionTimeoutMillis: 3000 });
  client.on('error', () => {}); // the query that was under way rejects; nothing else is to be done
  try {
    await client.connect();
    await work(client);
  } finally {
    await client.end();
  }
}
