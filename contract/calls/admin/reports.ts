import { z } from 'zod';
import { calendarDay } from '../../values/calendar-day.ts';
import { idOrSlug, language } from '../../values/identifiers.ts';
import { threadStates } from '../../values/inbox.ts';
import {
  maxReportCars,
  maxTodayTasks,
  profileGaps,
  reportFormats,
  reportParts,
  reportTokenForm,
  todayFigureKeys,
  todayTaskKinds,
} from '../../values/reports.ts';
import { maxStatisticsDays, statisticsSteps } from '../../values/statistics-periods.ts';
import { dayAfter } from '../../values/vienna-day.ts';
import { defineCall } from '../call.ts';
import { dealershipParams, done, ownDealership, whole } from './account-fields.ts';
import { statisticsCars, statisticsCounts, statisticsStageFigure } from './statistics.ts';

const stock = z.object({
  cars: whole.describe('On offer when the report was made.'),
  sold: whole,
  previousSold: whole,
  daysInStock: whole.nullable().describe('Median of what is on offer.'),
  marketDaysInStock: whole.nullable(),
});

/** What a report says of its days: a part of what the statistics tell, so that both say the same. */
const facts = {
  from: z.iso.date(),
  to: z.iso.date().describe('Its last day, which counts.'),
  totals: statisticsCounts,
  previous: statisticsCounts.describe('Of as many days before; of a month, of the month before.'),
  stages: z.array(statisticsStageFigure).describe('Against like cars of all dealerships; empty while too few tell.'),
  stock,
};

const reportCar = statisticsCounts.extend({ listingId: whole, title: z.string().nullable() });
export type ReportCar = z.output<typeof reportCar>;

export const report = z
  .object({
    dealership: ownDealership,
    sites: z.array(ownDealership).describe('All that are told together, the dealership first.'),
    make: z.string().nullable().describe('The only make that is told.'),
    generatedAt: z.iso.datetime(),
    by: z.enum(statisticsSteps),
    ...facts,
    stock: stock.extend({
      cars: whole
        .nullable()
        .describe('On offer at the end of the period; null of an earlier one that nobody noted it of.'),
    }),
    series: z.array(statisticsCounts.extend({ from: z.iso.date() })),
    makes: z.array(statisticsCounts.extend({ make: z.string().nullable() })),
    cars: z.array(reportCar).max(maxReportCars).describe('Those that were opened most often; CSV has all.'),
  })
  .meta({ id: 'Report' });
export type Report = z.output<typeof report>;

export const monthlyReport = z
  .object({ month: z.string().describe('Such as 2026-10.'), ...facts })
  .meta({ id: 'MonthlyReport' });
export type MonthlyReport = z.output<typeof monthlyReport>;

const someCar = z.object({ id: whole, title: z.string(), image: z.string().nullable() });

export const todayTask = z
  .object({
    kind: z.enum(todayTaskKinds),
    count: whole.describe('How many inquiries, cars or gaps it is about.'),
    listing: someCar.nullable().describe('The car that it is most about, and the only one where `count` is 1.'),
    threadId: z.uuid().nullable().describe('The thread of the inbox that has waited longest.'),
    since: z.iso.datetime().nullable().describe('Since when it has waited.'),
    days: whole.nullable().describe('Days in stock, at this price, or left.'),
    aboveEur: whole.nullable().describe('How much the price is above what is usual.'),
    views: whole.nullable().describe('How often the car was opened in the last 30 days.'),
    gaps: z.array(z.enum(profileGaps)).describe('What the profile lacks.'),
    feed: z
      .object({ feedId: z.uuid(), name: z.string(), runNumber: whole })
      .nullable()
      .describe('The run of a feed that it is most about.'),
  })
  .meta({ id: 'TodayTask' });
export type TodayTask = z.output<typeof todayTask>;

export const todayInquiry = z.object({
  threadId: z.uuid(),
  buyerName: z.string(),
  createdAt: z.iso.datetime(),
  listing: someCar.nullable(),
  state: z.enum(threadStates),
  isLate: z.boolean().describe('Its target of opening hours is over.'),
});

export const today = z
  .object({
    tasks: z.array(todayTask).max(maxTodayTasks).describe('What is worth most first; none where nothing is to do.'),
    figures: z
      .array(
        z.object({
          key: z.enum(todayFigureKeys),
          value: z.number().nullable(),
          before: z.number().nullable().describe('Of the 30 days before; null where there was nothing.'),
          series: z.array(z.number()).describe('How it went, oldest first, without days that tell nothing.'),
        }),
      )
      .describe('Of the last 30 days.'),
    inquiries: z.array(todayInquiry).nullable().describe('The last ones; null for those who only read figures.'),
  })
  .meta({ id: 'Today' });
export type Today = z.output<typeof today>;

const reportQuery = z
  .strictObject({
    dealershipId: idOrSlug,
    from: calendarDay,
    to: calendarDay.describe(`Its last day; at most ${maxStatisticsDays} days in all.`),
    format: z.enum(reportFormats).default('json'),
    ...statisticsCars,
    part: z.enum(reportParts).default('cars').describe('What a CSV file has a line for.'),
    language,
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], params: { code: 'range-reversed' } })
  .refine(({ from, to }) => dayAfter(from, maxStatisticsDays) > to, {
    path: ['to'],
    params: { code: 'period-too-long' },
  });

const unsubscribePath = '/monthly-report/:token/unsubscribe';
const unsubscribeParams = z.object({ token: z.string().regex(reportTokenForm) });

export const reportCalls = {
  /** Bytes in every format: what they are, the format says. */
  generateReport: defineCall({
    method: 'GET',
    path: '/statistics/generate-report',
    summary: 'A dealership’s report on some days as JSON, CSV or PDF, compared with as many days before and the market',
    query: reportQuery,
    response: report,
    responseType: 'binary',
    mediaType: 'application/json',
    secure: true,
    scope: 'statistics',
  }),
  monthlyReports: defineCall({
    method: 'GET',
    path: '/admin/dealership/:dealershipId/reports',
    summary: 'The monthly reports there are, newest first',
    params: dealershipParams,
    response: z.object({ items: z.array(monthlyReport) }).meta({ id: 'MonthlyReports' }),
    secure: true,
    scope: 'statistics',
  }),
  today: defineCall({
    method: 'GET',
    path: '/admin/dealership/:dealershipId/today',
    summary: 'What is to do today, six figures of the last 30 days and the last inquiries',
    params: dealershipParams,
    response: today,
    secure: true,
  }),
  unsubscribeMonthlyReport: defineCall({
    method: 'POST',
    path: unsubscribePath,
    summary: 'What a mail program sends for “Unsubscribe” (RFC 8058): no more monthly reports to this account',
    params: unsubscribeParams,
    body: z.object({ 'List-Unsubscribe': z.literal('One-Click') }),
    bodyType: 'form',
    response: done,
  }),
  openMonthlyReportSettings: defineCall({
    method: 'GET',
    path: unsubscribePath,
    summary: 'Leads a browser from a mail’s unsubscribe address to the account’s settings (303); changes nothing',
    params: unsubscribeParams,
    query: z.object({ language }),
    response: done,
    leadsOn: true,
  }),
};
