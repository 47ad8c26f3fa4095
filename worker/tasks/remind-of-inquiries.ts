import { remindOfInquiries } from '@kardan/core/inquiries/inbox/reminders/remind-of-inquiries';
import type { Task } from '../task.ts';

/** Queues the mails about inquiries that nobody has answered. */
export const remindOfInquiriesTask: Task<'remind-of-inquiries'> = {
  job: 'remind-of-inquiries',
  async run(services) {
    services.log.info({ threads: await remindOfInquiries(services) }, 'reminders of inquiries queued');
    return [];
  },
};
