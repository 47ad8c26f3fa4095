import { expect, test } from 'vitest';
import { stageTable } from './stage-table.ts';

test('each stage has a line with its time and its counts, and all of them together one', () => {
  const table = stageTable([
    { name: 'verify', seconds: 599.6, passed: 2143, failed: 0, unsteady: 0, told: [] },
    { name: 'browser tests', seconds: 61, passed: 408, failed: 2, unsteady: 1, told: [] },
  ]);
  expect(table.split('\n')).toEqual([
    'stage                   min:s  passed  failed  unsteady',
    'verify                  10:00    2143       0         0',
    'browser tests            1:01     408       2         1',
    'together (goal: 45:00)  11:01    2551       2         1',
  ]);
});
