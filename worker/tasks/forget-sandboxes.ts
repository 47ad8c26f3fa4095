import { forgetSandboxes } from '@kardan/core/dealerships/sandbox/forget-sandboxes';
import type { Task } from '../task.ts';

/** Removes sandboxes that nobody uses. */
export const forgetSandboxesTask: Task<'forget-sandboxes'> = {
  job: 'forget-sandboxes',
  async run(services) {
    await forgetSandboxes(services);
    return [];
  },
};
