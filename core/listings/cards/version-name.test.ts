import { expect, test } from 'vitest';
import { versionNameOf } from './version-name.ts';

test.each([
  ['VW Golf Variant 2.0 TDI DSG Life', 'Golf', null, 'Variant 2.0 TDI DSG Life'],
  ['Land Rover  Range Rover Sport HSE', 'Range Rover', 'x', 'Sport HSE'],
  ['Alfa Romeo 147 1.6', '147', null, '1.6'],
  // A longer model name is another model.
  ['VW Golf Plus 1.4', 'Golf Plus', null, '1.4'],
  ['BMW 320d Touring', '3er', '2.0 Diesel 190 PS Kombi', '2.0 Diesel 190 PS Kombi'],
  ['Gepflegter Wagen', 'Golf', null, null],
  ['VW Golf', 'Golf', '1.5 Benzin 130 PS', '1.5 Benzin 130 PS'],
])('%j of model %j, %j in the catalogue, reads %j', (title, model, catalogue, expected) =>
  expect(versionNameOf(title, model, catalogue)).toBe(expected),
);

test('a title without end does not make a card without end', () => {
  expect(versionNameOf(`VW Golf ${'x'.repeat(190)}`, 'Golf', null)).toHaveLength(120);
});
