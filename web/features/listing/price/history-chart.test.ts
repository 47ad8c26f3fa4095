import { expect, test } from 'vitest';
import { chartWidth, priceSteps } from './history-chart.ts';

const novaIncluded = true;
const day = (number: number) => `2026-09-${String(number).padStart(2, '0')}T08:00:00Z`;

test('a price holds until it changes, and the last one until today', () => {
  const { line, points } = priceSteps(
    [
      { validFrom: day(1), priceEur: 26_490, novaIncluded },
      { validFrom: day(11), priceEur: 25_790, novaIncluded },
      { validFrom: day(16), priceEur: 24_990, novaIncluded },
    ],
    day(21),
  );
  expect(points.map(({ x }) => x)).toEqual([0, chartWidth / 2, (chartWidth * 3) / 4]);
  expect(line).toBe('M0 12H160V52.1H240V98H320');
});

test('cheaper is lower; one price alone is a level line', () => {
  const { points } = priceSteps(
    [
      { validFrom: day(1), priceEur: 10_000, novaIncluded },
      { validFrom: day(2), priceEur: 11_000, novaIncluded },
    ],
    day(3),
  );
  expect(points[1]?.y).toBeLessThan(points[0]?.y ?? 0);
  expect(priceSteps([{ validFrom: day(1), priceEur: 10_000, novaIncluded }], day(3)).line).toBe('M0 55H320');
});

test('a car that went online this moment draws without dividing by nothing', () => {
  expect(priceSteps([{ validFrom: day(1), priceEur: 10_000, novaIncluded }], day(1)).line).toBe('M0 55H320');
});

test('a price that NoVA was taken out of begins a line of its own, and what is below stays filled', () => {
  const { line, area } = priceSteps(
    [
      { validFrom: day(1), priceEur: 30_000, novaIncluded: true },
      { validFrom: day(11), priceEur: 26_000, novaIncluded: false },
      { validFrom: day(16), priceEur: 25_000, novaIncluded: false },
    ],
    day(21),
  );
  expect(line).toBe('M0 12H160M160 80.8H240V98H320');
  expect(area).toBe('M0 12H160V80.8H240V98H320V110H0Z');
});
