import { forgetUnverifiedAgents } from '@kardan/core/search-agents/agents/signing-up/forget-unverified-agents';
import type { Task } from '../task.ts';

/** Removes search agents that nobody verified in time. */
export const forgetUnverifiedAgentsTask: Task<'forget-unverified-agents'> = {
  job: 'forget-unverified-agents',
  async run(services) {
    services.log.info({ agents: await forgetUnverifiedAgents(services) }, 'unverified search agents removed');
    return [];
  },
};
