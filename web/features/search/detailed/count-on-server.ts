import type { SearchFilters } from '@kardan/contract/calls/search/search';
import { ApiError } from '@kardan/contract/client/api-error';
import { api } from '#lib/api/api.ts';
import { countProblem } from './live/count-problem.ts';
import type { LiveCount } from './live/live-count.ts';

/** How many cars the page's own filters find; the page needs no answer to be of use. */
export async function countOnServer(filters: SearchFilters): Promise<Pick<LiveCount, 'total' | 'problem'>> {
  const client = await api();
  try {
    return { total: (await client.searchCount({ body: filters })).total };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { problem: countProblem(error) };
  }
}
