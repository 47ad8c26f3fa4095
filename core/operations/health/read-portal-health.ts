import type { MeasuredHealth } from '@kardan/contract/calls/operator/health';
import { type HealthMeasure, healthLimits } from '@kardan/contract/values/operations';
import type { Actor } from '../../accounts/actor.ts';
import { requireOperator } from '../../accounts/policies.ts';
import type { Database } from '../../db/database.ts';
import { countBrokenFeeds } from '../../feeds/overview/list-all-feeds.ts';
import { countDeadJobs, overlookQueues, type QueueOverview } from '../../jobs/inspect-queues.ts';
import { jobNames, scheduleOf } from '../../jobs/job-catalogue.ts';
import { shareOfFailedMails } from '../../mail/count-mails.ts';
import { countAnswersOfADay } from '../../observations/read-error-health.ts';

interface PortalHealth {
  asOf: string;
  measures: MeasuredHealth[];
}

/** Whoever looks twice within this time sees the same: every operator's desk asks, again and again. */
const keptMs = 10_000;
const kept = new WeakMap<Database, { at: number; health: Promise<PortalHealth> }>();

/** Tells operators how the portal is: six measures, each with the limit beyond which somebody has to look. */
export async function readPortalHealth(
  { db }: { db: Database },
  actor: Actor,
  { maxAgeMs = keptMs }: { maxAgeMs?: number } = {},
): Promise<PortalHealth> {
  requireOperator(actor);
  const last = kept.get(db);
  if (last && Date.now() - last.at < maxAgeMs) return last.health;
  const health = measure(db);
  kept.set(db, { at: Date.now(), health });
  // A failure is nobody's answer for the next seconds.
  health.catch(() => kept.delete(db));
  return health;
}

async function measure(db: Database): Promise<PortalHealth> {
  const [queues, dead, feeds, mails, answers] = await Promise.all([
    overlookQueues(db),
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
