import { expect, test } from 'vitest';
import { swarmDots } from './swarm-dots.ts';

test('dots that would cover each other are stacked, the others stand in one row', () => {
  const dots = swarmDots([30_000, 20_000, 20_010, 20_020], (eur) => eur / 1_000);
  expect(dots.map(({ eur, row }) => [eur, row])).toEqual([
    [20_000, 0],
    [20_010, 1],
    [20_020, 2],
    [30_000, 0],
  ]);
});
