import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { countTests } from './count-tests.ts';

function reportOf(content?: object) {
  const directory = mkdtempSync(join(tmpdir(), 'kardan-report-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const file = join(directory, 'report.json');
  if (content) writeFileSync(file, JSON.stringify(content));
  return { file, passed: ['stats', 'expected'], failed: ['stats', 'unexpected'], unsteady: ['stats', 'flaky'] };
}

const stats = (expected: number, unexpected: number, flaky = 0) => ({ stats: { expected, unexpected, flaky } });

test('a stage without a report counts as one test', () => {
  expect(countTests(true)).toEqual({ passed: 1, failed: 0, unsteady: 0 });
  expect(countTests(false)).toEqual({ passed: 0, failed: 1, unsteady: 0 });
});

test('a report’s own counts are taken, and a failure outside of tests is one more', () => {
  expect(countTests(true, reportOf(stats(7, 0)))).toEqual({ passed: 7, failed: 0, unsteady: 0 });
  expect(countTests(false, reportOf(stats(5, 2)))).toEqual({ passed: 5, failed: 2, unsteady: 0 });
  expect(countTests(false, reportOf(stats(7, 0)))).toEqual({ passed: 7, failed: 1, unsteady: 0 });
});

test('a test that failed and then passed is one that passed, and is counted as unsteady besides', () => {
  expect(countTests(true, reportOf(stats(5, 0, 2)))).toEqual({ passed: 7, failed: 0, unsteady: 2 });
});

test('a report that is owed and missing, or says nothing, is no success', () => {
  expect(countTests(true, reportOf())).toEqual({ passed: 0, failed: 1, unsteady: 0 });
  expect(() => countTests(true, reportOf({}))).toThrow('holds no number at stats.');
});
