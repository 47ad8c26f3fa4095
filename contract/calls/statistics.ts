import { z } from 'zod';
import {
  maxReportedEvents,
  type StatisticsKind,
  statisticsKinds,
  statisticsSources,
} from '../values/statistics-kinds.ts';
import { defineCall } from './call.ts';

/** What a page may report. An inquiry is counted where it is stored: a visitor's word for it would be worth nothing. */
const reportedKind = z.enum(statisticsKinds).exclude(['inquiry' satisfies StatisticsKind]);

const statisticsEvent = z.strictObject({
  kind: reportedKind,
  listingId: z.int().positive(),
  source: z.enum(statisticsSources).default('direct').describe('Where the visitor met the car.'),
});
export type ReportedEvent = z.output<typeof statisticsEvent>;

export const statisticsReport = z
  .strictObject({
    batchId: z
      .uuid()
      .optional()
      .describe(
        'Drawn anew for each report. The same one again within an hour counts nothing: it may be sent until it is answered.',
      ),
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
    summary: 'Counts what visitors did with cars, and answers once it is stored; holds no personal data',
    body: statisticsReport,
    response: z.object({ received: z.int() }).describe('How many arrived; not whether their cars exist.'),
  }),
};
