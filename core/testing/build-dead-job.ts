import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { deadLetterQueue, type JobName, type JobPayload } from '../jobs/job-catalogue.ts';

/** A job that has given up, as the queue leaves it. */
export async function buildDeadJob<N extends JobName>(
  db: Database,
  name: N,
  payload: JobPayload<N>,
  reason = 'the search engine does not answer',
): Promise<void> {
  await sql`
    insert into pgboss.job (name, data, policy, source_name, source_id, source_created_on, source_retry_count, source_output)
    select ${deadLetterQueue}, ${JSON.stringify(payload)}::jsonb, policy, ${name}, gen_random_uuid(),
      now() - interval '1 hour', 3, ${JSON.stringify({ message: reason })}::jsonb
    from pgboss.queue where name = ${deadLetterQueue}`.execute(db.withoutPlugins());
}
