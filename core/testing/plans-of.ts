import { CamelCasePlugin, CompiledQuery, Kysely, type LogEvent, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from '../db/database.ts';
import type { DB } from '../db/schema.gen.ts';

/** How PostgreSQL goes about each statement that the work asks for, with the values that it asks with. */
export async function plansOf(url: string, work: (db: Database) => Promise<unknown>): Promise<string[]> {
  const asked: LogEvent['query'][] = [];
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const db: Database = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ underscoreBetweenUppercaseLetters: true })],
    log: ({ query }) => void asked.push(query),
  });
  try {
    await work(db);
    const plans: string[] = [];
    for (const { sql, parameters } of [...asked]) {
      const explain = CompiledQuery.raw(`explain (costs off) ${sql}`, [...parameters]);
      const { rows } = await db.withoutPlugins().executeQuery<{ 'QUERY PLAN': string }>(explain);
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
    }
    return plans;
  } finally {
    await db.destroy();
  }
}
