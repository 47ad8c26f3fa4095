import { expect, test } from 'vitest';
import { randomFrom } from '../requests/random.ts';
import { drawPaths } from './broad-searches.ts';

test('other searches hardly ever come again, round ones do', () => {
  const other = drawPaths('other', randomFrom(1), 5_000);
  expect(new Set(other).size).toBeGreaterThan(4_990);
  const round = drawPaths('round', randomFrom(1), 5_000);
  expect(new Set(round).size).toBeLessThan(800);
  expect(round.every((path) => /preis-bis=\d+000&km-bis=\d+0000$/.test(path))).toBe(true);
});

test('the same seed gives the same searches', () => {
  expect(drawPaths('other', randomFrom(2), 50)).toEqual(drawPaths('other', randomFrom(2), 50));
  expect(drawPaths('other', randomFrom(3), 50)).not.toEqual(drawPaths('other', randomFrom(2), 50));
});
