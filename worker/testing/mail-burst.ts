import { sql } from 'kysely';
import { buildWaitingAgents, publishCars } from './agent-market.ts';
import { untilAllMailed } from './kill-while-mailing.ts';
import { until, type Workplace } from './workplace.ts';

/** Cars are published at once before agents that wait for them: how many mails that makes, and how long the slowest took. */
export async function mailBurst(
  workplace: Workplace,
  { agents, cars }: { agents: number; cars: number },
): Promise<{ mails: number; slowestSeconds: number }> {
  const { db } = workplace;
  await buildWaitingAgents(workplace, agents);
  await using _worker = await workplace.startWorker();
  await publishCars(db, cars);
  const mails = () => db.selectFrom('mail').select('id').execute();
  await until(async () => (await mails()).length >= agents);
  await untilAllMailed(workplace);
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from max(mail.created_at - listing.created_at))::float as seconds
    from search_agent_match
    join mail on mail.id = search_agent_match.mail_id
    join listing on listing.id = search_agent_match.listing_id`.execute(db);
  return { mails: (await mails()).length, slowestSeconds: rows[0]?.seconds ?? Number.POSITIVE_INFINITY };
}
