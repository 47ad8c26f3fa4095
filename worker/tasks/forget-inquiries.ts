import { forgetRequests } from '@kardan/core/dealerships/admission/privacy/forget-requests';
import { forgetInquiries } from '@kardan/core/inquiries/forget-inquiries';
import { forgetAttachments } from '@kardan/core/inquiries/replies/attachments/forget-attachments';
import { forgetMails } from '@kardan/core/mail/forget-mails';
import { forgetNotices } from '@kardan/core/moderation/notices/forget-notices';
import type { Task } from '../task.ts';

/** Removes what visitors wrote when its time is over, and what was kept to deliver it. */
export const forgetInquiriesTask: Task<'forget-inquiries'> = {
  job: 'forget-inquiries',
  async run(services) {
    const inquiries = await forgetInquiries(services);
    const attachments = await forgetAttachments(services);
    const notices = await forgetNotices(services);
    const requests = await forgetRequests(services);
    const mails = await forgetMails(services);
    services.log.info({ inquiries, attachments, notices, requests, mails }, 'old inquiries and notices removed');
    return [];
  },
};
