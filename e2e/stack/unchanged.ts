import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '@kardan/core/db/database';
import { sql } from 'kysely';

/** What is written when pages are only looked at: statistics, and the counts of answers, errors and searches. */
const writtenByVisits = /^statistics_|^answers_of_hour$|^(empty_search|error|search_word|slow_search)_of_day$/;

/** When disposed of, fails if any table of the database has been written to since: a test has taken the wrong stack. */
export async function expectUnchanged(db: Database): Promise<AsyncDisposable> {
  const before = await writesByTable(db);
  return {
    async [Symbol.asyncDispose]() {
      const after = await writesByTable(db);
      const changed = [...after].filter(([table, writes]) => writes !== before.get(table)).map(([table]) => table);
      if (changed.length > 0) {
        throw new Error(
          `tests on the stack “reading” have written to ${changed.join(', ')}: name their file *.changing.spec.ts`,
        );
      }
    },
  };
}

/** Rows inserted, updated and deleted since the database is there, as PostgreSQL counts them. */
async function writesByTable(db: Database): Promise<Map<string, number>> {
  // A connection tells its counts when it ends, which takes a moment.
  await sleep(500);
  const { rows } = await sql<{ name: string; writes: number }>`
    select relname as name, n_tup_ins + n_tup_upd + n_tup_del as writes
    from pg_stat_user_tables
    where schemaname = 'public'`.execute(db);
  return new Map(rows.filter(({ name }) => !writtenByVisits.test(name)).map(({ name, writes }) => [name, writes]));
}
