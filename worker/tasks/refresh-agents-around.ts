import { refreshAgentsAround } from '@kardan/core/search-agents/agent-index/refresh-agents-around';
import type { Task } from '../task.ts';

/** Has search agents around places that were moved brought into the index anew. */
export const refreshAgentsAroundTask: Task<'refresh-agents-around'> = {
  job: 'refresh-agents-around',
  async run(services, batch) {
    for (const postcode of new Set(batch.map((payload) => payload.postcode))) {
      const agents = await refreshAgentsAround(services, postcode);
      services.log.info({ postcode, agents }, 'search agents around a place refreshed');
    }
    return [];
  },
};
