import type { LabelsOf, MetricName, NameOf } from './metric-list.ts';

/** What keeps metrics: the SDK's, behind as much as we need of it. */
export interface MetricSink {
  count(name: NameOf<'counter'>, labels: Record<string, string>, by: number): void;
  observe(name: NameOf<'histogram'>, labels: Record<string, string>, value: number): void;
}

// web's server and its pages are loaded apart and only share the process, so they meet at a global name.
const shared = globalThis as { [key: symbol]: unknown };
const name = Symbol.for('kardan.metrics');
shared[name] ??= { sink: undefined } satisfies { sink: MetricSink | undefined };
const metrics = shared[name] as { sink: MetricSink | undefined };

/** Gives the process what keeps its metrics, or takes it away; without it nothing is kept. */
export function setMetricSink(sink: MetricSink | undefined): void {
  metrics.sink = sink;
}

export function isMeasuring(): boolean {
  return metrics.sink !== undefined;
}

/** One more of something, or several. */
export function count<Name extends NameOf<'counter'>>(name: Name, labels: LabelsOf<Name>, by = 1): void {
  metrics.sink?.count(name, labels, by);
}

/** How long something took, in seconds. */
export function observe<Name extends NameOf<'histogram'>>(name: Name, labels: LabelsOf<Name>, value: number): void {
  metrics.sink?.observe(name, labels, value);
}

/** One value of a gauge as it is now. */
export interface Reading<Name extends MetricName = MetricName> {
  name: Name;
  labels: Record<string, string>;
  value: number;
}

/** A value of a gauge, with exactly the labels that the list says. */
export function reading<Name extends NameOf<'gauge' | 'counter'>>(
  name: Name,
  labels: LabelsOf<Name>,
  value: number,
): Reading {
  return { name, labels, value };
}

/** The class of an HTTP status, as `5xx`: bounded, and what one asks for. */
export function statusClass(status: number): string {
  return status >= 100 && status < 600 ? `${Math.floor(status / 100)}xx` : 'none';
}
