import { isPublic } from '@kardan/contract/configuration/is-public';
import { sql } from 'kysely';
import type { Logger } from '../kernel/log.ts';
import type { Database } from './database.ts';

interface Starting {
  db: Database;
  env: { SITE_ORIGIN: string };
  log: Pick<Logger, 'warn'>;
}

/** Says so at the start of a process of a site that strangers can reach while the process could change the schema. */
export async function warnOfOwner({ db, env, log }: Starting): Promise<void> {
  if (!isPublic(env.SITE_ORIGIN)) return;
  const { rows } = await sql<{ owns: boolean }>`
    select has_schema_privilege('public', 'create') as owns`.execute(db);
  if (rows[0]?.owns) {
    log.warn('the role of DATABASE_URL owns the schema: give it one of its own, and the owner to DATABASE_OWNER_URL');
  }
}
