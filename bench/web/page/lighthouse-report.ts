import { median } from '../../measure/percentile.ts';
import { sum } from '../../measure/sum.ts';

/** What we read of a report; it holds far more. */
export interface LighthouseReport {
  lighthouseVersion: string;
  environment: { benchmarkIndex: number };
  runtimeError?: { message: string };
  categories: { performance: { score: number | null } };
  audits: Record<string, { numericValue?: number; details?: { items?: unknown[] } } | undefined>;
}

/** One load of a page, on the phone that Lighthouse pretends to be. */
export interface PageRun {
  /** Of 100. */
  score: number;
  lcpMs: number;
  tbtMs: number;
  cls: number;
  fcpMs: number;
  speedIndexMs: number;
  /** From the request to the first byte, on this machine. */
  serverMs: number;
  /** As this machine painted it, before it is made a phone's. */
  observedLcpMs: number;
  /** How fast Lighthouse found the machine's processor in this run. */
  benchmarkIndex: number;
  /** Bytes over the wire. */
  scriptBytes: number;
  styleBytes: number;
  imageBytes: number;
  fontBytes: number;
  otherBytes: number;
  requests: number;
}

interface NetworkRequest {
  resourceType?: string;
  transferSize: number;
}

const named = ['Document', 'Script', 'Stylesheet', 'Image', 'Font'];

export function readReport(report: LighthouseReport): PageRun {
  const { audits, categories, environment } = report;
  if (report.runtimeError) throw new Error(`Lighthouse: ${report.runtimeError.message}`);
  const value = (audit: string): number => {
    const found = audits[audit]?.numericValue;
    if (found === undefined) throw new Error(`Lighthouse tells nothing of ${audit}`);
    return found;
  };
  const requests = (audits['network-requests']?.details?.items ?? []) as NetworkRequest[];
  const [observed] = (audits.metrics?.details?.items ?? []) as { observedLargestContentfulPaint?: number }[];
  const bytesOf = (isMeant: (type: string) => boolean) =>
    sum(requests.filter(({ resourceType = '' }) => isMeant(resourceType)).map(({ transferSize }) => transferSize));
  return {
    score: (categories.performance.score ?? 0) * 100,
    lcpMs: value('largest-contentful-paint'),
    tbtMs: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    fcpMs: value('first-contentful-paint'),
    speedIndexMs: value('speed-index'),
    serverMs: value('server-response-time'),
    observedLcpMs: observed?.observedLargestContentfulPaint ?? Number.NaN,
    benchmarkIndex: environment.benchmarkIndex,
    scriptBytes: bytesOf((type) => type === 'Script'),
    styleBytes: bytesOf((type) => type === 'Stylesheet'),
    imageBytes: bytesOf((type) => type === 'Image'),
    fontBytes: bytesOf((type) => type === 'Font'),
    otherBytes: bytesOf((type) => !named.includes(type)),
    requests: requests.length,
  };
}

/** The element that was painted largest, as a selector. */
export function lcpElementOf({ audits }: LighthouseReport): string {
  const items = (audits['lcp-breakdown-insight']?.details?.items ?? []) as { type?: string; selector?: string }[];
  return items.find(({ type }) => type === 'node')?.selector ?? 'unknown';
}

/** Each figure's median: no run need have had all of them. */
export function medianRun(runs: readonly PageRun[]): PageRun {
  const [first] = runs;
  if (!first) throw new Error('a page was never loaded');
  const keys = Object.keys(first) as (keyof PageRun)[];
  return Object.fromEntries(keys.map((key) => [key, median(runs.map((run) => run[key]))])) as unknown as PageRun;
}
