import type { CpuTimes } from '../machine/cpu-meter.ts';
import { spreadOf } from './percentile.ts';
import type { Slice } from './rig.ts';
import { sum } from './sum.ts';

/** Processor time in milliseconds for each request. */
export type CpuPerRequest = Pick<CpuTimes, 'engine' | 'api' | 'web' | 'postgres' | 'generator'>;

export interface Figures {
  /** Requests whose latency counts, and what became of all that were sent. */
  counted: number;
  sent: number;
  failed: number;
  unanswered: number;
  rejectedSearches: number;
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  maxMs: number;
  /** One p99 for each round: how far the figure can be trusted. */
  p99MsByRound: number[];
  cpuMs: CpuPerRequest;
  bytesPerAnswer: number;
  /** 99 % of the requests left the generator no later than this after they were due. */
  latenessP99Ms: number;
}

/**
 * The figures of several slices as one: latencies are pooled, from `countFrom` on in each slice, so that a slice's quiet
 * beginning does not flatter; processor time is shared out over all requests that it was used for.
 */
export function figuresOf(slices: readonly Slice[], countFrom: (slice: Slice) => number = () => 0): Figures {
  const counted = slices.map((slice) => slice.outcome.latenciesMs.subarray(countFrom(slice)));
  const latencies = spreadOf(counted.flatMap((values) => [...values]));
  const outcomes = slices.map(({ outcome }) => outcome);
  const sent = sum(outcomes.map((outcome) => outcome.sent));
  const failed = sum(outcomes.flatMap((outcome) => Object.values(outcome.failures)));
  const unanswered = sum(outcomes.map((outcome) => outcome.unanswered));
  const perRequest = (who: keyof CpuPerRequest) => sum(slices.map(({ cpu }) => cpu[who])) / sent;
  return {
    counted: latencies.count,
    sent,
    failed,
    unanswered,
    rejectedSearches: sum(slices.map(({ rejected }) => rejected)),
    perSecond: (sent - failed - unanswered) / (sum(outcomes.map(({ elapsedMs }) => elapsedMs)) / 1_000),
    p50Ms: latencies.p50,
    p99Ms: latencies.p99,
    maxMs: latencies.max,
    p99MsByRound: counted.map((values) => spreadOf(values).p99),
    cpuMs: {
      engine: perRequest('engine'),
      api: perRequest('api'),
      web: perRequest('web'),
      postgres: perRequest('postgres'),
      generator: perRequest('generator'),
    },
    bytesPerAnswer: sum(outcomes.map(({ bytes }) => bytes)) / (sent - unanswered),
    latenessP99Ms: spreadOf(outcomes.flatMap(({ latenessMs }) => [...latenessMs])).p99,
  };
}
