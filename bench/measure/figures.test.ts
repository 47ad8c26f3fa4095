import { expect, test } from 'vitest';
import type { Outcome } from '../load/messages.ts';
import { figuresOf } from './figures.ts';
import type { Slice } from './rig.ts';

function slice(latencies: number[], outcome: Partial<Outcome> = {}, engineCpuMs = 0): Slice {
  const latenciesMs = Float64Array.from(latencies);
  const latenessMs = new Float64Array(latencies.length);
  const counts = { failures: {}, unanswered: 0, sent: latencies.length, bytes: 0, elapsedMs: 1_000 };
  const cpu = { engine: engineCpuMs, api: 0, web: 0, postgres: 0, generator: 0, others: 0, stolen: 0 };
  return { outcome: { latenciesMs, latenessMs, ...counts, ...outcome }, cpu, rejected: 0 };
}

test('latencies of all rounds are pooled, and the settling beginning of each is left out', () => {
  const figures = figuresOf([slice([1, 10, 20]), slice([1, 30, 40])], () => 1);
  expect(figures).toMatchObject({ counted: 4, p50Ms: 20, maxMs: 40, p99MsByRound: [20, 40] });
});

test('processor time is shared out over all requests that used it, the uncounted ones too', () => {
  expect(figuresOf([slice([1, 1], {}, 100), slice([1, 1], {}, 300)], () => 1).cpuMs.engine).toBe(100);
});

test('throughput counts answers only', () => {
  const figures = figuresOf([slice([5, Number.NaN, 900, 5], { failures: { 503: 1 }, unanswered: 1 })]);
  expect(figures).toMatchObject({ perSecond: 2, failed: 1, unanswered: 1, sent: 4 });
});
