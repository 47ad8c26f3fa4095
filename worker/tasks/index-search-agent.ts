import { indexAgents } from '@kardan/core/search-agents/agent-index/index-agents';
import { catchUpAgents } from '@kardan/core/search-agents/matching/catch-up-agents';
import type { Task } from '../task.ts';

/** Brings search agents into the index that cars are matched with, then to what they missed until they were there. */
export const indexSearchAgent: Task<'index-search-agent'> = {
  job: 'index-search-agent',
  async run(services, batch) {
    const agentIds = [...new Set(batch.map((payload) => payload.searchAgentId))];
    const { failed } = await indexAgents(services, agentIds);
    await catchUpAgents(services, agentIds);
    const reasons = new Map(failed.map(({ agentId, reason }) => [agentId, reason]));
    return batch.flatMap((payload) => {
      const reason = reasons.get(payload.searchAgentId);
      return reason === undefined ? [] : [{ payload, reason }];
    });
  },
};
