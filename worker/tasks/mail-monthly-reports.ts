import { mailMonthlyReports } from '@kardan/core/statistics/reports/monthly/mail-monthly-reports';
import type { Task } from '../task.ts';

/** Queues the reports on the month that is over. */
export const mailMonthlyReportsTask: Task<'mail-monthly-reports'> = {
  job: 'mail-monthly-reports',
  async run(services) {
    services.log.info({ mails: await mailMonthlyReports(services) }, 'monthly reports queued');
    return [];
  },
};
