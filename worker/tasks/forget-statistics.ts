import { forgetStatistics } from '@kardan/core/statistics/days/forget-statistics';
import type { Task } from '../task.ts';

/** Removes single events and old figures when their time is over. */
export const forgetStatisticsTask: Task<'forget-statistics'> = {
  job: 'forget-statistics',
  async run(services) {
    await forgetStatistics(services);
    return [];
  },
};
