import { forgetWebVitals } from '@kardan/core/web-vitals/forget-web-vitals';
import type { Task } from '../task.ts';

/** Removes counts of pages' speed when their time is over. */
export const forgetWebVitalsTask: Task<'forget-web-vitals'> = {
  job: 'forget-web-vitals',
  async run(services) {
    await forgetWebVitals(services);
    return [];
  },
};
