import { mailAgreementNews } from '@kardan/core/going-public/versions/mail-agreement-news';
import type { Task } from '../task.ts';

/** Queues the mails that tell owners of a new version. */
export const mailAgreementNewsTask: Task<'mail-agreement-news'> = {
  job: 'mail-agreement-news',
  async run(services, batch) {
    for (const { versionId } of batch) {
      const mails = await mailAgreementNews(services, versionId);
      services.log.info({ versionId, mails }, 'news of an agreement queued');
    }
    return [];
  },
};
