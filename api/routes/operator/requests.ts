import { operatorRequestCalls as calls } from '@kardan/contract/calls/operator/requests';
import { approveRequest } from '@kardan/core/dealerships/admission/approve-request';
import { askRequester } from '@kardan/core/dealerships/admission/ask-requester';
import { createDealership } from '@kardan/core/dealerships/admission/create-dealership';
import { listRequests } from '@kardan/core/dealerships/admission/list-requests';
import { readRequest } from '@kardan/core/dealerships/admission/read-request';
import { recheckVatNumber } from '@kardan/core/dealerships/admission/recheck-vat-number';
import { refuseRequest } from '@kardan/core/dealerships/admission/refuse-request';
import type { Services } from '@kardan/core/services';
import type { Api } from '../../route.ts';
import { operator } from '../../rules/access.ts';
import { perAccount } from '../../rules/limit.ts';

const reading = { access: operator, limit: perAccount(240, 'minute') } as const;
/** Each mails somebody. */
const deciding = { access: operator, limit: perAccount(30, 'minute') } as const;

export function operatorRequestRoutes(api: Api, services: Services): void {
  api.route({
    ...calls.operatorRequests,
    ...reading,
    handler: ({ actor, query }) => listRequests(services, actor, query),
  });
  api.route({
    ...calls.operatorRequest,
    ...reading,
    handler: ({ actor, params }) => readRequest(services, actor, params.requestId),
  });
  api.route({
    ...calls.askRequester,
    ...deciding,
    handler: ({ actor, params, body }) => askRequester(services, actor, { ...params, ...body }),
  });
  api.route({
    ...calls.approveRequest,
    ...deciding,
    status: 201,
    handler: ({ actor, params, body }) => approveRequest(services, actor, { ...params, ...body }),
  });
  api.route({
    ...calls.refuseRequest,
    ...deciding,
    handler: ({ actor, params, body }) => refuseRequest(services, actor, { ...params, ...body }),
  });
  api.route({
    ...calls.recheckVatNumber,
    ...deciding,
    status: 202,
    handler: ({ actor, params }) => recheckVatNumber(services, actor, params.requestId),
  });
  api.route({
    ...calls.createDealership,
    ...deciding,
    status: 201,
    handler: ({ actor, body }) => createDealership(services, actor, body),
  });
}
