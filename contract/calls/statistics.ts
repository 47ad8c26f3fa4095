import { z } from 'zod';
import { maxReportedEvents, type StatisticsKind, statisticsKinds } from '../values/statistics-kinds.ts';
import { defineCall } from './call.ts';

/** What a page may report. An inquiry is counted where it is stored: a visitor's word for it would be worth nothing. */
const reportedKind = z.enum(statisticsKinds).exclude(['inquiry' satisfies StatisticsKind]);

const statisticsEvent = z.strictObject({ kind: reportedKind, listingId: z.int().positive() });
export type ReportedEvent = z.output<typeof statisticsEvent>;

export const statisticsReport = z
  .strictObject({
    events: z.array(statisticsEvent).min(1).max(maxReportedEvents).describe('What happened since the last report.'),
  })
  .meta({ id: 'StatisticsReport' });

export const statisticsCalls = {
  /**
   * JSON alone: a browser asks first before another site's page may send it, so nobody counts with the help of strangers'
   * visitors.
   */
  reportStatistics: defineCall({
    method: 'POST',
    path: '/statistics',
    summary: 'Counts what visitors did with cars; holds no personal data',
    body: statisticsReport,
    response: z.object({ received: z.int() }).describe('How many arrived; not whether their cars exist.'),
  }),
};
