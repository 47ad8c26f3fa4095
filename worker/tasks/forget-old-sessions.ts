import { forgetOldSessions } from '@kardan/core/accounts/portal/forget-old-sessions';
import type { Task } from '../task.ts';

/** Removes sessions and mailed links that have long been over. */
export const forgetOldSessionsTask: Task<'forget-old-sessions'> = {
  job: 'forget-old-sessions',
  async run(services) {
    await forgetOldSessions(services);
    return [];
  },
};
