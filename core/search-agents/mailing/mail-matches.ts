import type { AgentFrequency } from '@kardan/contract/values/search-agent';
import { type Database, inTransaction, type Tx } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { limitKey, mailboxOf } from '../../limits/limit-key.ts';
import { useLimits } from '../../limits/use-limits.ts';
import { queueMails } from '../../mail/queue-mail.ts';
import { newsAtOnceADay } from '../agents/agent-limits.ts';
import { assignMails, loadAgentsWithNews, lockActiveAgents, type MailedAgent } from './match-store.ts';

/** Agents of one transaction: it takes as many statements for two hundred of them as for one. */
export const agentsAtATime = 200;

/** Whose news go out on which occasion. The daily digest takes along what was too much for the day before. */
const frequencies: Record<AgentFrequency, AgentFrequency[]> = {
  'at-once': ['at-once'],
  daily: ['daily', 'at-once'],
  weekly: ['weekly'],
};

/**
 * Queues one mail for each of the agents that has news: in one transaction the news are taken, given to the mail and the
 * mail is queued, so that each is told exactly once, whoever dies when. Gives how many mails that makes.
 */
export function mailMatches(
  { db, env }: { db: Database; env: Pick<Env, 'FORM_SECRET'> },
  searchAgentIds: string[],
  occasion: AgentFrequency,
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const active = await lockActiveAgents(tx, searchAgentIds, frequencies[occasion]);
    const withNews = await loadAgentsWithNews(
      tx,
      active.map(({ id }) => id),
    );
    const due = active.filter(({ id }) => withNews.has(id));
    const agents = occasion === 'at-once' ? await withinLimit(tx, env, due) : due;
    const mails = agents.map(({ id, email, language }) => ({
      template: 'search-agent-matches' as const,
      recipient: email,
      language,
      payload: { searchAgentId: id },
    }));
    const mailIds = await queueMails(tx, mails, { priority: occasion === 'at-once' ? 'fresh' : 'bulk' });
    await assignMails(
      tx,
      agents.map(({ id }, position) => ({ searchAgentId: id, mailId: mailIds[position] as string })),
    );
    return mailIds.length;
  });
}

/** Those whose mailbox has not had its mails of the day; the others' news wait for the digest. */
async function withinLimit(tx: Tx, env: Pick<Env, 'FORM_SECRET'>, agents: MailedAgent[]): Promise<MailedAgent[]> {
  const keys = agents.map(({ email }) => limitKey(env.FORM_SECRET, mailboxOf(email)));
  const uses = await useLimits(tx, newsAtOnceADay, keys);
  return agents.filter((_, position) => uses[position]?.allowed);
}
