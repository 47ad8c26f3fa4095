import { portalPersonCalls } from '@kardan/contract/calls/operator/people';
import {
  invitePortalPerson,
  listPortalPeople,
  resendPortalInvitation,
  takePortalRight,
} from '@kardan/core/accounts/portal/portal-people';
import type { Services } from '@kardan/core/services';
import type { Api } from '../../route.ts';
import { operator } from '../../rules/access.ts';
import { perAccount } from '../../rules/limit.ts';

/** Each mails somebody, or signs somebody out. */
const changing = { access: operator, limit: perAccount(20, 'minute') } as const;

export function portalPeopleRoutes(api: Api, services: Services): void {
  api.route({
    ...portalPersonCalls.portalPeople,
    access: operator,
    limit: perAccount(120, 'minute'),
    handler: ({ actor }) => listPortalPeople(services, actor),
  });
  api.route({
    ...portalPersonCalls.invitePortalPerson,
    ...changing,
    status: 201,
    handler: ({ actor, body }) => invitePortalPerson(services, actor, body),
  });
  api.route({
    ...portalPersonCalls.resendPortalInvitation,
    ...changing,
    handler: ({ actor, params }) => resendPortalInvitation(services, actor, params.accountId),
  });
  api.route({
    ...portalPersonCalls.takePortalRight,
    ...changing,
    handler: ({ actor, params }) => takePortalRight(services, actor, params),
  });
}
