import { expect, test } from 'vitest';
import { viennaMoment } from './vienna-moment.ts';

test.each([
  ['2026-11-20', '18:00', '2026-11-20T17:00:00.000Z'],
  ['2026-07-01', '18:00', '2026-07-01T16:00:00.000Z'],
  ['2026-03-29', '01:30', '2026-03-29T00:30:00.000Z'],
  ['2026-03-29', '03:30', '2026-03-29T01:30:00.000Z'],
  ['2026-10-25', '12:00', '2026-10-25T11:00:00.000Z'],
])('%s at %s in Vienna is %s', (day, time, moment) => {
  expect(viennaMoment(day, time)).toBe(moment);
});
