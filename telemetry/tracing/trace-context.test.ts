import { expect, test } from 'vitest';
import { readTraceparent, unrecordedTrace, writeTraceparent } from './trace-context.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const spanId = '00f067aa0ba902b7';

test.each([
  [`00-${traceId}-${spanId}-01`, { traceId, spanId, sampled: true }],
  [`00-${traceId}-${spanId}-00`, { traceId, spanId, sampled: false }],
  [`00-${traceId}-${spanId}-03`, { traceId, spanId, sampled: true }],
  [`01-${traceId}-${spanId}-01-what-comes-later`, { traceId, spanId, sampled: true }],
])('%s is read', (header, trace) => {
  expect(readTraceparent(header)).toEqual(trace);
});

test.each([
  undefined,
  '',
  [`00-${traceId}-${spanId}-01`],
  `00-${'0'.repeat(32)}-${spanId}-01`,
  `00-${traceId}-${'0'.repeat(16)}-01`,
  `ff-${traceId}-${spanId}-01`,
  `00-${traceId}-${spanId}-01-more`,
  `00-${traceId.toUpperCase()}-${spanId}-01`,
  `00-${traceId}-${spanId}-01\r\nx: y`,
  `01-${traceId}-${spanId}-01-${'a'.repeat(300)}`,
])('%j is none', (header) => {
  expect(readTraceparent(header)).toBeUndefined();
});

test('what is written is read again, and an unrecorded trace is a lawful one', () => {
  const trace = unrecordedTrace();
  expect(readTraceparent(writeTraceparent(trace))).toEqual(trace);
  expect(unrecordedTrace(traceId)).toMatchObject({ traceId, sampled: false });
});
