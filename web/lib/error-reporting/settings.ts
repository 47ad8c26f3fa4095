import { apiPrefix } from '@kardan/contract/calls/call';

/** How often a visit has its loading times reported. */
export const tracesSampleRate = 0.01;

/** What the receiver calls this part of the product. */
export const environment = 'prod-client';

/** When the tracing of a page ends: after so long without anything going on … */
export const idleTimeoutMs = 1_000;
/** … at the latest after so long … */
export const finalTimeoutMs = 30_000;
/** … or when something has not ended by itself in so long. */
export const childSpanTimeoutMs = 15_000;

/** Where reports go: to our own API, which hands them on. */
export const tunnel = `${apiPrefix}/error-reports`;
