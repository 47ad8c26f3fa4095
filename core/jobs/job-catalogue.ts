import { cacheTagPattern } from '@kardan/contract/cache-tags';
import { z } from 'zod';

export interface JobDefinition {
  /** Ids only: a job reloads what it works on, so that it can run late, twice or out of order. */
  payload: z.ZodObject;
  /** Most jobs that one call of the handler gets; nothing more is fetched until all of them are done. */
  batchSize: number;
  /** How many batches a worker does side by side, where one job may take long and others must not wait for it; else one. */
  concurrency?: number;
  /** What two jobs must not work on side by side in a worker: those with the same of this in their payload go one after the other. */
  oneAtATimeBy?: string;
  retry: {
    limit: number;
    /** Wait before the first retry; it doubles with each, with up to as much again at random. */
    firstDelaySeconds: number;
    maxDelaySeconds: number;
  };
  /** A batch that runs longer counts as failed. */
  timeLimitSeconds: number;
  /** How long a finished job stays visible. */
  keepFinishedSeconds: number;
  /** When it is enqueued by itself, as minute and hour of cron in Vienna; its payload is empty then. */
  schedule?: string;
}

/** What has nothing to work on but the clock: it looks for its work itself, and once more finds none. */
const bySchedule = {
  payload: z.object({}),
  batchSize: 1,
  retry: { limit: 10, firstDelaySeconds: 60, maxDelaySeconds: 3600 },
  timeLimitSeconds: 900,
  keepFinishedSeconds: 7 * 24 * 3600,
} as const satisfies JobDefinition;

/**
 * 360 retries last about two hours: an outage of that length heals itself, and within half a minute of its end everything is done
 * that had to wait. With a minute between them that took up to 68 seconds.
 */
const untilServicesAreBack = { limit: 360, firstDelaySeconds: 1, maxDelaySeconds: 20 } as const;
/** So long a store that is away heals itself, for what somebody looks at and waits for. */
const forAnHour = { limit: 180, firstDelaySeconds: 1, maxDelaySeconds: 20 } as const;
/** So long a store or mail server that is away heals itself. */
const forADay = { limit: 150, firstDelaySeconds: 2, maxDelaySeconds: 600 } as const;

/** Every job there is. A name here needs exactly one task in the worker, which otherwise refuses to start. */
export const jobCatalogue = {
  'index-listing': {
    payload: z.object({ listingId: z.int().positive() }),
    // 500 documents are about 1.5 MB: one comfortable bulk request.
    batchSize: 500,
    retry: untilServicesAreBack,
    timeLimitSeconds: 120,
    keepFinishedSeconds: 3600,
  },
  'process-image': {
    payload: z.object({ uploadId: z.uuid() }),
    // Worked on side by side where there are cores: decoding 50 megapixels takes up to 200 MB of memory and a core each.
    batchSize: 2,
    retry: forAnHour,
    timeLimitSeconds: 180,
    keepFinishedSeconds: 3600,
  },
  'place-picture': {
    payload: z.object({
      contentHash: z.string().regex(/^[0-9a-f]{64}$/),
      /** The dealership that shows it no more of itself: it is forgotten, unless somebody needs it. */
      givenUpBy: z.int().positive().optional(),
    }),
    batchSize: 10,
    retry: forAnHour,
    timeLimitSeconds: 180,
    keepFinishedSeconds: 3600,
  },
  'purge-cache': {
    payload: z.object({
      tags: z.array(z.string().max(200).regex(cacheTagPattern)).min(1).max(100),
      /** Set for the second purge, for pages that were being made during the first. */
      stragglers: z.boolean().optional(),
      /** The one that could not be told; all of them otherwise. */
      cache: z.string().max(2_000).optional(),
    }),
    batchSize: 100,
    // As long as an index: a cache that cannot be reached for longer keeps pages for their own time.
    retry: untilServicesAreBack,
    timeLimitSeconds: 120,
    keepFinishedSeconds: 3600,
  },
  'send-mail': {
    payload: z.object({ mailId: z.uuid() }),
    // Each holds a connection until the mail server has answered, of as many that are there for nothing else. One that it stops at in
    // the middle is waited for as long as servers may think, and keeps none waiting.
    batchSize: 1,
    concurrency: 4,
    oneAtATimeBy: 'mailId',
    // Nobody waits longer for an answer.
    retry: forADay,
    timeLimitSeconds: 600,
    keepFinishedSeconds: 3600,
  },
  'index-search-agent': {
    payload: z.object({ searchAgentId: z.uuid() }),
    batchSize: 500,
    // As long as a car's index: until then the agent misses nothing, see core/search-agents/matching/catch-up-agents.ts.
    retry: untilServicesAreBack,
    timeLimitSeconds: 300,
    keepFinishedSeconds: 3600,
  },
  'note-erased-agent': {
    // The time of the deletion and not of the job: a restore to a time between both must find the note.
    payload: z.object({ searchAgentId: z.uuid(), erasedAt: z.iso.datetime() }),
    batchSize: 10,
    retry: forADay,
    timeLimitSeconds: 120,
    keepFinishedSeconds: 3600,
  },
  'remove-attachments': {
    payload: z.object({ attachmentIds: z.array(z.uuid()).min(1).max(100) }),
    batchSize: 10,
    // After that the nightly sweep finds them (forget-inquiries).
    retry: forADay,
    timeLimitSeconds: 180,
    keepFinishedSeconds: 3600,
  },
  'refresh-listings-in-city': {
    payload: z.object({ cityId: z.int().positive() }),
    batchSize: 10,
    // It needs nothing but the database that it comes from.
    retry: untilServicesAreBack,
    timeLimitSeconds: 300,
    keepFinishedSeconds: 3600,
  },
  'refresh-listings-of-dealership': {
    payload: z.object({ dealershipId: z.int().positive() }),
    batchSize: 10,
    // It needs nothing but the database that it comes from.
    retry: untilServicesAreBack,
    timeLimitSeconds: 300,
    keepFinishedSeconds: 3600,
  },
  'refresh-listings-of-vehicle': {
    // One of them: what was renamed.
    payload: z.object({
      makeId: z.int().positive().optional(),
      modelId: z.int().positive().optional(),
      versionId: z.int().positive().optional(),
    }),
    batchSize: 1,
    // It needs nothing but the database that it comes from.
    retry: untilServicesAreBack,
    // A make has up to a hundred thousand cars, at 2 ms each on a busy machine.
    timeLimitSeconds: 900,
    keepFinishedSeconds: 3600,
  },
  'move-merged-cars': {
    payload: z.object({ modelId: z.int().positive() }),
    batchSize: 1,
    // It needs nothing but the database that it comes from, and goes on where it was stopped.
    retry: untilServicesAreBack,
    timeLimitSeconds: 900,
    keepFinishedSeconds: 3600,
  },
  'reckon-deadlines': {
    payload: z.object({ dealershipId: z.int().positive() }),
    batchSize: 10,
    // It needs nothing but the database that it comes from.
    retry: untilServicesAreBack,
    timeLimitSeconds: 120,
    keepFinishedSeconds: 3600,
  },
  'refresh-agents-around': {
    payload: z.object({ postcode: z.string().regex(/^\d{4}$/) }),
    batchSize: 10,
    // It needs nothing but the database that it comes from.
    retry: untilServicesAreBack,
    timeLimitSeconds: 300,
    keepFinishedSeconds: 3600,
  },
  'match-listing': {
    payload: z.object({ listingId: z.int().positive() }),
    // About a second with 100,000 agents: no fresh change waits longer for a batch of an import.
    batchSize: 100,
    retry: untilServicesAreBack,
    timeLimitSeconds: 300,
    keepFinishedSeconds: 3600,
  },
  'inspect-listing': {
    payload: z.object({ listingId: z.int().positive() }),
    batchSize: 100,
    // It needs nothing but the database that it comes from.
    retry: untilServicesAreBack,
    timeLimitSeconds: 300,
    keepFinishedSeconds: 3600,
  },
  'inspect-stock': {
    payload: z.object({ afterId: z.int().min(0) }),
    batchSize: 1,
    // It needs the database and, for pictures that were never measured, the store of files.
    retry: untilServicesAreBack,
    // 200 cars of which no picture was ever measured: six each at 40 ms.
    timeLimitSeconds: 600,
    keepFinishedSeconds: 3600,
  },
  'mail-matches': {
    // A car suits hundreds of agents at once: a job for each of them would cost more than finding them.
    payload: z.object({ searchAgentIds: z.array(z.uuid()).min(1) }),
    batchSize: 20,
    // It needs nothing but the database that it comes from.
    retry: untilServicesAreBack,
    timeLimitSeconds: 120,
    keepFinishedSeconds: 3600,
  },
  'publish-content': {
    payload: z.object({ contentId: z.int().positive() }),
    batchSize: 10,
    // It needs nothing but the database that it comes from.
    retry: untilServicesAreBack,
    timeLimitSeconds: 120,
    keepFinishedSeconds: 3600,
  },
  'check-vat-number': {
    payload: z.object({ requestId: z.uuid() }),
    // A member state's register that does not answer is waited for, and keeps no other's numbers waiting.
    batchSize: 1,
    concurrency: 2,
    oneAtATimeBy: 'requestId',
    // Member states' registers are away for hours, above all at night; who decides sees that nobody has answered yet.
    retry: { limit: 40, firstDelaySeconds: 30, maxDelaySeconds: 3600 },
    timeLimitSeconds: 300,
    keepFinishedSeconds: 24 * 3600,
  },
  'mail-agreement-news': {
    payload: z.object({ versionId: z.uuid() }),
    batchSize: 1,
    // It needs nothing but the database that it comes from, and goes on where it was stopped.
    retry: untilServicesAreBack,
    timeLimitSeconds: 900,
    keepFinishedSeconds: 7 * 24 * 3600,
  },
  'check-content-links': {
    ...bySchedule,
    /** A text that somebody has saved; all texts where it is left out. */
    payload: z.object({ contentId: z.int().positive().optional() }),
    batchSize: 20,
    // It stops taking up further addresses after ten minutes; each is over after ten seconds.
    timeLimitSeconds: 900,
    // On Sundays: what was there a week ago may be gone.
    schedule: '40 4 * * 0',
  },
  'run-bulk': {
    payload: z.object({ bulkId: z.uuid() }),
    batchSize: 1,
    // It needs nothing but the database that it comes from, and goes on where it was stopped.
    retry: untilServicesAreBack,
    // 5,000 cars at 10 ms each, on a busy machine.
    timeLimitSeconds: 900,
    keepFinishedSeconds: 3600,
  },
  'run-feed': {
    payload: z.object({ feedId: z.uuid() }),
    // A large feed keeps no small one waiting; a second job of its own would read its file beside the one that is at it.
    batchSize: 1,
    concurrency: 2,
    oneAtATimeBy: 'feedId',
    // It needs the database and the store of files, and goes on where it was stopped.
    retry: untilServicesAreBack,
    // 250,000 cars, as many as a file of 500 MB holds, at 10 ms each on a busy machine.
    timeLimitSeconds: 3600,
    keepFinishedSeconds: 3600,
  },
  'run-operation': {
    payload: z.object({ runId: z.uuid() }),
    // A check of the texts does not wait for a rebuild.
    batchSize: 1,
    concurrency: 3,
    // A failure is told to whoever started it and not tried again; only a worker that died is replaced.
    retry: { limit: 60, firstDelaySeconds: 5, maxDelaySeconds: 60 },
    // A rebuild with a million cars takes a quarter of an hour.
    timeLimitSeconds: 4 * 3600,
    keepFinishedSeconds: 3600,
  },
  'deliver-webhooks': {
    ...bySchedule,
    // What there is to send stands in a table: many jobs say no more than one.
    batchSize: 500,
    // It stops taking up new ones after 15 seconds; each is over after 10.
    timeLimitSeconds: 60,
    keepFinishedSeconds: 3600,
    // Beside each event and its first retry: what is due after minutes or hours.
    schedule: '* * * * *',
  },
  'mail-daily-digests': { ...bySchedule, timeLimitSeconds: 3600, schedule: '0 7 * * *' },
  'mail-weekly-digests': { ...bySchedule, timeLimitSeconds: 3600, schedule: '0 7 * * 1' },
  // On the month's first days: once more finds whoever was missed while no worker ran.
  'mail-monthly-reports': { ...bySchedule, timeLimitSeconds: 3600, schedule: '30 6 1-7 * *' },
  'remind-of-keys': { ...bySchedule, schedule: '10 7 * * *' },
  'mail-inquiry-digests': { ...bySchedule, schedule: '*/15 * * * *' },
  // A reminder after 30 minutes comes after 31.
  'remind-of-inquiries': { ...bySchedule, schedule: '* * * * *' },
  'forget-unverified-agents': { ...bySchedule, schedule: '35 * * * *' },
  'requeue-stranded-mails': { ...bySchedule, schedule: '*/10 * * * *' },
  // Ten minutes for a million cars; nobody waits for it.
  'rate-market': { ...bySchedule, timeLimitSeconds: 3600, schedule: '30 3 * * *' },
  'rate-moved-market': { ...bySchedule, timeLimitSeconds: 3600, schedule: '50 * * * *' },
  'ensure-statistics-partitions': { ...bySchedule, schedule: '5 1 * * *' },
  // A quarter of an hour: a dealer sees today's figures today, and a car's row is written at most 96 times a day.
  'roll-up-statistics': { ...bySchedule, schedule: '*/15 * * * *' },
  // A minute or two for a million cars; before dealers come.
  'measure-market': { ...bySchedule, timeLimitSeconds: 3600, schedule: '50 1 * * *' },
  'forget-statistics': { ...bySchedule, schedule: '25 1 * * *' },
  // Whoever plans something for 18:00 looks at 18:01.
  'run-listing-schedules': { ...bySchedule, schedule: '* * * * *' },
  // A file that is due at 5:40 is looked for at 5:41; one of 500 MB may take a quarter of an hour.
  'poll-feeds': { ...bySchedule, timeLimitSeconds: 2400, schedule: '* * * * *' },
  // Each goes on for the minute until the next one; two beside each other do no harm.
  'fetch-feed-pictures': { ...bySchedule, timeLimitSeconds: 300, schedule: '* * * * *' },
  // Once an hour, and when an operator asks: seconds for ten thousand feeds and a million cars.
  'count-catalogue-gaps': { ...bySchedule, schedule: '40 * * * *' },
  'forget-feed-files': { ...bySchedule, schedule: '45 3 * * *' },
  // What is announced for a day begins within its first minutes.
  'apply-restrictions': { ...bySchedule, schedule: '*/5 * * * *' },
  // A quarter of a second for a million cars; the list of dealerships is put in order by it.
  'count-stock': { ...bySchedule, schedule: '*/15 * * * *' },
  'expire-listings': { ...bySchedule, schedule: '20 2 * * *' },
  'forget-withdrawn-listings': { ...bySchedule, schedule: '40 2 * * *' },
  'forget-sold-matches': { ...bySchedule, schedule: '55 2 * * *' },
  // Ten million objects are listed in about ten minutes.
  'forget-derived-pictures': { ...bySchedule, timeLimitSeconds: 3600, schedule: '20 4 * * *' },
  'forget-old-sessions': { ...bySchedule, schedule: '25 3 * * *' },
  'forget-idempotent-answers': { ...bySchedule, schedule: '5 * * * *' },
  'forget-sandboxes': { ...bySchedule, schedule: '45 3 * * *' },
  'ensure-audit-partitions': { ...bySchedule, schedule: '15 1 * * *' },
  // Makes room for the lines of the months to come, and forgets old ones.
  'keep-feed-lines': { ...bySchedule, schedule: '35 1 * * *' },
  'forget-observations': { ...bySchedule, schedule: '20 3 * * *' },
  'forget-web-vitals': { ...bySchedule, schedule: '15 3 * * *' },
  'forget-webhook-deliveries': { ...bySchedule, schedule: '5 3 * * *' },
  // Before notices are forgotten.
  'count-transparency': { ...bySchedule, schedule: '40 0 * * *' },
  'forget-inquiries': { ...bySchedule, schedule: '10 3 * * *' },
} as const satisfies Record<string, JobDefinition>;

export type JobName = keyof typeof jobCatalogue;
export type JobPayload<N extends JobName> = z.output<(typeof jobCatalogue)[N]['payload']>;

export const jobNames = Object.keys(jobCatalogue) as JobName[];

/** When a job is enqueued by itself; undefined for those that changes cause. */
export function scheduleOf(name: JobName): string | undefined {
  const definition: JobDefinition = jobCatalogue[name];
  return definition.schedule;
}

/** Bulk work such as an import waits behind changes that somebody is watching. */
export const jobPriorities = { fresh: 10, bulk: 0 } as const;
export type JobPriority = keyof typeof jobPriorities;

/** Where jobs of every name end whose retries are used up. Nothing works on it; `pnpm jobs` shows and retries them. */
export const deadLetterQueue = 'dead-letter';
