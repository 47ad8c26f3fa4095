import type { MeasuredHealth } from '@kardan/contract/calls/operator/health';
import { type HealthMeasure, healthLimits } from '@kardan/contract/values/operations';
import type { Database } from '../../db/database.ts';
import { countBrokenFeeds } from '../../feeds/overview/list-all-feeds.ts';
import { countDeadJobs, type QueueOverview, summariseQueues } from '../../jobs/inspect-queues.ts';
import { jobNames, scheduleOf } from '../../jobs/job-catalogue.ts';
import { shareOfFailedMails } from '../../mail/count-mails.ts';
import { countAnswersOfADay } from '../../observations/read-error-health.ts';

export interface PortalHealth {
  asOf: string;
  measures: MeasuredHealth[];
}

/** How the portal is: six measures, each with the limit beyond which somebody has to look. Told to pages, metrics and commands alike. */
export async function measurePortal(db: Database): Promise<PortalHealth> {
  const [queues, dead, feeds, mails, answers] = await Promise.all([
    summariseQueues(db),
    countDeadJobs(db),
    countBrokenFeeds({ db }),
    shareOfFailedMails({ db }),
    countAnswersOfADay({ db }),
  ]);
  const index = queues.find(({ name }) => name === 'index-listing');
  return {
    asOf: new Date().toISOString(),
    measures: [
      measured('index-lag', index?.oldestFreshSeconds ?? 0),
      measured('oldest-job', Math.max(0, ...queues.map(waitedFor))),
      measured('dead-jobs', dead.count, { since: dead.since?.toISOString() ?? null }),
      share('broken-feeds', feeds.broken, feeds.live),
      share('mail-bounces', mails.failed, mails.tried),
      share('api-errors', answers.failures, answers.answers),
    ],
  };
}

/** Bulk work waits behind what somebody is watching, by design; what the clock starts waits for nothing. */
function waitedFor({ name, oldestSeconds, oldestFreshSeconds }: QueueOverview): number {
  const job = jobNames.find((each) => each === name);
  return (job && scheduleOf(job) === undefined ? oldestFreshSeconds : oldestSeconds) ?? 0;
}

function share(name: HealthMeasure, count: number, of: number): MeasuredHealth {
  return measured(name, of === 0 ? null : (100 * count) / of, { count, of });
}

function measured(
  name: HealthMeasure,
  value: number | null,
  more: Partial<Pick<MeasuredHealth, 'count' | 'of' | 'since'>> = {},
): MeasuredHealth {
  const limit = healthLimits[name];
  return {
    measure: name,
    value,
    limit,
    over: value !== null && value > limit,
    count: null,
    of: null,
    since: null,
    ...more,
  };
}
