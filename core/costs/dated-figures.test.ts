import { expect, test } from 'vitest';
import { startingConditions } from './credit/credit-conditions.ts';
import { assumed, figureOn } from './dated-figures.ts';
import { electricityPrices, fuelPrices } from './running/energy-figures.ts';
import { inspectionSchemes, inspectionWindows } from './running/inspection-figures.ts';
import { powerAndCo2Regime } from './taxes/insurance-tax-figures.ts';
import { novaFigures } from './taxes/nova-figures.ts';

const source = assumed('Test', '2026-01-01');
const figures = [
  { validFrom: '2020-01-01', validUntil: '2021-01-01', source },
  { validFrom: '2022-01-01', validUntil: '2023-01-01', source },
  { validFrom: null, source },
  { validFrom: '2021-07-01', source },
];

test.each([
  ['2019-12-31', undefined],
  ['2020-01-01', '2020-01-01'],
  ['2020-12-31', '2020-01-01'],
  ['2021-01-01', undefined],
  ['2021-07-01', '2021-07-01'],
  ['2021-12-31', '2021-07-01'],
  ['2022-12-31', '2022-01-01'],
  ['2023-01-01', undefined],
])('on %s the figure of %s holds', (day, validFrom) => {
  expect(figureOn(figures, day)?.validFrom).toBe(validFrom);
});

test('every figure names its source and the day it is of', () => {
  const all = [
    ...novaFigures,
    ...powerAndCo2Regime.years,
    ...fuelPrices,
    ...electricityPrices,
    ...inspectionSchemes,
    ...inspectionWindows,
    ...Object.values(startingConditions),
  ];
  for (const { source: named } of all) {
    expect(named.name).not.toBe('');
    expect(named.asOf).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(named.assumption || named.url?.startsWith('https://')).toBe(true);
  }
});
