import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Counter, Histogram } from '@opentelemetry/api';
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus';
import { MeterProvider } from '@opentelemetry/sdk-metrics';
import type { ProcessName } from '../process-name.ts';
import { type Metric, type MetricName, metricList, metricNames, type NameOf } from './metric-list.ts';
import type { MetricSink, Reading } from './record.ts';

interface Options {
  process: ProcessName;
  /** What is looked up when somebody asks, of gauges and of counters that something else counts. */
  read: () => Promise<Reading[]>;
}

interface OtelMetrics extends MetricSink {
  /** Answers a scrape. */
  answer(request: IncomingMessage, response: ServerResponse): void;
  close(): Promise<void>;
}

/** Different values of all labels of one metric at most; what is new beyond them is counted together by the SDK. */
const maxSeries = 4_000;

/** Instruments for every metric of the process, and the SDK's text for Prometheus. */
export function createOtelMetrics({ process, read }: Options): OtelMetrics {
  const exporter = new PrometheusExporter({
    preventServerStart: true,
    withoutScopeInfo: true,
    withoutTargetInfo: true,
  });
  const provider = new MeterProvider({
    readers: [exporter],
    views: [{ instrumentName: '*', aggregationCardinalityLimit: maxSeries }],
  });
  const meter = provider.getMeter('kardan');
  const counters = new Map<string, Counter>();
  const histograms = new Map<string, Histogram>();
  const looked = new Map<MetricName, ReturnType<typeof meter.createObservableGauge>>();
  const readNames = new Set<MetricName>(['process_cpu_seconds_total']);

  for (const name of metricNames) {
    const { kind, help, labels, of, buckets }: Metric = metricList[name];
    if (!of.includes(process)) continue;
    if (kind === 'histogram') {
      const advice = { explicitBucketBoundaries: [...(buckets ?? [])] };
      histograms.set(name, meter.createHistogram(name, { description: help, advice }));
    } else if (kind === 'gauge') {
      looked.set(name, meter.createObservableGauge(name, { description: help }));
    } else if (readNames.has(name)) {
      looked.set(name, meter.createObservableCounter(name, { description: help }));
    } else {
      const counter = meter.createCounter(name, { description: help });
      // A first failure is an increase only where there was a nought before it.
      if (labels.length === 0) counter.add(0);
      counters.set(name, counter);
    }
  }
  meter.addBatchObservableCallback(
    async (result) => {
      for (const { name, labels, value } of await read()) {
        const instrument = looked.get(name);
        if (instrument) result.observe(instrument, value, labels);
      }
    },
    [...looked.values()],
  );

  return {
    count: (name: NameOf<'counter'>, labels, by) => counters.get(name)?.add(by, labels),
    observe: (name, labels, value) => histograms.get(name)?.record(value, labels),
    answer: (request, response) => exporter.getMetricsRequestHandler(request, response),
    close: () => provider.shutdown(),
  };
}
