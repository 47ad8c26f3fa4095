import { expect, test } from 'vitest';
import { contractsOf, sortedByName } from './make-rows.ts';

const row = (id: number, name: string, sales: boolean, service: boolean) => ({ id, slug: name, name, sales, service });

test('a make is sold, serviced, both or neither', () => {
  const rows = [row(1, 'Audi', true, true), row(2, 'Škoda', false, true), row(3, 'Seat', false, false)];
  expect(contractsOf(rows)).toEqual({ sales: [1], service: [1, 2] });
});

test('makes stand as an Austrian looks for them', () => {
  const rows = [row(1, 'Toyota', true, true), row(2, 'Škoda', true, true), row(3, 'Seat', true, true)];
  expect(sortedByName(rows).map(({ name }) => name)).toEqual(['Seat', 'Škoda', 'Toyota']);
});
