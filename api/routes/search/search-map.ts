import { searchMapCalls as calls } from '@kardan/contract/calls/search/search-map';
import { mapListings } from '@kardan/core/search/map/map-listings';
import { mapQuestion } from '@kardan/core/search/map/map-question';
import type { Services } from '@kardan/core/services';
import type { Api } from '../../route.ts';
import { everyone } from '../../rules/access.ts';
import { perVisitor } from '../../rules/limit.ts';

export function searchMapRoutes(api: Api, services: Services): void {
  api.route({
    ...calls.searchMap,
    access: everyone,
    priority: 'visit',
    // A map that is dragged asks often.
    limit: perVisitor(180, 'minute'),
    share: ({ body }) => mapQuestion(body),
    handler: ({ body }) => mapListings(services, body),
  });
}
