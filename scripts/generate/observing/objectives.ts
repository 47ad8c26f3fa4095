import type { MetricName } from '@kardan/telemetry/metrics/metric-list';

/** What is promised to whom, as a share of events that are good over 28 days. */
export interface Objective {
  id: string;
  /** Name of the alert, and of its runbook in kebab-case. */
  alert: string;
  summary: string;
  /** Share of good events. */
  target: number;
  metric: MetricName;
  /** Labels of all events that count. */
  of: string;
  /** Bad are events with these labels, or those slower than a bound that is one of the histogram's buckets. */
  bad: { labels: string } | { slowerThanSeconds: number };
}

const calls = 'kardan_http_request_duration_seconds';
const pages = 'kardan_page_duration_seconds';
const jobs = 'kardan_job_completion_seconds';
const failed = { labels: 'status="5xx"' };
const answered = 'status!~"5xx|left"';

/** The objectives of docs/operations/slo.md; the alerts of each follow from them. */
export const objectives: readonly Objective[] = [
  {
    id: 'search-availability',
    alert: 'KardanSearchAvailability',
    summary: 'Searches of visitors fail',
    target: 0.999,
    metric: calls,
    of: 'area="search"',
    bad: failed,
  },
  {
    id: 'search-latency',
    alert: 'KardanSearchLatency',
    summary: 'Searches of visitors take longer than half a second',
    target: 0.99,
    metric: calls,
    of: `area="search",${answered}`,
    bad: { slowerThanSeconds: 0.5 },
  },
  {
    id: 'page-availability',
    alert: 'KardanPageAvailability',
    summary: 'Pages fail or are refused for want of time',
    target: 0.999,
    metric: pages,
    of: 'status!="left"',
    bad: failed,
  },
  {
    id: 'page-latency',
    alert: 'KardanPageLatency',
    summary: 'Pages take longer than a second',
    target: 0.99,
    metric: pages,
    of: answered,
    bad: { slowerThanSeconds: 1 },
  },
  {
    id: 'save-availability',
    alert: 'KardanSaveAvailability',
    summary: 'What dealers save is not taken',
    target: 0.999,
    metric: calls,
    of: 'area="save"',
    bad: failed,
  },
  {
    id: 'save-latency',
    alert: 'KardanSaveLatency',
    summary: 'Saving takes dealers longer than a second',
    target: 0.99,
    metric: calls,
    of: `area="save",${answered}`,
    bad: { slowerThanSeconds: 1 },
  },
  {
    id: 'index-freshness',
    alert: 'KardanIndexFreshness',
    summary: 'Changes of cars reach the search index later than five seconds',
    target: 0.99,
    metric: jobs,
    of: 'queue="index-listing",priority="fresh"',
    bad: { slowerThanSeconds: 5 },
  },
  {
    id: 'mail-delivery',
    alert: 'KardanMailDelivery',
    summary: 'Mails are handed to the mail server later than five minutes',
    target: 0.99,
    metric: jobs,
    of: 'queue="send-mail",priority="fresh"',
    bad: { slowerThanSeconds: 300 },
  },
];
