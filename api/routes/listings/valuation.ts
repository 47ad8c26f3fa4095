import { valuationCalls as calls } from '@kardan/contract/calls/listings/valuation';
import type { Services } from '@kardan/core/services';
import { listVersions } from '@kardan/core/valuation/list-versions';
import { findVersionByCode, proposeOfVersion } from '@kardan/core/valuation/propose-of-version';
import { valueVersion } from '@kardan/core/valuation/value-version';
import type { Api } from '../../route.ts';
import { everyone } from '../../rules/access.ts';
import { perVisitor } from '../../rules/limit.ts';

export function valuationRoutes(api: Api, services: Services): void {
  api.route({
    ...calls.eurotaxListing,
    access: everyone,
    limit: perVisitor(300, 'minute'),
    // The catalogue changes with a release or a licensed feed's run.
    maxAgeSeconds: 300,
    share: true,
    handler: ({ query }) => listVersions(services, query),
  });
  api.route({
    ...calls.versionByCode,
    access: everyone,
    // A code for every car that is taken in; too slow to copy the catalogue.
    limit: perVisitor(60, 'minute'),
    maxAgeSeconds: 300,
    share: true,
    handler: ({ query }) => findVersionByCode(services, query.nationalCode),
  });
  api.route({
    ...calls.versionProposals,
    access: everyone,
    limit: perVisitor(120, 'minute'),
    maxAgeSeconds: 300,
    share: true,
    handler: ({ query }) => proposeOfVersion(services, query),
  });
  api.route({
    ...calls.eurotaxListingDetails,
    access: everyone,
    // A market value is worth taking: enough for pages, too slow to copy the market.
    limit: perVisitor(120, 'minute'),
    maxAgeSeconds: 300,
    share: true,
    handler: ({ query }) => valueVersion(services, query),
  });
}
