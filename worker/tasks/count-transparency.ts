import { countTransparency } from '@kardan/core/moderation/transparency/count-transparency';
import type { Task } from '../task.ts';

/** Every night: counts notices, decisions and complaints by month, for years whose rows will be forgotten. */
export const countTransparencyTask: Task<'count-transparency'> = {
  job: 'count-transparency',
  async run(services) {
    await countTransparency(services);
    return [];
  },
};
