import { mailDigests } from '@kardan/core/search-agents/mailing/mail-digests';
import type { Task } from '../task.ts';

/** Queues every morning's digests of search agents. */
export const mailDailyDigestsTask: Task<'mail-daily-digests'> = {
  job: 'mail-daily-digests',
  async run(services) {
    services.log.info({ mails: await mailDigests(services, 'daily') }, 'daily digests queued');
    return [];
  },
};

/** Queues Monday's digests of search agents. */
export const mailWeeklyDigestsTask: Task<'mail-weekly-digests'> = {
  job: 'mail-weekly-digests',
  async run(services) {
    services.log.info({ mails: await mailDigests(services, 'weekly') }, 'weekly digests queued');
    return [];
  },
};
