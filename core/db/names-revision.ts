import { sql } from 'kysely';
import type { Database } from './database.ts';

/** How soon a process knows of a name that another one has changed. */
const checkMs = 10_000;
/** Who has not asked for so long waits for the answer; everybody else gets the last one while it is asked for. */
const idleMs = 30_000;
const kept = new WeakMap<Database, { checkedAt: number; revision: Promise<string> }>();

/**
 * Another text after every change of a make, model, generation, city or colloquial name, asked for every ten seconds at most:
 * what was made of these names is kept as long as it stays the same. Sums and not the latest change, since a transaction that
 * began earlier may commit later. Without a database the last text holds.
 */
export function namesRevision({ db }: { db: Database }): Promise<string> {
  const known = kept.get(db);
  const checkedAt = Date.now();
  const age = known ? checkedAt - known.checkedAt : Number.POSITIVE_INFINITY;
  if (known && age < checkMs) return known.revision;
  const fresh = read(db).catch((error) => known?.revision ?? Promise.reject(error));
  const revision = known && age < idleMs ? known.revision : fresh;
  kept.set(db, { checkedAt, revision });
  fresh.then(
    () => kept.set(db, { checkedAt, revision: fresh }),
    () => kept.delete(db),
  );
  return revision;
}

async function read(db: Database): Promise<string> {
  const { rows } = await sql<{ revision: string }>`
    select string_agg(counted, ' ') as revision from (
      select concat_ws('.', count(*), sum(id), sum(revision)) as counted from make
      union all select concat_ws('.', count(*), sum(id), sum(revision)) from model
      union all select concat_ws('.', count(*), sum(id), sum(revision)) from generation
      union all select concat_ws('.', count(*), sum(id), sum(revision)) from city
      union all select concat_ws('.', count(*), sum(id), sum(revision)) from colloquial_name
    ) as tables`.execute(db);
  return rows[0]?.revision ?? '';
}
