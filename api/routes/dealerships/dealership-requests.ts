import { dealershipRequestCalls as calls } from '@kardan/contract/calls/dealerships/dealership-requests';
import { submitRequest } from '@kardan/core/dealerships/admission/submit-request';
import { listValidAgreements } from '@kardan/core/going-public/versions/list-valid-agreements';
import type { Services } from '@kardan/core/services';
import type { Api } from '../../route.ts';
import { everyone } from '../../rules/access.ts';
import { perVisitor } from '../../rules/limit.ts';

export function dealershipRequestRoutes(api: Api, services: Services): void {
  api.route({
    ...calls.validAgreements,
    access: everyone,
    limit: perVisitor(60, 'minute'),
    handler: async () => ({ items: await listValidAgreements(services.db) }),
  });
  api.route({
    ...calls.requestDealership,
    access: everyone,
    // Tries, mistakes included; how many are taken is limited in the database.
    limit: perVisitor(30, 'minute'),
    status: 202,
    handler: ({ body, ip }) => submitRequest(services, body, ip),
  });
}
