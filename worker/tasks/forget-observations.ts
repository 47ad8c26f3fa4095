import { forgetObservations } from '@kardan/core/observations/forget-observations';
import type { Task } from '../task.ts';

/** Removes what was counted of errors and searches when its time is over. */
export const forgetObservationsTask: Task<'forget-observations'> = {
  job: 'forget-observations',
  async run(services) {
    await forgetObservations(services);
    return [];
  },
};
