import { noteErasure } from '@kardan/core/privacy/erasures/erasure-notes';
import type { Task } from '../task.ts';

/** Notes in the store that search agents were deleted, so that a restore of the database does not bring them back. */
export const noteErasedAgentTask: Task<'note-erased-agent'> = {
  job: 'note-erased-agent',
  async run(services, batch) {
    for (const { searchAgentId, erasedAt } of batch)
      await noteErasure(services, 'search-agent', searchAgentId, new Date(erasedAt));
    return [];
  },
};
