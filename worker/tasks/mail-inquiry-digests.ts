import { mailInquiryDigests } from '@kardan/core/inquiries/digests/mail-inquiry-digests';
import type { Task } from '../task.ts';

/** Queues the digests of inquiries to dealerships that many write to at once. */
export const mailInquiryDigestsTask: Task<'mail-inquiry-digests'> = {
  job: 'mail-inquiry-digests',
  async run(services) {
    services.log.info({ mails: await mailInquiryDigests(services) }, 'digests of inquiries queued');
    return [];
  },
};
