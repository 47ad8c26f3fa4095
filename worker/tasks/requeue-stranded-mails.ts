import { requeueStrandedMails } from '@kardan/core/mail/requeue-stranded-mails';
import type { Task } from '../task.ts';

/** Takes up mails again whose retries were used up while the mail server was away. */
export const requeueStrandedMailsTask: Task<'requeue-stranded-mails'> = {
  job: 'requeue-stranded-mails',
  async run(services) {
    const mails = await requeueStrandedMails(services);
    if (mails > 0) services.log.warn({ mails }, 'mails taken up again');
    return [];
  },
};
