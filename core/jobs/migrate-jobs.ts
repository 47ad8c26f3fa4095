import { PgBoss } from 'pg-boss';
import { deadLetterQueue, type JobName, jobCatalogue, jobNames, scheduleOf } from './job-catalogue.ts';

const days = 24 * 3600;

/** The shortest that pg-boss allows; a worker confirms its jobs every half of it. */
const heartbeatSeconds = 10;

/** Creates or updates the queue's tables and brings every queue's settings to the catalogue; safe to run again. */
export async function migrateJobs(options: { DATABASE_URL: string }): Promise<void> {
  const queues = new PgBoss({
    connectionString: options.DATABASE_URL,
    max: 1,
    migrate: true,
    supervise: false,
    schedule: false,
  });
  queues.on('error', () => {}); // a failed statement rejects below
  await queues.start();
  try {
    await setQueue(queues, deadLetterQueue, { retentionSeconds: 90 * days });
    for (const name of jobNames) await setQueue(queues, name, settingsOf(name));
    await setSchedules(queues);
  } finally {
    await queues.stop({ graceful: false });
  }
}

type Settings = Parameters<PgBoss['updateQueue']>[1] & object;

function settingsOf(name: JobName): Settings {
  const { retry, timeLimitSeconds, keepFinishedSeconds } = jobCatalogue[name];
  return {
    retryLimit: retry.limit,
    retryDelay: retry.firstDelaySeconds,
    retryDelayMax: retry.maxDelaySeconds,
    retryBackoff: true,
    expireInSeconds: timeLimitSeconds,
    heartbeatSeconds,
    deleteAfterSeconds: keepFinishedSeconds,
    // pg-boss drops jobs that wait longer than this. It is 14 days unless told: too short for a promise to lose none.
    retentionSeconds: 365 * days,
    deadLetter: deadLetterQueue,
    notify: true,
  };
}

async function setQueue(queues: PgBoss, name: string, settings: Settings): Promise<void> {
  await queues.createQueue(name);
  await queues.updateQueue(name, settings);
}

/** Brings the clock's jobs to the catalogue. One that came due while no worker ran is made up for, once. */
async function setSchedules(queues: PgBoss): Promise<void> {
  const options = { tz: 'Europe/Vienna', missed: 'once' } as const;
  const wanted = new Map(jobNames.map((name) => [name as string, scheduleOf(name)]));
  for (const { name, cron } of await queues.getSchedules()) {
    if (wanted.get(name) === cron) wanted.delete(name);
    else if (wanted.get(name) === undefined) await queues.unschedule(name);
  }
  for (const [name, cron] of wanted) if (cron !== undefined) await queues.schedule(name, cron, {}, options);
}
