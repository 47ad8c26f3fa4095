import { setTimeout as sleep } from 'node:timers/promises';
import { jobNames } from '@kardan/core/jobs/job-catalogue';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Fault, faults } from '../means/faulty-proxy.ts';
import { isSmallRun, sized } from '../size.ts';
import { draftReport, table, writeReport } from '../write-report.ts';
import {
  busyNames,
  type CausedJobs,
  causeEveryJob,
  deadNames,
  letTriesComeDue,
  unfinishedNames,
  waitsLonger,
} from './jobs/cause-every-job.ts';
import { type JobPlace, type ServiceOfJobs, servicesOfJobs, startJobPlace } from './jobs/job-place.ts';
import { changedSince, storedNow } from './jobs/stored.ts';

/** Long enough that everything is tried. */
const heldMs = sized({ small: 3_000, full: 5_000 });
const maxSeconds = 30;
/** How long is looked on; a busy machine gets more, and what is never done is found all the same. */
const watchedSeconds = sized({ small: 90, full: 120 });

/** Each service once, in another way. */
const few: [ServiceOfJobs, Fault][] = [
  ['PostgreSQL', 'hanging'],
  ['OpenSearch', 'down'],
  ['S3 store', 'half'],
  ['SMTP out', 'reset'],
];
const all = servicesOfJobs.flatMap((service) => faults.map((fault): [ServiceOfJobs, Fault] => [service, fault]));
const cells = sized({ small: few, full: all });

let place: JobPlace;
const rows: string[][] = [];
beforeAll(async () => {
  place = await startJobPlace();
}, 5 * 60_000);
afterAll(() => place?.[Symbol.asyncDispose]());

/** Waits until every job is done; gives the seconds it took and what is left to do. */
async function untilDone(jobs: CausedJobs): Promise<{ seconds: number; left: string[] }> {
  const begin = performance.now();
  const seconds = () => (performance.now() - begin) / 1_000;
  for (;;) {
    await letTriesComeDue(place);
    const left = [...new Set([...(await jobs.undone()), ...(await busyNames(place))])];
    if (left.length === 0 || seconds() > watchedSeconds) return { seconds: seconds(), left };
    await sleep(250);
  }
}

test.each(cells)(
  '%s %s: every job of the catalogue waits, none dies or takes the outage for a success, each is done once',
  async (service, fault) => {
    await place.ways[service].set(fault);
    let jobs: CausedJobs;
    try {
      jobs = await causeEveryJob(place);
      await jobs.enqueue(2);
      await sleep(heldMs);
    } finally {
      await place.ways[service].set(undefined);
    }
    const { seconds, left } = await untilDone(jobs);
    const dead = await deadNames(place);
    rows.push([service, fault, left.join(', ') || 'all', dead.join(', ') || 'none', `${seconds.toFixed(1)} s`]);
    const report = rows.length === cells.length ? writeReport : draftReport;
    report('faults/all-jobs', 'Every job while a service fails', reportOf(rows));
    expect({ left, dead }).toEqual({ left: [], dead: [] });
    if (!isSmallRun()) expect(seconds).toBeLessThan(maxSeconds);
  },
  5 * 60_000,
);

test(
  'every job done once more leaves the same rows, mails and files',
  async () => {
    const jobs = await causeEveryJob(place);
    // The second time is for what the first one has caused: news of cars that were brought before visitors, and their mails. The third for
    // what is kept beside it of the time before: how the market was rated.
    for (let time = 0; time < 3; time++) {
      await jobs.enqueue(1);
      expect((await untilDone(jobs)).left).toEqual([]);
      await untilQuiet();
    }
    const before = await storedNow(place);
    await jobs.enqueue(2);
    await sleep(2_000);
    expect((await untilDone(jobs)).left).toEqual([]);
    await untilQuiet();
    expect(changedSince(before, await storedNow(place))).toEqual([]);
    expect(await deadNames(place)).toEqual([]);
  },
  5 * 60_000,
);

/** What jobs have caused is done as well, that which is due in some seconds included. */
async function untilQuiet(): Promise<void> {
  for (let quiet = 0; quiet < 4; ) {
    quiet = (await unfinishedNames(place)).length === 0 ? quiet + 1 : 0;
    await sleep(250);
  }
}

function reportOf(found: string[][]): string {
  const later = Map.groupBy(waitsLonger.keys(), (name) => waitsLonger.get(name));
  const reasons = [...later].map(([why, names]) => `${names.map((name) => `\`${name}\``).join(', ')} (${why})`);
  return [
    `Each of the ${jobNames.length} jobs of the catalogue is enqueued twice with something to work on while the worker’s way to a service is spoilt. Afterwards each must have done its work once, with none given up, within ${maxSeconds} s; the next try of these is made due at once, since by design it comes later: ${reasons.join('; ')}.`,
    table(['service', 'fault', 'left undone', 'given up', 'all done after'], found),
  ].join('\n\n');
}
