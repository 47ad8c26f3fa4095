import { expect, onTestFinished, test } from 'vitest';
import type { ProcessName } from '../process-name.ts';
import { scrape } from '../testing/scrape.ts';
import { type Metric, metricList, metricNames } from './metric-list.ts';
import { count, isMeasuring, observe, type Reading, reading, statusClass } from './record.ts';
import { startMetrics } from './start-metrics.ts';

async function start(process: ProcessName, read?: () => Reading[]) {
  const metrics = await startMetrics({ process, host: '127.0.0.1', port: 0, ...(read && { read }) });
  onTestFinished(() => metrics.close());
  return metrics;
}

test('what was counted and measured is told under the names, kinds and helps of the list', async () => {
  const { port } = await start('api');
  count('kardan_inquiries_total', { kind: 'listing' });
  count('kardan_inquiries_total', { kind: 'listing' }, 2);
  const labels = { area: 'search', method: 'POST', route: '/api/v1/public/search/query', status: '2xx' };
  observe('kardan_http_request_duration_seconds', labels, 0.02);
  observe('kardan_http_request_duration_seconds', labels, 0.4);
  const told = await scrape(port);
  expect(told.value('kardan_inquiries_total', { kind: 'listing' })).toBe(3);
  const bucket = (le: string) => told.value('kardan_http_request_duration_seconds_bucket', { ...labels, le });
  expect(['0.01', '0.025', '0.3', '0.5', '+Inf'].map(bucket)).toEqual([0, 1, 1, 2, 2]);
  expect(told.value('kardan_http_request_duration_seconds_sum', labels)).toBeCloseTo(0.42);
  for (const [name, kind] of Object.entries(told.kinds)) {
    const metric = metricList[name as keyof typeof metricList];
    expect(metric, name).toMatchObject({ kind, help: told.helps[name] });
  }
});

test('each process tells of itself, and what has no labels is there from the start', async () => {
  const { port } = await start('worker');
  const told = await scrape(port);
  expect(told.value('process_resident_memory_bytes')).toBeGreaterThan(10_000_000);
  expect(told.value('process_cpu_seconds_total')).toBeGreaterThan(0);
  expect(told.value('nodejs_eventloop_lag_seconds', { quantile: '0.99' })).toBeGreaterThanOrEqual(0);
  expect(told.value('kardan_listings_published_total')).toBe(0);
  // Of another process.
  expect(told.text).not.toContain('kardan_page_duration');
});

test('gauges are looked up when somebody asks', async () => {
  let lag = 3;
  const { port } = await start('worker', () => [reading('kardan_index_lag_seconds', {}, lag)]);
  expect((await scrape(port)).value('kardan_index_lag_seconds')).toBe(3);
  lag = 7;
  expect((await scrape(port)).value('kardan_index_lag_seconds')).toBe(7);
});

test('nothing else is answered there', async () => {
  const { port } = await start('api');
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(404);
});

test('without a port nothing is kept', async () => {
  const metrics = await startMetrics({ process: 'api', host: '127.0.0.1', port: undefined });
  expect(isMeasuring()).toBe(false);
  count('kardan_inquiries_total', { kind: 'listing' });
  await metrics.close();
});

test('names follow Prometheus: counters end in _total, times in _seconds, and every metric says what it answers', () => {
  for (const name of metricNames) {
    const { kind, help, question, labels, buckets }: Metric = metricList[name];
    expect(name).toMatch(/^(kardan|nodejs|process)_[a-z_]+$/);
    expect(name.endsWith('_total'), name).toBe(kind === 'counter');
    expect(buckets !== undefined, name).toBe(kind === 'histogram');
    if (kind === 'histogram') expect(name).toMatch(/_seconds$/);
    expect(`${help} ${question}`, name).toMatch(/\. .*[.?]/);
    expect(labels.some((label) => ['le', 'job', 'instance', 'path', 'url'].includes(label))).toBe(false);
  }
});

test.each([
  [200, '2xx'],
  [404, '4xx'],
  [503, '5xx'],
  [0, 'none'],
])('%i is %s', (status, told) => expect(statusClass(status)).toBe(told));
