import type { IncomingMessage, ServerResponse } from 'node:http';
import { count, isMeasuring, observe, statusClass } from '@kardan/telemetry/metrics/record';
import { kindOfRoute } from '../web-vitals/page-kind.ts';
import { requestName } from './request-name.ts';

/** Counts a request once it is answered, by what was asked for; whoever leaves before that is counted as such. */
export function countRequest({ url = '/' }: IncomingMessage, response: ServerResponse): void {
  if (!isMeasuring()) return;
  const { kind, page } = requestName(url);
  const started = performance.now();
  response.once('close', () => {
    const status = response.writableFinished ? statusClass(response.statusCode) : 'left';
    count('kardan_web_requests_total', { kind, status });
    if (!page) return;
    const labels = { page: page === 'notFound' ? 'unknown' : kindOfRoute(page), status };
    observe('kardan_page_duration_seconds', labels, (performance.now() - started) / 1_000);
  });
}
