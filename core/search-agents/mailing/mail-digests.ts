import type { Database } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { agentsAtATime, mailMatches } from './mail-matches.ts';
import { loadAgentsWithNewsAfter } from './match-store.ts';

const beforeAll = '00000000-0000-0000-0000-000000000000';

/** Queues the digests that are due: agents that have news are walked through by id, all others cost nothing. */
export async function mailDigests(services: { db: Database; env: Env }, occasion: 'daily' | 'weekly'): Promise<number> {
  let mails = 0;
  for (let after = beforeAll; ; ) {
    const ids = await loadAgentsWithNewsAfter(services.db, after, agentsAtATime);
    if (ids.length > 0) mails += await mailMatches(services, ids, occasion);
    if (ids.length < agentsAtATime) return mails;
    after = ids.at(-1) as string;
  }
}
