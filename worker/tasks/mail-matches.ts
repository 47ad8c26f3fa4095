import { mailMatches } from '@kardan/core/alerts/mailing/mail-matches';
import type { Task } from '../task.ts';

/** Queues the mails of agents that want their news at once; several jobs for one agent make one mail. */
export const mailMatchesTask: Task<'mail-matches'> = {
  job: 'mail-matches',
  async run(services, batch) {
    await mailMatches(services, [...new Set(batch.map(({ searchAgentId }) => searchAgentId))], 'at-once');
    return [];
  },
};
