import { z } from 'zod';
import { pageKinds, webVitalDevices, webVitals } from '../values/web-vitals.ts';
import { defineCall } from './call.ts';

const measured = z.strictObject({
  metric: z.enum(webVitals),
  value: z.number().min(0).max(600_000).describe('Milliseconds; of CLS the score.'),
});

export const webVitalsReport = z
  .strictObject({
    pageKind: z.enum(pageKinds),
    device: z.enum(webVitalDevices),
    values: z.array(measured).min(1).max(webVitals.length),
  })
  .meta({ id: 'WebVitalsReport' });
export type WebVitalsReport = z.output<typeof webVitalsReport>;

export const webVitalsCalls = {
  /** JSON alone: a browser asks first before another site's page may send it. */
  reportWebVitals: defineCall({
    method: 'POST',
    path: '/statistics/web-vitals',
    summary: 'Counts how fast a kind of page was for somebody; holds neither who nor which page',
    body: webVitalsReport,
    response: z.object({ received: z.int() }),
  }),
};
