import { expect, test } from 'vitest';
import { readQuestion, searchOf } from './use-report-question.ts';

test('the address says what is shown; what it says wrongly is left out', () => {
  for (const search of [{}, { days: 7, sites: [2, 3], make: 'skoda', metric: 'contacts', sort: 'parked' }])
    expect(searchOf(readQuestion(search))).toEqual(search);
  expect(searchOf(readQuestion({ sites: 'x', make: '<b>', metric: 'toString', sort: 1 }))).toEqual({});
});
