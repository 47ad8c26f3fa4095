import { operatorAgreementCalls as calls } from '@kardan/contract/calls/operator/agreements';
import { announceAgreement } from '@kardan/core/going-public/versions/announce-agreement';
import { listOutstanding } from '@kardan/core/going-public/versions/list-outstanding';
import { listVersions } from '@kardan/core/going-public/versions/list-versions';
import type { Services } from '@kardan/core/services';
import type { Api } from '../../route.ts';
import { operator } from '../../rules/access.ts';
import { perAccount } from '../../rules/limit.ts';

const reading = { access: operator, limit: perAccount(120, 'minute') } as const;

export function operatorAgreementRoutes(api: Api, services: Services): void {
  api.route({
    ...calls.agreementVersions,
    ...reading,
    handler: ({ actor }) => listVersions(services, actor),
  });
  api.route({
    ...calls.announceAgreement,
    access: operator,
    // Each mails every owner there is.
    limit: perAccount(5, 'hour'),
    status: 201,
    handler: ({ actor, body }) => announceAgreement(services, actor, body),
  });
  api.route({
    ...calls.outstandingAgreements,
    ...reading,
    handler: ({ actor, params, query }) => listOutstanding(services, actor, { ...params, ...query }),
  });
}
