import { searchRescueCalls as calls } from '@kardan/contract/calls/search/search-rescue';
import { normaliseFilters } from '@kardan/core/search/query/normalise-request';
import { rescueSearch } from '@kardan/core/search/rescue/rescue-search';
import type { Services } from '@kardan/core/services';
import type { Api } from '../../route.ts';
import { everyone } from '../../rules/access.ts';
import { perVisitor } from '../../rules/limit.ts';

export function searchRescueRoutes(api: Api, services: Services): void {
  api.route({
    ...calls.searchRescue,
    access: everyone,
    priority: 'visit',
    // Some forty counts each at most.
    limit: perVisitor(60, 'minute'),
    share: ({ body: { keep = [], ...filters } }) => ({
      ...normaliseFilters(filters),
      keep: [...new Set(keep)].sort(),
    }),
    handler: ({ body }) => rescueSearch(services, body),
  });
}
