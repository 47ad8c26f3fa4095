import { ensureStatisticsPartitions } from '@kardan/core/statistics/ensure-statistics-partitions';
import type { Task } from '../task.ts';

/** Makes room for the statistics of the days to come. */
export const ensureStatisticsPartitionsTask: Task<'ensure-statistics-partitions'> = {
  job: 'ensure-statistics-partitions',
  async run(services) {
    await ensureStatisticsPartitions(services);
    return [];
  },
};
