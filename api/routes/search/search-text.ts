import { searchTextCalls as calls } from '@kardan/contract/calls/search/search-text';
import { suggestSearch } from '@kardan/core/search/understand/suggest/suggest-search';
import { understandSearch } from '@kardan/core/search/understand/understand-search';
import type { Services } from '@kardan/core/services';
import type { Api } from '../../route.ts';
import { everyone } from '../../rules/access.ts';
import { perVisitor } from '../../rules/limit.ts';

/** The same text means the same for the whole day; new makes and places come a few times a year. */
const maxAgeSeconds = 300;

export function searchTextRoutes(api: Api, services: Services): void {
  api.route({
    ...calls.understandText,
    access: everyone,
    limit: perVisitor(300, 'minute'),
    maxAgeSeconds,
    handler: ({ query }) => understandSearch(services, query),
  });
  api.route({
    ...calls.suggestText,
    access: everyone,
    // One for every letter typed.
    limit: perVisitor(600, 'minute'),
    maxAgeSeconds,
    handler: ({ query }) => suggestSearch(services, query),
  });
}
