import { type Metric, type MetricName, metricList } from '@kardan/telemetry/metrics/metric-list';
import { objectives } from './objectives.ts';

interface Panel {
  title: string;
  expr: string;
  legend?: string;
  unit?: 's' | 'percentunit' | 'short' | 'reqps' | 'bytes';
}

const rows: { title: string; panels: Panel[] }[] = [
  {
    title: 'Objectives: share of bad events in an hour',
    panels: objectives.map(({ id, summary }) => ({
      title: summary,
      expr: `kardan:error_ratio:rate1h{objective="${id}"}`,
      unit: 'percentunit' as const,
    })),
  },
  {
    title: 'Visitors',
    panels: [
      panel('kardan_page_duration_seconds', 'page', 'Pages a second'),
      slowest('kardan_page_duration_seconds', 'page'),
      panel('kardan_web_requests_total', 'kind, status', 'Requests to web'),
      panel('kardan_search_engine_duration_seconds', 'kind', 'Searches that reach the engine'),
      slowest('kardan_search_engine_duration_seconds', 'kind'),
      {
        title: 'Share of looks that a cache of ours answered',
        expr: 'sum by (cache) (rate(kardan_cache_lookups_total{result!="miss"}[5m])) / sum by (cache) (rate(kardan_cache_lookups_total[5m]))',
        legend: '{{cache}}',
        unit: 'percentunit',
      },
    ],
  },
  {
    title: 'API',
    panels: [
      panel('kardan_http_request_duration_seconds', 'area, status', 'Calls a second'),
      slowest('kardan_http_request_duration_seconds', 'area'),
      {
        title: 'Ten slowest routes, p99',
        expr: `topk(10, ${quantile('kardan_http_request_duration_seconds', 'route')})`,
        legend: '{{route}}',
        unit: 's',
      },
      panel('kardan_requests_refused_total', 'priority', 'Calls refused for want of time'),
    ],
  },
  {
    title: 'Jobs and index',
    panels: [
      gauge('kardan_index_lag_seconds', 'Index lag', 's'),
      {
        title: 'Oldest fresh job of each queue',
        expr: 'max by (queue) (kardan_queue_oldest_seconds{priority="fresh"})',
        legend: '{{queue}}',
        unit: 's',
      },
      {
        title: 'Waiting jobs',
        expr: 'max by (queue) (kardan_queue_jobs{state=~"queued|retry"}) > 0',
        legend: '{{queue}}',
        unit: 'short',
      },
      { title: 'Jobs that gave up', expr: 'max by (queue) (kardan_queue_jobs{state="dead"}) > 0', legend: '{{queue}}' },
      panel('kardan_jobs_total', 'queue, end', 'Tries of jobs a second'),
      slowest('kardan_job_completion_seconds', 'queue'),
      slowest('kardan_job_batch_duration_seconds', 'queue'),
    ],
  },
  {
    title: 'Business',
    panels: [
      hourly('kardan_listings_published_total', undefined, 'Cars that came on offer, an hour'),
      hourly('kardan_inquiries_total', 'kind', 'Inquiries, an hour'),
      hourly('kardan_mails_total', 'end', 'Mails, an hour'),
      hourly('kardan_received_mails_total', 'end', 'Answers by mail and recipients turned away, an hour'),
      hourly('kardan_feed_runs_total', 'end', 'Runs of feeds, an hour'),
      gauge('kardan_listings_offered', 'Cars on offer', 'short'),
      gauge('kardan_price_model_age_seconds', 'Age of the price model', 's'),
      {
        title: 'Health page: measure to its limit',
        expr: 'max by (measure) (kardan_health_measure) / (max by (measure) (kardan_health_limit) > 0)',
        legend: '{{measure}}',
        unit: 'percentunit',
      },
      hourly('kardan_state_read_failures_total', undefined, 'State that could not be read, an hour'),
    ],
  },
  {
    title: 'Processes',
    panels: [
      each('nodejs_eventloop_lag_seconds{quantile="0.99"}', 'Event loop lag, p99', 's'),
      each('process_resident_memory_bytes', 'Memory', 'bytes'),
      each('nodejs_heap_size_used_bytes', 'Memory of objects', 'bytes'),
      each('rate(process_cpu_seconds_total[5m])', 'Processor', 'percentunit'),
      each('time() - process_start_time_seconds', 'Running since', 's'),
      { title: 'Connections of pools', expr: 'kardan_database_connections', legend: '{{instance}} {{state}}' },
      each('kardan_replica_lag_seconds', 'Replica behind by', 's'),
    ],
  },
];

/** The dashboard that Grafana imports, as JSON; every metric of the list has its place in it. */
export function dashboard(): string {
  let y = 0;
  let id = 0;
  const panels = rows.flatMap(({ title, panels: inRow }) => {
    const head = { id: ++id, type: 'row', title, collapsed: false, panels: [], gridPos: { h: 1, w: 24, x: 0, y: y++ } };
    const drawn = inRow.map((each, place) => {
      const at = { h: 7, w: 8, x: (place % 3) * 8, y: y + Math.floor(place / 3) * 7 };
      return graph(++id, each, at);
    });
    y += Math.ceil(inRow.length / 3) * 7;
    return [head, ...drawn];
  });
  const source = { name: 'source', type: 'datasource', query: 'prometheus', label: 'Prometheus' };
  const whole = {
    uid: 'kardan',
    title: 'Kardan',
    description: 'Written by pnpm generate; do not edit.',
    schemaVersion: 39,
    editable: false,
    time: { from: 'now-6h', to: 'now' },
    refresh: '1m',
    templating: { list: [source] },
    panels,
  };
  return `${JSON.stringify(whole, undefined, 2)}\n`;
}

function graph(id: number, { title, expr, legend = '', unit = 'short' }: Panel, gridPos: object): object {
  return {
    id,
    type: 'timeseries',
    title,
    gridPos,
    datasource: { type: 'prometheus', uid: '$source' },
    fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
    targets: [{ refId: 'A', expr, legendFormat: legend || '__auto' }],
  };
}

function legendOf(by: string): string {
  return by
    .split(', ')
    .map((label) => `{{${label}}}`)
    .join(' ');
}

function countOf(name: MetricName): string {
  const { kind }: Metric = metricList[name];
  return kind === 'histogram' ? `${name}_count` : name;
}

function panel(name: MetricName, by: string, title: string): Panel {
  return { title, expr: `sum by (${by}) (rate(${countOf(name)}[5m]))`, legend: legendOf(by), unit: 'reqps' };
}

function quantile(name: MetricName, by: string): string {
  return `histogram_quantile(0.99, sum by (le, ${by}) (rate(${name}_bucket[5m])))`;
}

function slowest(name: MetricName, by: string): Panel {
  return { title: `${metricList[name].help} p99`, expr: quantile(name, by), legend: legendOf(by), unit: 's' };
}

function hourly(name: MetricName, by: string | undefined, title: string): Panel {
  const sum = by ? `sum by (${by})` : 'sum';
  return { title, expr: `${sum} (increase(${name}[1h]))`, ...(by && { legend: legendOf(by) }), unit: 'short' };
}

function gauge(name: MetricName, title: string, unit: Panel['unit']): Panel {
  return { title, expr: `max(${name})`, ...(unit && { unit }) };
}

function each(expr: string, title: string, unit: Panel['unit']): Panel {
  return { title, expr, legend: '{{job}} {{instance}}', ...(unit && { unit }) };
}
