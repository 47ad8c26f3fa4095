import { expect, test } from 'vitest';
import { historySteps } from './history-steps.ts';

const history = [
  { at: '2026-10-10T08:00:00Z', priceEur: 38_990, novaIncluded: true },
  { at: '2026-10-18T08:00:00Z', priceEur: 37_990, novaIncluded: true },
  { at: '2026-10-30T08:00:00Z', priceEur: 38_490, novaIncluded: true },
];
const now = '2026-11-13T08:00:00Z';

test('the price holds until it changes, and what is planned goes on from today', () => {
  const drawn = historySteps(history, now, { at: '2026-11-20T17:00:00Z', priceEur: 37_490 });
  expect(drawn.past.match(/V/g)).toHaveLength(2);
  expect(drawn.future).toMatch(/^M[\d.]+ [\d.]+H[\d.]+V78H100$/);
  expect(drawn.y(37_490)).toBeGreaterThan(drawn.y(37_990));
  expect(drawn.window.start).toBeLessThan(drawn.window.end);
  expect(drawn.window.end).toBeGreaterThan(drawn.today);
});

test('without a new price only what was is drawn', () => {
  expect(historySteps(history, now, undefined).future).toBeUndefined();
  expect(historySteps([], now, undefined).past).toBe('');
});

test('a price that NoVA was taken out of begins a line of its own: it did not fall', () => {
  const [first, ...others] = history.map((point, index) => ({ ...point, novaIncluded: index === 0 }));
  const { past, points } = historySteps(first ? [first, ...others] : [], now, undefined);
  expect(past.match(/[MV]/g)).toEqual(['M', 'M', 'V']);
  expect(past).toContain(`M${points[1]?.x} ${points[1]?.y}`);
});
