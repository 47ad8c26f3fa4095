import { forgetSoldMatches } from '@kardan/core/search-agents/mailing/forget-sold-matches';
import type { Task } from '../task.ts';

/** Removes what search agents were told of cars that were sold long ago. */
export const forgetSoldMatchesTask: Task<'forget-sold-matches'> = {
  job: 'forget-sold-matches',
  async run(services) {
    services.log.info({ matches: await forgetSoldMatches(services) }, 'matches of sold cars removed');
    return [];
  },
};
