import { type Cause, causes } from './causes.ts';
import { type Objective, objectives } from './objectives.ts';

/** So much faster than the budget of 28 days would last is burnt: over a long window, and still over a short one. */
export const burnRates = [
  { severity: 'page', long: '1h', short: '5m', factor: 14.4, for: '2m' },
  { severity: 'page', long: '6h', short: '30m', factor: 6, for: '15m' },
  { severity: 'ticket', long: '1d', short: '2h', factor: 3, for: '1h' },
  { severity: 'ticket', long: '3d', short: '6h', factor: 1, for: '3h' },
] as const;

/** With fewer events in the long window a share says nothing: one failure of three is no third of a budget. */
export const minEvents = 50;

const windows = [...new Set(burnRates.flatMap(({ long, short }) => [short, long]))];

/** The rules that Prometheus loads, as YAML. */
export function alertRules(): string {
  return [
    '# Written by `pnpm generate` from scripts/generate/observing; do not edit.',
    'groups:',
    group('kardan-objectives', objectives.flatMap(recordings)),
    group('kardan-burn-rates', objectives.flatMap(burnAlerts)),
    group('kardan-causes', causes.map(causeAlert)),
    '',
  ].join('\n');
}

/** `KardanIndexStuck` → `index-stuck`. */
export function runbookOf(alert: string): string {
  return alert
    .replace(/^Kardan/, '')
    .replaceAll(/(?<=[a-z])[A-Z]/g, '-$&')
    .toLowerCase();
}

function group(name: string, rules: string[]): string {
  return `  - name: ${name}\n    rules:\n${rules.join('\n')}`;
}

/** Share of bad events in each window. */
function recordings(objective: Objective): string[] {
  return windows.map((window) =>
    rule({
      record: `kardan:error_ratio:rate${window}`,
      expr: errorRatio(objective, window),
      labels: { objective: objective.id },
    }),
  );
}

export function errorRatio({ metric, of, bad }: Objective, window: string): string {
  const all = `sum(rate(${metric}_count{${of}}[${window}]))`;
  if ('labels' in bad) return `(sum(rate(${metric}_count{${of},${bad.labels}}[${window}])) or vector(0)) / ${all}`;
  return `1 - sum(rate(${metric}_bucket{${of},${boundOf(bad.slowerThanSeconds)}}[${window}])) / ${all}`;
}

/** Prometheus 2 keeps a bound as it is told, Prometheus 3 writes 5 as 5.0. */
function boundOf(seconds: number): string {
  const escaped = String(seconds).replace('.', '[.]');
  return Number.isInteger(seconds) ? `le=~"${escaped}([.]0)?"` : `le="${seconds}"`;
}

function burnAlerts(objective: Objective): string[] {
  const { id, alert, summary, target, metric, of } = objective;
  return burnRates.map(({ severity, long, short, factor, for: holds }) => {
    const limit = `${factor} * ${Number((1 - target).toFixed(6))}`;
    const over = (window: string) => `kardan:error_ratio:rate${window}{objective="${id}"} > ${limit}`;
    const enough = `sum(increase(${metric}_count{${of}}[${long}])) >= ${minEvents}`;
    return rule({
      alert,
      expr: `(${over(long)} and ${over(short)}) and on() (${enough})`,
      for: holds,
      labels: { severity, objective: id, window: long },
      annotations: {
        summary: `${summary}: the budget of 28 days is used ${factor} times as fast as it lasts`,
        runbook_url: `docs/operations/runbooks/${runbookOf(alert)}.md`,
      },
    });
  });
}

function causeAlert({ alert, summary, expr, for: holds, severity }: Cause): string {
  return rule({
    alert,
    expr,
    for: holds,
    labels: { severity },
    annotations: { summary, runbook_url: `docs/operations/runbooks/${runbookOf(alert)}.md` },
  });
}

/** A rule as YAML; texts in quotes, which JSON writes as YAML reads them. */
function rule(fields: Record<string, string | Record<string, string>>): string {
  const lines = Object.entries(fields).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [`${name}: ${JSON.stringify(value)}`]
      : [`${name}:`, ...Object.entries(value).map(([key, text]) => `  ${key}: ${JSON.stringify(text)}`)],
  );
  return lines.map((line, index) => `      ${index === 0 ? '- ' : '  '}${line}`).join('\n');
}
