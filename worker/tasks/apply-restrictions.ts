import { applyDueRestrictions } from '@kardan/core/dealerships/restrictions/apply-due-restrictions';
import type { Task } from '../task.ts';

/** Suspends and closes dealerships on the day that was announced to them. */
export const applyRestrictionsTask: Task<'apply-restrictions'> = {
  job: 'apply-restrictions',
  async run(services) {
    const applied = await applyDueRestrictions(services);
    if (applied > 0) services.log.info({ restrictions: applied }, 'restrictions applied');
    return [];
  },
};
