import { blockingCalls } from '@kardan/contract/calls/operator/blocking';
import { operatorComplaintCalls } from '@kardan/contract/calls/operator/complaints';
import { operatorNoticeCalls } from '@kardan/contract/calls/operator/notices';
import { blockListing } from '@kardan/core/moderation/blocking/block-listing';
import { unblockListing } from '@kardan/core/moderation/blocking/unblock-listing';
import { decideComplaint } from '@kardan/core/moderation/complaints/decide-complaint';
import { listComplaints } from '@kardan/core/moderation/complaints/list-complaints';
import { readComplaint } from '@kardan/core/moderation/complaints/read-complaint';
import { askDealer } from '@kardan/core/moderation/notices/deciding/ask-dealer';
import { assignNotice } from '@kardan/core/moderation/notices/deciding/assign-notice';
import { decideNotice } from '@kardan/core/moderation/notices/deciding/decide-notice';
import { listNotices } from '@kardan/core/moderation/notices/reading/list-notices';
import { readNotice } from '@kardan/core/moderation/notices/reading/read-notice';
import type { Services } from '@kardan/core/services';
import type { Api } from '../../route.ts';
import { operator } from '../../rules/access.ts';
import { perAccount } from '../../rules/limit.ts';

const reading = { access: operator, limit: perAccount(240, 'minute') } as const;
/** Each writes to somebody outside. */
const deciding = { access: operator, limit: perAccount(60, 'minute') } as const;

export function moderationRoutes(api: Api, services: Services): void {
  noticeDeskRoutes(api, services);
  complaintDeskRoutes(api, services);
  api.route({
    ...blockingCalls.blockListing,
    ...deciding,
    status: 201,
    handler: ({ actor, params, body }) => blockListing(services, actor, params.listingId, body),
  });
  api.route({
    ...blockingCalls.unblockListing,
    ...deciding,
    handler: ({ actor, params, body }) => unblockListing(services, actor, params.listingId, body.because),
  });
}

function noticeDeskRoutes(api: Api, services: Services): void {
  const calls = operatorNoticeCalls;
  api.route({
    ...calls.operatorNotices,
    ...reading,
    handler: ({ actor, query }) => listNotices(services, actor, query),
  });
  api.route({
    ...calls.operatorNotice,
    ...reading,
    handler: ({ actor, params }) => readNotice(services, actor, params.noticeId),
  });
  api.route({
    ...calls.assignNotice,
    ...deciding,
    handler: ({ actor, params, body }) => assignNotice(services, actor, params.noticeId, body.to),
  });
  api.route({
    ...calls.askDealer,
    ...deciding,
    handler: ({ actor, params, body }) => askDealer(services, actor, params.noticeId, body.question),
  });
  api.route({
    ...calls.decideNotice,
    ...deciding,
    handler: ({ actor, params, body }) => decideNotice(services, actor, params.noticeId, body),
  });
}

function complaintDeskRoutes(api: Api, services: Services): void {
  const calls = operatorComplaintCalls;
  api.route({
    ...calls.operatorComplaints,
    ...reading,
    handler: ({ actor, query }) => listComplaints(services, actor, query),
  });
  api.route({
    ...calls.operatorComplaint,
    ...reading,
    handler: ({ actor, params }) => readComplaint(services, actor, params.complaintId),
  });
  api.route({
    ...calls.decideComplaint,
    ...deciding,
    handler: ({ actor, params, body }) => decideComplaint(services, actor, params.complaintId, body),
  });
}
