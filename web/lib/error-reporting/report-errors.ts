import { ApiError } from '@kardan/contract/client/api-error';
import { errorReportsDsn, maxMessageLength } from '@kardan/contract/values/error-reports';
import {
  BrowserClient,
  captureException,
  createTransport,
  dedupeIntegration,
  defaultStackParser,
  eventFiltersIntegration,
  getCurrentScope,
  globalHandlersIntegration,
  linkedErrorsIntegration,
} from '@sentry/browser';
import { browserApi } from '../api/browser-api.ts';
import { isErrorWorthReporting, isPageWorthReporting } from './is-worth-reporting.ts';
import { pageName } from './page-name.ts';
import { environment, tracesSampleRate, tunnel } from './settings.ts';
import type { Watched } from './watched.ts';

/** Browsers let 64 KB outlive a page, all requests together. */
const maxKeepaliveLength = 30_000;

/**
 * Reports errors from now on, those of before first, and traces the pages of a visit whose draw says so. Nothing of the
 * visitor is collected: no breadcrumbs, no session, no request. The API scrubs once more what is sent.
 */
export async function startReporting({ early, draw, onNavigation }: Watched): Promise<void> {
  // Not by `init`, which brings all integrations along whether they are wanted or not.
  const client = new BrowserClient({
    dsn: errorReportsDsn,
    tunnel,
    transport: (options) => createTransport(options, send),
    environment,
    tracesSampleRate,
    // Whole pages and not span by span, so that each is one report with a bound.
    traceLifecycle: 'static',
    maxValueLength: maxMessageLength,
    sendClientReports: false,
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, urlQueryParams: false },
    stackParser: defaultStackParser,
    integrations: [
      eventFiltersIntegration(),
      globalHandlersIntegration(),
      linkedErrorsIntegration(),
      dedupeIntegration(),
    ],
    beforeSend({ request: _, ...event }, hint) {
      return isErrorWorthReporting(event, hint) ? { ...event, transaction: pageName(location.pathname) } : null;
    },
    beforeSendTransaction({ request: _, ...event }) {
      if (!isPageWorthReporting(event.transaction)) return null;
      return { ...event, spans: event.spans?.map((span) => ({ ...span, data: {} })) };
    },
  });
  getCurrentScope().setClient(client);
  client.init();
  for (const error of early) captureException(error, { mechanism: { handled: false, type: 'early' } });
  if (draw < tracesSampleRate) {
    const { tracePages } = await import('./trace-pages.ts');
    onNavigation(tracePages(client, draw));
  }
}

/** Through the one client of the API; tells the SDK when it has to wait. */
async function send({ body }: { body: string | Uint8Array }) {
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
  try {
    await browserApi.reportErrors({ body: text, keepalive: text.length <= maxKeepaliveLength });
    return { statusCode: 202 };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === undefined) throw error;
    const { status: statusCode, retryAfterSeconds = 60 } = error;
    return { statusCode, headers: { 'x-sentry-rate-limits': null, 'retry-after': String(retryAfterSeconds) } };
  }
}
