import { expect, test } from 'vitest';
import { viennaMoment } from './vienna-moment.ts';

test.each([
  ['2026-11-19', '06:00', '2026-11-19T05:00:00.000Z'],
  ['2026-07-01', '06:00', '2026-07-01T04:00:00.000Z'],
  ['2027-03-28', '01:59', '2027-03-28T00:59:00.000Z'],
  ['2027-03-28', '03:00', '2027-03-28T01:00:00.000Z'],
  ['2026-10-25', '04:00', '2026-10-25T03:00:00.000Z'],
])('%s %s in Vienna is %s', (day, time, moment) => {
  expect(viennaMoment(day, time).toISOString()).toBe(moment);
});
