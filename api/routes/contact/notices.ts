import { noticeCalls as calls } from '@kardan/contract/calls/contact/notices';
import { ownNoticePath } from '@kardan/contract/site-paths';
import { complainOfDecision } from '@kardan/core/moderation/complaints/complain-of-decision';
import { readOwnNotice } from '@kardan/core/moderation/notices/own/read-own-notice';
import { submitNotice } from '@kardan/core/moderation/notices/submit-notice';
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
  // The token in the path is the right: who reported a car has no account.
  api.route({
    ...calls.ownNotice,
    access: everyone,
    limit: perVisitor(60, 'minute'),
    handler: ({ params }) => readOwnNotice(services, params.token),
  });
  api.route({
    ...calls.complainOfDecision,
    access: everyone,
    limit: perVisitor(20, 'minute'),
    handler: async ({ params, body }, reply) => {
      await complainOfDecision(services, params.token, body.text);
      // A plain form is answered with the page that it stands on.
      if (body.page) reply.redirect(ownNoticePath(params.token, body.page), 303);
    },
  });
}
