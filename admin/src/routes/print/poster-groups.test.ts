import type { StockSheet } from '@kardan/contract/calls/stock/stock-list';
import { expect, test } from 'vitest';
import { posterGroups } from './poster-groups.ts';

let next = 1;
const car = (makeName: string, modelName: string, fuel: 'petrol' | 'diesel', co2GPerKm: number): StockSheet => ({
  id: next++,
  slug: null,
  state: 'active',
  makeName,
  modelName,
  versionName: 'Basis',
  fields: { fuel, co2GPerKm, consumptionL: 5 },
});

test('a make has one poster with its models by fuel, lowest CO₂ first, and like cars once', () => {
  const groups = posterGroups([
    car('VW', 'Golf', 'petrol', 130),
    car('VW', 'Polo', 'petrol', 110),
    car('VW', 'Polo', 'petrol', 110),
    car('Audi', 'A3', 'diesel', 120),
    car('VW', 'Golf', 'diesel', 115),
  ]);
  const told = groups.map(({ make, fuels }) => [
    make,
    fuels.map(({ fuel, models }) => [fuel, models.map(({ modelName }) => modelName)]),
  ]);
  expect(told).toEqual([
    ['Audi', [['diesel', ['A3']]]],
    [
      'VW',
      [
        ['petrol', ['Polo', 'Golf']],
        ['diesel', ['Golf']],
      ],
    ],
  ]);
});
