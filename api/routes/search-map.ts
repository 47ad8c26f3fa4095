import { searchMapCalls as calls } from '@kardan/contract/calls/search/search-map';
import { answerMap } from '@kardan/core/search/map/answer-map';
import type { Services } from '@kardan/core/services';
import { everyone } from '../access.ts';
import { perVisitor } from '../limit.ts';
import type { Api } from '../route.ts';

export function searchMapRoutes(api: Api, services: Services): void {
  api.route({
    ...calls.searchMap,
    access: everyone,
    // A map that is dragged asks often.
    limit: perVisitor(180, 'minute'),
    handler: ({ body }) => answerMap(services, body),
  });
}
