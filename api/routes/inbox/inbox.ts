import { inboxCalls } from '@kardan/contract/calls/admin/inbox';
import { assignThread } from '@kardan/core/inquiries/inbox/acts/assign-thread';
import { callBackDone } from '@kardan/core/inquiries/inbox/acts/call-back-done';
import { markThread } from '@kardan/core/inquiries/inbox/acts/mark-thread';
import { noteInThread, removeNote } from '@kardan/core/inquiries/inbox/acts/note-in-thread';
import { removeThread } from '@kardan/core/inquiries/inbox/acts/remove-thread';
import { replyToThread } from '@kardan/core/inquiries/inbox/acts/reply-to-thread';
import { setThreadState } from '@kardan/core/inquiries/inbox/acts/set-thread-state';
import { exportInbox } from '@kardan/core/inquiries/inbox/reading/export-inbox';
import { countUnreadInquiries, listThreads } from '@kardan/core/inquiries/inbox/reading/list-threads';
import { readThread } from '@kardan/core/inquiries/inbox/reading/read-thread';
import { fillForThread } from '@kardan/core/inquiries/inbox/templates/fill-for-thread';
import type { Services } from '@kardan/core/services';
import type { Api } from '../../route.ts';
import { dealerOwnerOf, dealerStaffOf } from '../../rules/access.ts';
import { perAccount } from '../../rules/limit.ts';

const access = dealerStaffOf('dealershipId');
/** An open page asks for list, thread and count every few seconds. */
const reading = { access, limit: perAccount(240, 'minute') } as const;
const changing = { access, limit: perAccount(120, 'minute') } as const;

export function inboxRoutes(api: Api, services: Services): void {
  api.route({
    ...inboxCalls.inbox,
    ...reading,
    handler: ({ actor, params, query }) => listThreads(services, actor, params.dealershipId, query),
  });
  api.route({
    ...inboxCalls.unreadInquiries,
    ...reading,
    handler: ({ actor, params }) => countUnreadInquiries(services, actor, params.dealershipId),
  });
  api.route({
    ...inboxCalls.inboxThread,
    ...reading,
    handler: ({ actor, params }) => readThread(services, actor, params),
  });
  api.route({
    ...inboxCalls.markThread,
    ...changing,
    handler: ({ actor, params, body }) => markThread(services, actor, params, body),
  });
  api.route({
    ...inboxCalls.replyToThread,
    access,
    // Each is a mail to somebody: faster than anybody types.
    limit: perAccount(20, 'minute'),
    status: 201,
    handler: ({ actor, params, body }) => replyToThread(services, actor, params, body),
  });
  api.route({
    ...inboxCalls.noteInThread,
    ...changing,
    status: 201,
    handler: ({ actor, params, body }) => noteInThread(services, actor, params, body),
  });
  api.route({
    ...inboxCalls.removeNote,
    ...changing,
    handler: ({ actor, params }) => removeNote(services, actor, params, params.noteId),
  });
  api.route({
    ...inboxCalls.assignThread,
    ...changing,
    handler: ({ actor, params, body }) => assignThread(services, actor, params, body),
  });
  api.route({
    ...inboxCalls.setThreadState,
    ...changing,
    handler: ({ actor, params, body }) => setThreadState(services, actor, params, body),
  });
  api.route({
    ...inboxCalls.callBackDone,
    ...changing,
    status: 201,
    handler: ({ actor, params, body }) => callBackDone(services, actor, params, body),
  });
  api.route({
    ...inboxCalls.fillTemplate,
    ...changing,
    handler: ({ actor, params, body }) => fillForThread(services, actor, params, body.body),
  });
  api.route({
    ...inboxCalls.removeThread,
    access: dealerOwnerOf('dealershipId'),
    limit: perAccount(60, 'minute'),
    handler: ({ actor, params }) => removeThread(services, actor, params),
  });
  api.route({
    ...inboxCalls.exportInbox,
    access: dealerOwnerOf('dealershipId'),
    // Reads up to 20,000 threads.
    limit: perAccount(10, 'minute'),
    handler: ({ actor, params, body }) => exportInbox(services, actor, params.dealershipId, body),
  });
}
