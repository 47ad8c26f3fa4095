import { z } from 'zod';
import { defineCall } from '../call.ts';
import { dealershipParams } from './account-fields.ts';
import { inbox } from './inbox.ts';

export const inboxAttachmentCalls = {
  inboxAttachment: defineCall({
    method: 'GET',
    path: `${inbox}/thread/:threadId/attachments/:attachmentId`,
    summary: 'What came with a buyer’s mail, as a file to keep; name and kind stand in the thread',
    params: dealershipParams.extend({ threadId: z.uuid(), attachmentId: z.uuid() }),
    response: z.file(),
    responseType: 'binary',
    mediaType: 'application/octet-stream',
    secure: true,
    scope: 'inquiries',
  }),
};
