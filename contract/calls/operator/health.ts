import { z } from 'zod';
import { language } from '../../values/identifiers.ts';
import { errorSources, healthMeasures, mailOutcomes } from '../../values/operations.ts';
import { pageKinds, webVitalDevices, webVitalRatings, webVitals } from '../../values/web-vitals.ts';
import { whole } from '../admin/account-fields.ts';
import { defineCall } from '../call.ts';

const measure = z
  .object({
    measure: z.enum(healthMeasures),
    value: z.number().nullable().describe('Null where nobody could tell: an engine that is away, no figures yet.'),
    limit: z.number(),
    over: z.boolean(),
    count: whole.nullable().describe('How many a share is of: broken feeds, mails that came back, failed answers.'),
    of: whole.nullable(),
    since: z.iso.datetime().nullable().describe('Since when it is so, where that is known.'),
  })
  .meta({ id: 'HealthMeasure' });
export type MeasuredHealth = z.output<typeof measure>;

const day = z.iso.date();

export const mailHealth = z
  .object({
    days: z.array(z.object({ day, template: z.string(), outcome: z.enum(mailOutcomes), count: whole })),
    waiting: z.array(z.object({ template: z.string(), count: whole, oldestSeconds: whole })),
    failures: z
      .array(
        z.object({
          id: z.uuid(),
          at: z.iso.datetime(),
          template: z.string(),
          recipient: z.string().describe('Masked: `a…@example.at`.'),
          isFinal: z.boolean().describe('It is not tried again.'),
          reason: z.string().nullable(),
        }),
      )
      .describe('The last ones, newest first.'),
  })
  .meta({ id: 'MailHealth' });
export type MailHealth = z.output<typeof mailHealth>;

export const vitalsHealth = z
  .object({
    metric: z.enum(webVitals),
    thresholds: z.object({ good: z.number(), poor: z.number() }),
    pages: z.array(
      z.object({
        pageKind: z.enum(pageKinds),
        device: z.enum(webVitalDevices),
        visits: whole,
        p75: z.number(),
        rating: z.enum(webVitalRatings),
        days: z.array(z.object({ day, p75: z.number(), visits: whole })).describe('Days without visits are left out.'),
      }),
    ),
  })
  .meta({ id: 'WebVitalsHealth' });
export type VitalsHealth = z.output<typeof vitalsHealth>;

export const errorHealth = z
  .object({
    days: z.array(z.object({ day, answers: whole, failures: whole, browser: whole })),
    kinds: z
      .array(
        z.object({ source: z.enum(errorSources), kind: z.string(), place: z.string(), count: whole, lastDay: day }),
      )
      .describe('Of seven days, the most frequent first.'),
  })
  .meta({ id: 'ErrorHealth' });
export type ErrorHealth = z.output<typeof errorHealth>;

export const searchHealth = z
  .object({
    slow: z.array(z.object({ day, filters: z.array(z.string()), count: whole, averageMs: whole, slowestMs: whole })),
    empty: z.array(z.object({ day, words: z.string(), count: whole })),
    words: z.array(z.object({ word: z.string(), count: whole, lastDay: day })),
  })
  .meta({ id: 'SearchHealth' });
export type SearchHealth = z.output<typeof searchHealth>;

export const healthCalls = {
  operatorHealth: defineCall({
    method: 'GET',
    path: '/admin/operator/health',
    summary: 'How the portal is, in six measures with their limits. For operators',
    response: z.object({ asOf: z.iso.datetime(), measures: z.array(measure) }).meta({ id: 'PortalHealth' }),
    secure: true,
  }),
  mailHealth: defineCall({
    method: 'GET',
    path: '/admin/operator/health/mails',
    summary: 'What became of mails by day and template, what waits, and what failed last. For operators',
    response: mailHealth,
    secure: true,
  }),
  vitalsHealth: defineCall({
    method: 'GET',
    path: '/admin/operator/health/web-vitals',
    summary: 'How fast each kind of page was on phones and desktops in 28 days. For operators',
    query: z.object({ metric: z.enum(webVitals).default('LCP') }),
    response: vitalsHealth,
    secure: true,
  }),
  errorHealth: defineCall({
    method: 'GET',
    path: '/admin/operator/health/errors',
    summary: 'Errors of the API and of browsers by day and kind. For operators',
    response: errorHealth,
    secure: true,
  }),
  searchHealth: defineCall({
    method: 'GET',
    path: '/admin/operator/health/searches',
    summary: 'Slow searches, searches without hits, and words that were not understood; of nobody. For operators',
    query: z.object({ language }),
    response: searchHealth,
    secure: true,
  }),
};
