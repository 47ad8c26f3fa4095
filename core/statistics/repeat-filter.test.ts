import { expect, test } from 'vitest';
import { createRepeatFilter } from './repeat-filter.ts';

const source = 'results';
const view = { kind: 'view', listingId: 7, source } as const;

test('what one network reports again within minutes counts once: each kind, car and network for itself', () => {
  const { withoutRepeats } = createRepeatFilter();
  const print = { kind: 'print', listingId: 7, source } as const;
  const other = { kind: 'view', listingId: 8, source } as const;
  expect(withoutRepeats([view, view, print, view, other], '192.0.2.1')).toEqual([view, print, other]);
  expect(withoutRepeats([view, print, other], '192.0.2.1')).toEqual([]);
  expect(withoutRepeats([view], '192.0.2.2')).toEqual([view]);
});

test('who comes back ten minutes after the first look counts again, however often they looked meanwhile', () => {
  let moment = Date.parse('2026-11-16T12:00:00Z');
  const { withoutRepeats } = createRepeatFilter({ now: () => moment });
  const counted = [];
  for (let minute = 0; minute < 30; minute++) {
    counted.push(...withoutRepeats([view], '192.0.2.1'));
    moment += 60_000;
  }
  expect(counted).toHaveLength(3);
});

test('at midnight in Vienna all that was known is worth nothing', () => {
  let moment = Date.parse('2026-11-16T22:59:30Z');
  const { withoutRepeats } = createRepeatFilter({ now: () => moment });
  expect(withoutRepeats([view], '192.0.2.1')).toEqual([view]);
  moment += 20_000;
  expect(withoutRepeats([view], '192.0.2.1')).toEqual([]);
  moment += 20_000;
  expect(withoutRepeats([view], '192.0.2.1')).toEqual([view]);
});

test('a flood forgets what is old and never says of something new that it was there', () => {
  const { withoutRepeats } = createRepeatFilter({ slots: 64 });
  const cars = Array.from({ length: 5_000 }, (_, id) => ({ kind: 'impression', listingId: id + 1, source }) as const);
  expect(withoutRepeats(cars, '192.0.2.1')).toHaveLength(5_000);
});

test('whoever comes back another way has looked once', () => {
  const { withoutRepeats } = createRepeatFilter();
  expect(withoutRepeats([view, { ...view, source: 'similar' }], '192.0.2.1')).toEqual([view]);
});

test('what could not be stored is the first again, of that network alone', () => {
  const { withoutRepeats, forget } = createRepeatFilter();
  withoutRepeats([view], '192.0.2.1');
  withoutRepeats([view], '192.0.2.2');
  forget([view], '192.0.2.1');
  expect(withoutRepeats([view], '192.0.2.1')).toEqual([view]);
  expect(withoutRepeats([view], '192.0.2.2')).toEqual([]);
});
