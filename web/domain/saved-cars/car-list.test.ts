// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CarList } from './car-list.ts';
import { currentRefusal, setRefusal } from './refusals.ts';

const car = (id: number) => ({ id, slug: `auto-${id}`, title: `Auto ${id}`, priceEur: 1_000, image: null });
const idsOf = (list: CarList) => list.read().map(({ id }) => id);

beforeEach(() => {
  localStorage.clear();
  setRefusal(undefined);
});
afterEach(() => vi.restoreAllMocks());

test('a full list refuses one more and says so, and has room again after one is gone', () => {
  const list = new CarList('park', { max: 2, whenFull: 'refuse' });
  for (const id of [1, 2]) expect(list.add(car(id))).toBe(true);
  expect(list.add(car(3))).toBe(false);
  expect(idsOf(list)).toEqual([2, 1]);
  expect(currentRefusal()).toEqual({ list: 'park', reason: 'full' });
  list.remove(1);
  expect(list.add(car(3))).toBe(true);
  expect(idsOf(list)).toEqual([3, 2]);
});

test('a list that nobody fills by hand forgets the oldest, without a word', () => {
  const list = new CarList('viewed', { max: 2, whenFull: 'forget-oldest' });
  for (const id of [1, 2, 3]) list.add(car(id));
  expect(idsOf(list)).toEqual([3, 2]);
  expect(currentRefusal()).toBeUndefined();
});

test('a car that is put in again keeps its note', () => {
  const list = new CarList('park', { max: 2, whenFull: 'refuse' });
  list.add(car(1));
  list.change((cars) => cars.map((each) => ({ ...each, note: 'rot' })));
  list.add(car(2));
  expect(list.add(car(1))).toBe(true);
  expect(list.read()).toMatchObject([{ id: 1, note: 'rot' }, { id: 2 }]);
});

test('where the browser stores nothing the list stays empty and says why', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'QuotaExceededError');
  });
  const list = new CarList('park', { max: 2, whenFull: 'refuse' });
  expect(list.add(car(1))).toBe(false);
  expect(idsOf(list)).toEqual([]);
  expect(currentRefusal()).toEqual({ list: 'park', reason: 'forbidden' });
});
