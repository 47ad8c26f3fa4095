import { expect, test } from 'vitest';
import { lastPosition, movedPersons, type OwnPerson } from './persons.ts';

const person = (id: string, position: number) => ({ id, position }) as OwnPerson;
const team = [person('a', 0), person('b', 1), person('c', 2)];

test('who moves changes places with the next one, and nobody else does', () => {
  expect(movedPersons(team, 2, 1)).toEqual([person('c', 1), person('b', 2)]);
});

test('places with gaps are closed', () => {
  expect(movedPersons([person('a', 3), person('b', 7)], 1, 0)).toEqual([person('b', 0), person('a', 1)]);
});

test('nobody leaves the list at its ends', () => {
  expect(movedPersons(team, 0, -1)).toEqual([]);
  expect(movedPersons(team, 2, 3)).toEqual([]);
});

test('a new person comes last', () => {
  expect(lastPosition(team)).toBe(3);
  expect(lastPosition([])).toBe(0);
});
