import { z } from 'zod';
import { editableFieldKeys } from '../../editable-field-keys.ts';
import { carFates, feedBounds, lineFilters, lineIssueCodes, lineSeverities } from '../../values/feeds.ts';
import { language, smallNumber } from '../../values/identifiers.ts';
import { stockStates } from '../../values/stock.ts';
import { storedText } from '../../values/stored-text.ts';
import { whole } from '../admin/account-fields.ts';
import { defineCall } from '../call.ts';
import { feedParams, feedPath, feedRunRow } from './feeds.ts';

export const feedFieldKey = z.enum([...editableFieldKeys, 'pictures']);

export const lineIssue = z
  .object({
    column: z.string().nullable().describe('In the file’s own words; null for what concerns the whole car.'),
    raw: z.string().nullable().describe('As it stands there.'),
    field: feedFieldKey.nullable(),
    code: z.enum(lineIssueCodes),
    severity: z.enum(lineSeverities),
    understood: z.string().nullable(),
  })
  .meta({ id: 'FeedLineIssue' });

export const feedLine = z
  .object({
    place: whole.describe('Names the line in its run.'),
    line: whole.nullable().describe('In the file; null for a car that is not in it any more.'),
    number: z.string().nullable().describe('The dealer’s own.'),
    dealershipId: whole.nullable(),
    site: z.string().nullable().describe('As the file calls it.'),
    listingId: whole.nullable(),
    title: z.string(),
    state: z.enum(stockStates).nullable().describe('Of the car, now.'),
    fate: z.enum(carFates),
    isDraft: z.boolean().describe('It is, or would be, a draft: something is missing to be online.'),
    changes: z
      .array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() }))
      .describe('Texts cut to 200 signs.'),
    issues: z.array(lineIssue),
  })
  .meta({ id: 'FeedLine' });
export type FeedLine = z.output<typeof feedLine>;

export const valueGroup = z
  .object({
    column: z.string(),
    raw: z.string(),
    field: feedFieldKey.nullable(),
    code: z.enum(lineIssueCodes),
    cars: whole,
    values: z.array(z.string()).describe('What it can be mapped to; empty where it is no list of values.'),
    proposals: z.array(z.string()).describe('Of these the likely ones, the likeliest first.'),
  })
  .meta({ id: 'FeedValueGroup' });
export type ValueGroup = z.output<typeof valueGroup>;

export const feedRun = feedRunRow
  .extend({
    groups: z.array(valueGroup).describe('Values that were not understood, most cars first.'),
    protection: z.object({
      limitPercent: whole,
      cars: whole.describe('That the feed kept here before the run.'),
      vanishing: whole.describe('Of these not in the file.'),
      bySite: z.array(
        z.object({
          dealershipId: whole,
          name: z.string(),
          cars: whole,
          vanishing: whole,
          allowed: whole.describe('As many may vanish from this site before somebody is asked.'),
        }),
      ),
    }),
    undo: z
      .object({
        until: z.iso.datetime(),
        created: whole.describe('Become drafts.'),
        changed: whole.describe('Get their values of before.'),
        withdrawn: whole.describe('Are on offer again.'),
        kept: whole.describe('Were changed since, and stay.'),
      })
      .nullable()
      .describe('What taking the run back would do; null where it cannot be taken back.'),
    progress: z
      .object({
        line: whole.nullable().describe('Null for people who do not see all of the file’s sites.'),
        lines: whole.nullable().describe('The same, and null until they are counted.'),
        share: z.number().min(0).max(1).nullable().describe('In hundredths; null until the lines are counted.'),
      })
      .nullable()
      .describe('How far it is; null unless it goes on.'),
    mayChange: z.boolean(),
  })
  .meta({ id: 'FeedRun' });
export type FeedRun = z.output<typeof feedRun>;

export const runParams = feedParams.extend({ runNumber: smallNumber });
const runs = `${feedPath}/runs` as const;
const run = `${runs}/:runNumber` as const;
/** Lines of a page. */
export const linePageSize = 50;

export const feedRunCalls = {
  feedRuns: defineCall({
    method: 'GET',
    path: runs,
    summary: 'The last 30 runs of a feed, newest first: its history, and the trend of its counts',
    params: feedParams,
    response: z.object({ items: z.array(feedRunRow).max(30) }).meta({ id: 'FeedRuns' }),
    secure: true,
  }),
  feedRun: defineCall({
    method: 'GET',
    path: run,
    summary: 'A run of a feed: what became of its cars, values that were not understood, what taking it back would do',
    params: runParams,
    response: feedRun,
    secure: true,
  }),
  feedLines: defineCall({
    method: 'GET',
    path: `${run}/lines`,
    summary: `Lines of a run, what is not online first, ${linePageSize} a page; cars without any change or finding have none`,
    params: runParams,
    query: z.strictObject({
      filter: z.enum(lineFilters).default('needs-you'),
      code: z.enum(lineIssueCodes).optional(),
      column: storedText(z.string().max(feedBounds.column)).optional(),
      after: z.coerce.number<number>().int().min(0).optional().describe('`next` of the page before.'),
    }),
    response: z
      .object({
        items: z.array(feedLine).max(linePageSize),
        next: whole.nullable(),
        counts: z.array(z.object({ filter: z.enum(lineFilters), count: whole })),
      })
      .meta({ id: 'FeedLines' }),
    secure: true,
  }),
  exportFeedLines: defineCall({
    method: 'GET',
    path: `${run}/lines/export`,
    summary: 'Every line of a run as a CSV file, one row for each finding',
    params: runParams,
    query: z.strictObject({ language: language.describe('Language of its words.') }),
    response: z.file(),
    responseType: 'binary',
    mediaType: 'text/csv',
    secure: true,
  }),
  continueFeedRun: defineCall({
    method: 'POST',
    path: `${run}/continue`,
    summary: 'Answers a run that waits: withdraw the cars that are not in the file, or leave them. For owners',
    params: runParams,
    body: z.strictObject({ withdraw: z.boolean() }),
    response: feedRun,
    secure: true,
  }),
  undoFeedRun: defineCall({
    method: 'POST',
    path: `${run}/undo`,
    summary: 'Takes a whole run back, in a job; what was changed since stays. For owners',
    params: runParams,
    response: feedRun,
    secure: true,
    takesLong: true,
  }),
};
