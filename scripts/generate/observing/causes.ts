/** An alert on a cause that no objective shows in time, or at all. */
export interface Cause {
  alert: string;
  summary: string;
  expr: string;
  for: string;
  severity: 'page' | 'ticket';
}

/** Gauges of queues and market are told by every worker alike: the largest counts, whichever told it. */
export const causes: readonly Cause[] = [
  {
    alert: 'KardanProcessDown',
    summary: '{{ $labels.instance }} ({{ $labels.job }}) cannot be scraped',
    expr: 'up{job=~"kardan-.*"} == 0',
    for: '3m',
    severity: 'page',
  },
  {
    alert: 'KardanNoWorker',
    summary: 'No worker tells how the queues stand: nothing is indexed, mailed or rated',
    expr: 'absent(kardan_index_lag_seconds)',
    for: '5m',
    severity: 'page',
  },
  {
    alert: 'KardanIndexStuck',
    summary: 'The oldest fresh change has waited {{ $value | humanizeDuration }} for the search index',
    expr: 'max(kardan_index_lag_seconds) > 60',
    for: '5m',
    severity: 'page',
  },
  {
    alert: 'KardanQueueStuck',
    summary: 'The oldest fresh job of {{ $labels.queue }} has waited {{ $value | humanizeDuration }}',
    expr: 'max by (queue) (kardan_queue_oldest_seconds{priority="fresh"}) > 900',
    for: '10m',
    severity: 'ticket',
  },
  {
    alert: 'KardanDeadJobs',
    summary: '{{ $value }} jobs gave up and wait for somebody',
    expr: 'max(kardan_health_measure{measure="dead-jobs"}) > 0',
    for: '15m',
    severity: 'ticket',
  },
  {
    alert: 'KardanMailsRefused',
    summary: '{{ $value | humanizePercentage }} of the mails of six hours were refused',
    expr: 'sum(rate(kardan_mails_total{end="refused"}[6h])) / sum(rate(kardan_mails_total{end=~"sent|refused"}[6h])) > 0.05 and sum(increase(kardan_mails_total{end=~"sent|refused"}[6h])) >= 50',
    for: '10m',
    severity: 'ticket',
  },
  {
    alert: 'KardanFeedsBroken',
    summary: '{{ $value }} % of the live feeds are broken',
    expr: 'max(kardan_health_measure{measure="broken-feeds"}) > max(kardan_health_limit{measure="broken-feeds"})',
    for: '30m',
    severity: 'ticket',
  },
  {
    alert: 'KardanPriceModelOld',
    summary: 'The market was last read {{ $value | humanizeDuration }} ago',
    expr: 'min(kardan_price_model_age_seconds) > 36 * 3600',
    for: '10m',
    severity: 'ticket',
  },
  {
    alert: 'KardanProcessLags',
    summary: '{{ $labels.instance }} comes to its work {{ $value | humanizeDuration }} late',
    expr: 'nodejs_eventloop_lag_seconds{quantile="0.99",job=~"kardan-(web|api)"} > 0.5',
    for: '5m',
    severity: 'ticket',
  },
  {
    alert: 'KardanDatabasePoolUsedUp',
    summary: '{{ $value }} wait for a connection in {{ $labels.instance }}',
    expr: 'min_over_time(kardan_database_connections{state="waiting"}[5m]) > 0',
    for: '5m',
    severity: 'page',
  },
  {
    alert: 'KardanStateUnreadable',
    summary: 'The state of queues and market could not be read {{ $value }} times in ten minutes',
    expr: 'sum(increase(kardan_state_read_failures_total[10m])) > 3',
    for: '5m',
    severity: 'ticket',
  },
];
