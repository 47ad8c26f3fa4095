import { inboxAttachmentCalls } from '@kardan/contract/calls/admin/inbox-attachments';
import { readAttachment } from '@kardan/core/inquiries/replies/attachments/read-attachment';
import type { Services } from '@kardan/core/services';
import type { Api } from '../../route.ts';
import { dealerStaffOf } from '../../rules/access.ts';
import { perAccount } from '../../rules/limit.ts';

export function inboxAttachmentRoutes(api: Api, services: Services): void {
  api.route({
    ...inboxAttachmentCalls.inboxAttachment,
    access: dealerStaffOf('dealershipId'),
    // Up to 10 MB each.
    limit: perAccount(60, 'minute'),
    handler: ({ actor, params }) => readAttachment(services, actor, params),
  });
}
