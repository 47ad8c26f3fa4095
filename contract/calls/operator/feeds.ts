import { z } from 'zod';
import { feedFormats, feedSources, feedStates, runReasons, runStates } from '../../values/feeds.ts';
import { feedFilters } from '../../values/operations.ts';
import { storedText } from '../../values/stored-text.ts';
import { whole } from '../admin/account-fields.ts';
import { defineCall } from '../call.ts';

export const operatorFeed = z
  .object({
    id: z.uuid(),
    name: z.string(),
    owner: z.string().describe('The dealership, or the group.'),
    dealership: z
      .object({ name: z.string(), slug: z.string() })
      .nullable()
      .describe('Under whose pages it is found; null for a group without one.'),
    ofGroup: z.boolean(),
    format: z.enum(feedFormats),
    source: z.enum(feedSources),
    state: z.enum(feedStates),
    isBroken: z.boolean().describe('Its last run failed, or its source did not answer three times in a row.'),
    failures: whole.describe('Failed runs and visits of its source, in a row.'),
    lastRun: z
      .object({
        number: whole,
        state: z.enum(runStates),
        reason: z.enum(runReasons).nullable(),
        at: z.iso.datetime(),
      })
      .nullable(),
    waitingSince: z.iso.datetime().nullable().describe('Since when a run waits for somebody’s answer.'),
    cars: whole,
  })
  .meta({ id: 'OperatorFeed' });
export type OperatorFeed = z.output<typeof operatorFeed>;

export const operatorFeedCalls = {
  operatorFeeds: defineCall({
    method: 'GET',
    path: '/admin/operator/feeds',
    summary: 'The feeds of all dealers, by owner. For operators',
    query: z.object({
      filter: z.enum(feedFilters).default('all'),
      text: storedText(z.string().trim().max(80)).optional().describe('Part of the name of the owner or the feed.'),
      cursor: z.string().max(1000).optional(),
    }),
    response: z
      .object({
        counts: z.record(z.enum(feedFilters), whole),
        items: z.array(operatorFeed),
        cursor: z.string().nullable(),
      })
      .meta({ id: 'OperatorFeeds' }),
    secure: true,
  }),
};
