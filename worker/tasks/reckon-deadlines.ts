import { reckonDeadlinesOf } from '@kardan/core/inquiries/inbox/response-time/reckon-deadlines';
import type { Task } from '../task.ts';

/** Moves the deadlines of a dealership's inquiries after its opening hours have changed. */
export const reckonDeadlinesTask: Task<'reckon-deadlines'> = {
  job: 'reckon-deadlines',
  async run(services, batch) {
    for (const dealershipId of new Set(batch.map((payload) => payload.dealershipId)))
      await reckonDeadlinesOf(services, dealershipId);
    return [];
  },
};
