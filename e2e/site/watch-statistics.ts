import type { ReportedEvent } from '@kardan/contract/calls/statistics';
import type { Page, Request } from '@playwright/test';

/** What a page tells the statistics from now on. */
export function watchStatistics(page: Page) {
  const reports: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/statistics')) reports.push(request);
  });
  return {
    reports,
    events: () => reports.flatMap((report) => (report.postDataJSON() as { events: ReportedEvent[] }).events),
    /** Addresses of pages that were told along. */
    referrers: async () =>
      (await Promise.all(reports.map((report) => report.headerValue('referer')))).filter((each) => each !== null),
  };
}
