import { z } from 'zod';
import {
  feedBounds,
  feedFormats,
  feedSources,
  feedStates,
  minIntervalMinutes,
  runReasons,
  runStates,
} from '../../values/feeds.ts';
import { maxInt4, storedText } from '../../values/stored-text.ts';
import { dealershipParams, done, whole } from '../admin/account-fields.ts';
import { defineCall } from '../call.ts';
import { line } from '../contact/contact-fields.ts';

export const runCounts = z
  .object({
    lines: whole,
    created: whole,
    drafts: whole.describe('Of the created ones: not online, something is missing.'),
    changed: whole,
    priceOnly: whole.describe('Of the changed ones: nothing but the price.'),
    unchanged: whole,
    refused: whole,
    withdrawn: whole,
    locked: whole.describe('Cars with a value of the feed’s that was not taken, since a person had set another.'),
    needsYou: whole.describe('Cars that somebody should look at: refused, or with a value that was left out.'),
  })
  .meta({ id: 'FeedRunCounts' });
export type RunCounts = z.output<typeof runCounts>;

export const feedRunRow = z
  .object({
    id: z.uuid(),
    feedId: z.uuid(),
    number: whole.describe('Of the feed, from 1.'),
    dry: z.boolean().describe('It showed what it would do, and did nothing.'),
    state: z.enum(runStates),
    reason: z.enum(runReasons).nullable(),
    reasonLine: whole.nullable().describe('Where the file could not be read.'),
    reasonDetail: z.string().nullable().describe('What exactly is wrong with the file, as a code.'),
    file: z.object({ name: z.string().nullable(), bytes: whole }).nullable(),
    counts: runCounts.describe('Of the sites that the caller works for.'),
    at: z.iso.datetime(),
    startedAt: z.iso.datetime().nullable(),
    finishedAt: z.iso.datetime().nullable(),
    by: z.string().nullable().describe('Who started it; null where its time had come.'),
  })
  .meta({ id: 'FeedRunRow' });
export type FeedRunRow = z.output<typeof feedRunRow>;

const feedSite = z.object({
  site: z.string().describe('As the file calls it.'),
  dealershipId: whole.nullable().describe('Null while nobody has said whose it is: its cars are refused.'),
  name: z.string().nullable(),
});

export const feed = z
  .object({
    id: z.uuid(),
    name: z.string(),
    ofGroup: z.boolean().describe('Its file holds cars of several sites of the group.'),
    format: z.enum(feedFormats),
    source: z.enum(feedSources),
    location: z.string().nullable().describe('Address of the file; only for those who may change the feed.'),
    username: z.string().nullable(),
    hasSecret: z.boolean().describe('A password or key is stored; it is never told again.'),
    hostKey: z.string().nullable().describe('Fingerprint of the SFTP server’s key that was accepted.'),
    intervalMinutes: whole.nullable(),
    dailyAt: z.string().nullable().describe('`05:40`, in Vienna.'),
    sites: z.array(feedSite).describe('Of a file with several sites; empty where all cars are of one.'),
    questions: z
      .array(z.object({ key: z.string(), choices: z.array(z.string()), answer: z.string().nullable() }))
      .describe('What the format leaves open, asked once per feed.'),
    vanishLimitPercent: whole,
    state: z.enum(feedStates),
    cars: whole.describe('Cars that the feed keeps here.'),
    locked: whole.describe('Of these, cars with a value that a person has set.'),
    nextRunAt: z.iso.datetime().nullable(),
    lookedAt: z.iso
      .datetime()
      .nullable()
      .describe('When the source was last looked at, also if its file was the same.'),
    lastRun: feedRunRow.nullable(),
    mayChange: z.boolean(),
  })
  .meta({ id: 'Feed' });
export type Feed = z.output<typeof feed>;

const minutesOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const feedFields = {
  name: line(feedBounds.name),
  source: z.enum(feedSources),
  location: storedText(z.string().trim().min(1).max(feedBounds.location)).nullable(),
  username: line(feedBounds.username).nullable(),
  secret: storedText(z.string().min(1).max(feedBounds.secret))
    .nullable()
    .optional()
    .describe('Password or private key; left out, the stored one stays.'),
  hostKey: line(200).nullable(),
  intervalMinutes: whole
    .min(minIntervalMinutes)
    .max(7 * 1440)
    .nullable(),
  dailyAt: minutesOfDay.nullable(),
  sites: z
    .record(storedText(z.string().min(1).max(feedBounds.column)), whole.positive().max(maxInt4))
    .refine((sites) => Object.keys(sites).length <= feedBounds.sites, { params: { code: 'too-many' } })
    .describe('Dealerships by what the file calls them.'),
  answers: z.record(z.string().max(60), z.string().max(60)).describe('To the format’s questions.'),
  vanishLimitPercent: whole.min(0).max(100),
};

const feeds = '/admin/dealership/:dealershipId/feeds';
export const feedPath = `${feeds}/:feedId` as const;
export const feedParams = dealershipParams.extend({ feedId: z.uuid() });

export const feedCalls = {
  feeds: defineCall({
    method: 'GET',
    path: feeds,
    summary: 'The feeds that keep cars of the dealership here, its group’s included',
    params: dealershipParams,
    response: z
      .object({ items: z.array(feed), mayCreate: z.boolean(), mayCreateForGroup: z.boolean() })
      .meta({ id: 'Feeds' }),
    secure: true,
  }),
  feed: defineCall({
    method: 'GET',
    path: feedPath,
    summary: 'A feed with its last run',
    params: feedParams,
    response: feed,
    secure: true,
  }),
  createFeed: defineCall({
    method: 'POST',
    path: feeds,
    summary:
      'Sets a feed up; it only shows what it would do until somebody lets it go live; one that fetches its file needs a fresh sign-in. For owners',
    params: dealershipParams,
    body: z.strictObject({
      ...feedFields,
      format: z.enum(feedFormats),
      forGroup: z.boolean().default(false).describe('For all sites of the group; for those who own them all.'),
    }),
    response: feed,
    secure: true,
  }),
  changeFeed: defineCall({
    method: 'PUT',
    path: feedPath,
    summary:
      'Changes how a feed gets its file, and how it is read; another place to fetch it from needs a fresh sign-in. For owners',
    params: feedParams,
    body: z.strictObject(feedFields),
    response: feed,
    secure: true,
  }),
  removeFeed: defineCall({
    method: 'DELETE',
    path: feedPath,
    summary: 'Removes a feed; its cars stay as they are, and are kept by hand from now on. For owners',
    params: feedParams,
    response: done,
    secure: true,
  }),
  pauseFeed: defineCall({
    method: 'POST',
    path: `${feedPath}/pause`,
    summary: 'Lets a feed rest; its cars stay as they are. For owners',
    params: feedParams,
    response: feed,
    secure: true,
  }),
  resumeFeed: defineCall({
    method: 'POST',
    path: `${feedPath}/resume`,
    summary: 'Lets a feed that rests go on. For owners',
    params: feedParams,
    response: feed,
    secure: true,
  }),
  letFeedGoLive: defineCall({
    method: 'POST',
    path: `${feedPath}/live`,
    summary: 'Lets a feed change cars from now on, beginning with the file that was tried. For owners',
    params: feedParams,
    body: z.strictObject({ runId: z.uuid().describe('The dry run whose differences were seen: the last one.') }),
    response: feedRunRow,
    secure: true,
  }),
  runFeed: defineCall({
    method: 'POST',
    path: `${feedPath}/run`,
    summary: 'Runs a feed now: gets its file, or takes the last one that was uploaded once more. For owners',
    params: feedParams,
    body: z.strictObject({ dry: z.boolean().default(false) }),
    response: z
      .object({ run: feedRunRow.nullable().describe('Null where the file is being fetched first.') })
      .meta({ id: 'StartedFeedRun' }),
    secure: true,
  }),
};
