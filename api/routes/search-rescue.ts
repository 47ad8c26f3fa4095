import { searchRescueCalls as calls } from '@kardan/contract/calls/search/search-rescue';
import { answerRescue } from '@kardan/core/search/rescue/answer-rescue';
import type { Services } from '@kardan/core/services';
import { everyone } from '../access.ts';
import { perVisitor } from '../limit.ts';
import type { Api } from '../route.ts';

export function searchRescueRoutes(api: Api, services: Services): void {
  api.route({
    ...calls.searchRescue,
    access: everyone,
    // Some forty counts each at most.
    limit: perVisitor(60, 'minute'),
    handler: ({ body }) => answerRescue(services, body),
  });
}
