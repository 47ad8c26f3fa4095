import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberText } from './number-text.ts';
import { drawBars, stopOf, tidyRange, valueAt } from './range-scale.ts';

const stops = [0, 2_500, 5_000, 10_000, 20_000, 50_000];

describe('histogram', () => {
  const bars = [
    { edge: 0, count: 1 },
    { edge: 2_500, count: 0 },
    { edge: 5_000, count: 400 },
    { edge: 10_000, count: 200 },
  ];

  it('draws the fullest bar at full height, a single car visibly, no car not at all', () => {
    expect(drawBars(bars, { from: null, to: null }).map((bar) => bar.height)).toEqual([4, 0, 100, 50]);
  });

  it.each([
    [{ from: null, to: null }, [true, true, true, true]],
    [{ from: 5_000, to: null }, [false, false, true, true]],
    [{ from: null, to: 5_000 }, [true, true, false, false]],
    [{ from: 3_000, to: 6_000 }, [false, true, true, false]],
    [{ from: 99_000, to: null }, [false, false, false, true]],
  ])('marks the bars that %o touches', (range, selected) => {
    expect(drawBars(bars, range).map((bar) => bar.selected)).toEqual(selected);
  });

  it('draws nothing but stays whole when no car matches', () => {
    expect(drawBars([{ edge: 0, count: 0 }], { from: null, to: null })[0]?.height).toBe(0);
  });
});

describe('slider stops', () => {
  it('puts "any" at the two ends of the ruler', () => {
    expect(stopOf(null, stops, 'from')).toBe(0);
    expect(stopOf(null, stops, 'to')).toBe(stops.length);
    expect(valueAt(0, stops, 'from')).toBeNull();
    expect(valueAt(stops.length, stops, 'to')).toBeNull();
  });

  it('returns to every stop it names', () => {
    for (const [index, value] of stops.entries()) {
      expect(stopOf(value, stops, 'to')).toBe(index);
      if (index > 0) expect(valueAt(index, stops, 'from')).toBe(value);
    }
  });

  it('shows a typed value at the nearest stop', () => {
    expect(stopOf(11_000, stops, 'to')).toBe(3);
    expect(stopOf(19_000, stops, 'to')).toBe(4);
    expect(stopOf(9_000_000, stops, 'to')).toBe(stops.length);
  });
});

describe('typed range', () => {
  const bounds = { min: 0, max: 1_000_000 };
  const end = fc.option(fc.integer({ min: -10, max: 2_000_000 }), { nil: null });

  it('is always in bounds and in order, and keeps what was just typed', () => {
    fc.assert(
      fc.property(end, end, fc.constantFrom('from' as const, 'to' as const), (from, to, changed) => {
        const range = tidyRange({ from, to }, bounds, changed);
        if (range.from !== null && range.to !== null) expect(range.from).toBeLessThanOrEqual(range.to);
        for (const value of [range.from, range.to]) {
          if (value !== null) expect(value).toSatisfy((n: number) => n >= bounds.min && n <= bounds.max);
        }
        const typed = { from, to }[changed];
        if (typed !== null) expect(range[changed]).toBe(Math.min(bounds.max, Math.max(bounds.min, typed)));
      }),
    );
  });
});

describe('numbers as typed', () => {
  it.each([
    ['de-AT', '€ 12.000', 12_000],
    ['de-AT', '5,5', 5.5],
    ['de-AT', '', null],
    ['de-AT', 'viel', null],
    ['en', '12,000', 12_000],
    ['en', '5.5', 5.5],
  ] as const)('reads %s "%s"', (locale, text, value) => {
    expect(numberText(locale, true).read(text)).toBe(value);
  });

  it('reads back what it writes', () => {
    const { read, write } = numberText('de-AT', true);
    fc.assert(fc.property(fc.integer({ min: 0, max: 10_000_000 }), (value) => read(write(value)) === value));
  });

  it('writes decimals only where there are some', () => {
    expect([1_234.5, 5.25, 7].map(numberText('de-AT', true).write)).toEqual(['1.234,5', '5,25', '7']);
  });

  it('writes years without a point', () => {
    expect(numberText('de-AT', false).write(2021)).toBe('2021');
  });
});
