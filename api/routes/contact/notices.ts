import { noticeCalls as calls } from '@kardan/contract/calls/contact/notices';
import { submitNotice } from '@kardan/core/notices/submit-notice';
import type { Services } from '@kardan/core/services';
import type { Api } from '../../route.ts';
import { everyone } from '../../rules/access.ts';
import { perVisitor } from '../../rules/limit.ts';

export function noticeRoutes(api: Api, services: Services): void {
  api.route({
    ...calls.reportListing,
    access: everyone,
    // Tries, mistakes included; how many notices are taken is limited in the database.
    limit: perVisitor(20, 'minute'),
    status: 201,
    handler: ({ body, ip }) => submitNotice(services, body, ip),
  });
}
