import { rollUpStatistics } from '@kardan/core/statistics/days/roll-up-statistics';
import type { Task } from '../task.ts';

/** Adds what was counted since the last time to the figures of each day. */
export const rollUpStatisticsTask: Task<'roll-up-statistics'> = {
  job: 'roll-up-statistics',
  async run(services) {
    await rollUpStatistics(services);
    return [];
  },
};
