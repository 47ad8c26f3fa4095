import { expect, test } from 'vitest';
import { choiceAddress, readChoices } from './page-choices.ts';

test('only what is offered is read from the address', () => {
  expect(readChoices({})).toEqual({ kmPerYear: 12_000, months: 60 });
  expect(readChoices({ km: '20000', monate: '36' })).toEqual({ kmPerYear: 20_000, months: 36 });
  expect(readChoices({ km: '20001', monate: ['36', '48'] })).toEqual({ kmPerYear: 12_000, months: 60 });
});

test('an address says what differs from the usual, and leads to the part it changes', () => {
  expect(choiceAddress('/golf-1', { kmPerYear: 12_000, months: 60 }, 'kosten')).toBe('/golf-1#kosten');
  expect(choiceAddress('/golf-1', { kmPerYear: 30_000, months: 48 }, 'kosten')).toBe(
    '/golf-1?km=30000&monate=48#kosten',
  );
});
