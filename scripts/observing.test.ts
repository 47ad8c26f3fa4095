import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Metric, metricList, metricNames } from '@kardan/telemetry/metrics/metric-list';
import { expect, test } from 'vitest';
import { alertRules, runbookOf } from './generate/observing/alert-rules.ts';
import { causes } from './generate/observing/causes.ts';
import { dashboard } from './generate/observing/dashboard.ts';
import { objectives } from './generate/observing/objectives.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(`${root}/${path}`, 'utf8');
const alerts = [...new Set([...objectives, ...causes].map(({ alert }) => alert))];

/** Names that rules and dashboards may use: a histogram is told as three. */
const told = new Map<string, Metric>(
  metricNames.flatMap((name) => {
    const metric: Metric = metricList[name];
    const names = metric.kind === 'histogram' ? ['_bucket', '_count', '_sum'].map((end) => name + end) : [name];
    return names.map((each) => [each, metric] as const);
  }),
);

const exprsOfDashboard = () =>
  (JSON.parse(dashboard()) as { panels: { targets?: { expr: string }[] }[] }).panels.flatMap(({ targets = [] }) =>
    targets.map(({ expr }) => expr),
  );
const exprsOfRules = () =>
  [...alertRules().matchAll(/^\s+expr: (".*")$/gm)].map(([, text = '""']) => JSON.parse(text) as string);

const used = /(?<![:\w])((?:kardan|nodejs|process)_[a-z_]+)(?:\{([^}]*)\})?/g;

test.each([
  ['rules', exprsOfRules],
  ['dashboard', exprsOfDashboard],
])('every metric and label that the %s ask for is told by a process', (_, exprs) => {
  const all = exprs();
  expect(all.length).toBeGreaterThan(20);
  for (const expr of all) {
    for (const [, name = '', labels = ''] of expr.matchAll(used)) {
      const metric = told.get(name);
      expect(metric, name).toBeDefined();
      const asked = [...labels.matchAll(/([a-z_]+)(?:=~|!~|!=|=)"/g)].map(([, label]) => label);
      const own = [...(metric?.labels ?? []), 'le', 'job', 'instance'];
      expect(
        asked.filter((label) => !own.includes(label as string)),
        `${name} in ${expr}`,
      ).toEqual([]);
    }
  }
});

test('every metric of the list is on the dashboard', () => {
  const shown = new Set(
    exprsOfDashboard().flatMap((expr) => [...expr.matchAll(used)].map(([, name = '']) => told.get(name))),
  );
  expect(metricNames.filter((name) => !shown.has(metricList[name]))).toEqual([]);
});

test('an objective’s bound is a bucket of its histogram', () => {
  for (const { id, metric, bad } of objectives) {
    const { buckets }: Metric = metricList[metric];
    if ('slowerThanSeconds' in bad) expect(buckets, id).toContain(bad.slowerThanSeconds);
  }
});

test('every alert has its runbook, and every runbook its alert', () => {
  const runbooks = readdirSync(`${root}/docs/operations/runbooks`).filter((file) => file !== 'README.md');
  expect(runbooks.sort()).toEqual(alerts.map((alert) => `${runbookOf(alert)}.md`).sort());
  for (const alert of alerts) {
    const page = read(`docs/operations/runbooks/${runbookOf(alert)}.md`);
    expect(page.startsWith(`# ${alert}\n`), alert).toBe(true);
    for (const part of ['## What it means', '## Look', '## Do']) expect(page, alert).toContain(part);
    expect(alertRules()).toContain(`docs/operations/runbooks/${runbookOf(alert)}.md`);
  }
});

test('every alert is fired by a test of the rules', () => {
  const tests = read('deploy/prometheus/tests/rules.test.yml');
  expect(alerts.filter((alert) => !tests.includes(`alertname="${alert}"`))).toEqual([]);
});

test('docs/operations/slo.md tells every objective with its target', () => {
  const page = read('docs/operations/slo.md');
  const rows = objectives.map(({ id, target }) => `| \`${id}\` | ${Number((target * 100).toFixed(3))} % |`);
  expect(rows.filter((row) => !page.includes(row))).toEqual([]);
});
