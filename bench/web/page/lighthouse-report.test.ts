import { expect, test } from 'vitest';
import { type LighthouseReport, lcpElementOf, medianRun, readReport } from './lighthouse-report.ts';

const numeric = {
  'largest-contentful-paint': 1_700,
  'total-blocking-time': 90,
  'cumulative-layout-shift': 0.01,
  'first-contentful-paint': 900,
  'speed-index': 1_200,
  'server-response-time': 40,
};

function buildReport(lcpMs = 1_700): LighthouseReport {
  const audits: LighthouseReport['audits'] = Object.fromEntries(
    Object.entries({ ...numeric, 'largest-contentful-paint': lcpMs }).map(([key, numericValue]) => [
      key,
      { numericValue },
    ]),
  );
  const request = (resourceType: string, transferSize: number) => ({ resourceType, transferSize });
  audits.metrics = { details: { items: [{ observedLargestContentfulPaint: 300 }] } };
  audits['network-requests'] = {
    details: {
      items: [
        request('Document', 40_000),
        request('Script', 70_000),
        request('Script', 5_000),
        request('Image', 12_000),
        request('Fetch', 800),
        { transferSize: 200 },
      ],
    },
  };
  audits['lcp-breakdown-insight'] = { details: { items: [{ type: 'table' }, { type: 'node', selector: 'img.car' }] } };
  return {
    lighthouseVersion: '13.5.0',
    environment: { benchmarkIndex: 1_500 },
    categories: { performance: { score: 0.97 } },
    audits,
  };
}

test('bytes are told apart by what they are, and what has no name of its own is not lost', () => {
  const run = readReport(buildReport());
  expect(run).toMatchObject({ score: 97, scriptBytes: 75_000, imageBytes: 12_000, fontBytes: 0, otherBytes: 1_000 });
  expect(run).toMatchObject({ requests: 6, lcpMs: 1_700, observedLcpMs: 300 });
  expect(lcpElementOf(buildReport())).toBe('img.car');
});

test('a load that failed, or told nothing of a figure, is an error and no zero', () => {
  expect(() => readReport({ ...buildReport(), runtimeError: { message: 'no paint' } })).toThrow('no paint');
  const { 'speed-index': _, ...audits } = buildReport().audits;
  expect(() => readReport({ ...buildReport(), audits })).toThrow('speed-index');
});

test('one bad run of five does not move the median', () => {
  const runs = [1_700, 1_650, 9_000, 1_720, 1_680].map((lcpMs) => readReport(buildReport(lcpMs)));
  expect(medianRun(runs).lcpMs).toBe(1_700);
});
