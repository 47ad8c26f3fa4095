import { z } from 'zod';
import { defineCall } from './call.ts';

export const errorReportCalls = {
  reportErrors: defineCall({
    method: 'POST',
    path: '/error-reports',
    summary: 'Takes what went wrong in a browser, as an envelope of Sentry’s, and hands it on without personal data',
    body: z.string().min(1).describe('An envelope with events or transactions; anything else in it is left out.'),
    bodyType: 'text',
    response: z.object({ received: z.int() }).describe('How many were taken; not whether anybody got them.'),
  }),
};
