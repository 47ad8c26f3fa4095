import { runDueSchedules } from '@kardan/core/listings/scheduling/run-due-schedules';
import type { Task } from '../task.ts';

/** Publishes cars and changes prices whose planned time has come. */
export const runListingSchedulesTask: Task<'run-listing-schedules'> = {
  job: 'run-listing-schedules',
  async run(services) {
    await runDueSchedules(services);
    return [];
  },
};
