import { expect, test } from 'vitest';
import { placeOnRuler } from './place-on-ruler.ts';

test('a value within its limit stands before the tick, one beyond it behind, and none off the ruler', () => {
  const { place, limit } = placeOnRuler(2.5, 5);
  expect(place).toBe(limit / 2);
  expect(placeOnRuler(6, 5).place).toBeGreaterThan(limit);
  expect(placeOnRuler(5_000, 5).place).toBeLessThanOrEqual(98);
});

test('where nothing is allowed the tick stands at the beginning, and each further one moves the pin', () => {
  const places = [0, 1, 3, 1_000].map((value) => placeOnRuler(value, 0).place ?? 0);
  expect(places[0]).toBe(placeOnRuler(0, 0).limit);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places.at(-1)).toBeLessThanOrEqual(100);
});

test('what nobody could measure has no pin', () => {
  expect(placeOnRuler(null, 5).place).toBeNull();
});
