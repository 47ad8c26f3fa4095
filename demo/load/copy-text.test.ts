import { expect, test } from 'vitest';
import { columnName, copyLine } from './copy-text.ts';

test('a row is written as COPY expects it', () => {
  const row = {
    text: 'Golf\tGTI\nneu \\ alt',
    price: 24_990,
    sold: false,
    city: null,
    equipment: ['abs', 'radio'],
    none: [],
  };
  const line = copyLine(row, ['text', 'price', 'sold', 'city', 'equipment', 'none']);
  expect(line).toBe('Golf\\tGTI\\nneu \\\\ alt\t24990\tf\t\\N\t{abs,radio}\t{}\n');
});

test.each([
  ['priceEur', 'price_eur'],
  ['co2GPerKm', 'co2_g_per_km'],
  ['consumptionL', 'consumption_l'],
])('property %s is column %s', (property, column) => {
  expect(columnName(property)).toBe(column);
});
