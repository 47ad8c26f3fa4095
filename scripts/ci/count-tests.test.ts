import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { failedTest, type TestSummary, writeSummary } from '../tests/test-summary.ts';
import { countTests } from './count-tests.ts';

function stageWith(content?: TestSummary) {
  const directory = mkdtempSync(join(tmpdir(), 'kardan-summary-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const summary = join(directory, 'summary.json');
  if (content) writeSummary(summary, content);
  return { name: 'verify', summary };
}

test('a stage without a summary counts as one test', () => {
  expect(countTests(true, { name: 'bench' })).toEqual({ passed: 1, failed: 0, unsteady: 0, told: [] });
  expect(countTests(false, { name: 'bench' })).toMatchObject({ passed: 0, failed: 1, told: ['bench failed'] });
});

test('tests are counted and those that failed are told with their reason; a failure outside of tests is one more', () => {
  const a = failedTest('a', ['2 is not \u001b[31m3\u001b[39m', '', '- 2']);
  expect(countTests(true, stageWith({ passed: 7, failed: [], unsteady: [] }))).toMatchObject({ passed: 7, failed: 0 });
  expect(countTests(false, stageWith({ passed: 5, failed: [a, { name: 'b', reason: '' }], unsteady: [] }))).toEqual({
    passed: 5,
    failed: 2,
    unsteady: 0,
    told: ['failed: a\n    2 is not 3\n    - 2', 'failed: b'],
  });
  expect(countTests(false, stageWith({ passed: 7, failed: [], unsteady: [] }))).toMatchObject({
    passed: 7,
    failed: 1,
    told: ['verify failed outside of its tests'],
  });
});

test('a test that failed and then passed is one that passed, and is told as unsteady besides', () => {
  expect(countTests(true, stageWith({ passed: 7, failed: [], unsteady: ['c'] }))).toEqual({
    passed: 7,
    failed: 0,
    unsteady: 1,
    told: ['unsteady: c'],
  });
});

test('a summary that is owed and missing, or says nothing, is no success', () => {
  expect(countTests(true, stageWith())).toMatchObject({ passed: 0, failed: 1 });
  expect(() => countTests(true, stageWith({} as TestSummary))).toThrow();
});
