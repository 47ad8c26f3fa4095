import { chunk } from '@kardan/core/kernel/chunk';
import { agentsAtATime, mailMatches } from '@kardan/core/search-agents/mailing/mail-matches';
import type { Task } from '../task.ts';

/** Queues the mails of agents that want their news at once; several jobs for one agent make one mail. */
export const mailMatchesTask: Task<'mail-matches'> = {
  job: 'mail-matches',
  async run(services, batch) {
    const agentIds = new Set(batch.flatMap(({ searchAgentIds }) => searchAgentIds));
    for (const ids of chunk([...agentIds], agentsAtATime)) await mailMatches(services, ids, 'at-once');
    return [];
  },
};
