import pg from 'pg';

/** A role and the database that it works on, as a URL names them. */
interface DatabaseUser {
  readonly role: string;
  readonly password: string;
  readonly database: string;
}

export function userFromUrl(databaseUrl: string): DatabaseUser {
  const url = new URL(databaseUrl);
  const role = decodeURIComponent(url.username);
  return {
    role,
    password: decodeURIComponent(url.password),
    database: decodeURIComponent(url.pathname.slice(1)) || role,
  };
}

/** Creates the database, the role that owns it and the one that api and worker connect as, unless they exist. */
export async function ensureDatabase(superuserUrl: URL, owner: DatabaseUser, app: DatabaseUser): Promise<void> {
  await withClient(superuserUrl, 'postgres', async (client) => {
    const ownerRole = pg.escapeIdentifier(owner.role);
    // createdb: tests copy a template database for each file.
    if (await createRole(client, owner, 'login createdb')) {
      // They see statistics of everybody and may call for a checkpoint, which measurements do before they start.
      await client.query(`grant pg_monitor, pg_checkpoint, pg_signal_backend to ${ownerRole}`);
    }
    // What it may do within the database, `pnpm migrate` says.
    await createRole(client, app, 'login');
    const { rowCount } = await client.query('select from pg_database where datname = $1', [owner.database]);
    if (!rowCount) await client.query(`create database ${pg.escapeIdentifier(owner.database)} owner ${ownerRole}`);
    // It shows the statements of every database; ours holds only what its migrations create.
    await client.query('create extension if not exists pg_stat_statements');
  });
}

/** False when it exists. */
async function createRole(client: pg.Client, { role, password }: DatabaseUser, attributes: string): Promise<boolean> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role]);
  if (rowCount) return false;
  await client.query(`create role ${pg.escapeIdentifier(role)} ${attributes} password ${pg.escapeLiteral(password)}`);
  return true;
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
