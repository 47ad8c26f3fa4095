import { type Metric, metricList, metricNames } from '@kardan/telemetry/metrics/metric-list';
import type { GeneratedFile } from './generated-file.ts';
import { alertRules } from './observing/alert-rules.ts';
import { dashboard } from './observing/dashboard.ts';

/** The list of metrics as a page, the rules of alerts and the dashboard, all from data. */
export function observingFiles(): GeneratedFile[] {
  return [
    { path: 'docs/operations/metrics.md', text: metricsPage() },
    { path: 'deploy/prometheus/rules.yml', text: alertRules() },
    { path: 'deploy/grafana/kardan.json', text: dashboard() },
  ];
}

function metricsPage(): string {
  const rows = metricNames.map((name) => {
    const { kind, help, labels, of, question }: Metric = metricList[name];
    const named = labels.map((label) => `\`${label}\``).join(', ') || '–';
    return `| \`${name}\` | ${kind} | ${named} | ${of.join(', ')} | ${help} | ${question} |`;
  });
  return `# Metrics

Written by \`pnpm generate\` from \`telemetry/metrics/metric-list.ts\`.

Each process tells its metrics at \`/metrics\` on a port of its own, if it was given one: \`WEB_METRICS_PORT\`, \`API_METRICS_PORT\`, \`WORKER_METRICS_PORT\`, \`REPLY_METRICS_PORT\` (receiver of replies), on \`METRICS_HOST\`. No address of the public ports leads there. Gauges of queues and market are the database's: every worker tells the same, so take \`max\`.

Labels hold names of ours, never an address or what somebody typed. \`queue\` is the name of a job; Prometheus keeps \`job\` for itself.

The cache in front (Varnish) answers without asking us: its hits are told by \`varnishstat\`, or an exporter of it. What \`kardan_web_requests_total\` counts of pages it has not answered.

| metric | kind | labels | of | what it is | question |
|---|---|---|---|---|---|
${rows.join('\n')}
`;
}
