import { describe, expect, test } from 'vitest';
import { quantile } from './quantiles.ts';
import { purposes, Random } from './random.ts';
import { Weighted } from './weighted.ts';

const many = 100_000;

describe('random numbers', () => {
  test('are the same for the same seed, purpose and index, and others for any other', () => {
    const draw = (seed: number, purpose: number, index: number) => {
      const random = new Random(seed, purpose, index);
      return Array.from({ length: 5 }, () => random.next()).join();
    };
    expect(draw(1, purposes.car, 7)).toBe(draw(1, purposes.car, 7));
    const others = [
      draw(1, purposes.car, 7),
      draw(2, purposes.car, 7),
      draw(1, purposes.dealership, 7),
      draw(1, purposes.car, 8),
    ];
    expect(new Set(others).size).toBe(4);
  });

  test('of neighbouring indices are evenly spread and unrelated', () => {
    const first = Array.from({ length: many }, (_, index) => new Random(1, purposes.car, index).next());
    expect(mean(first)).toBeCloseTo(0.5, 2);
    const products = first.slice(1).map((value, index) => (value - 0.5) * ((first[index] as number) - 0.5));
    expect(Math.abs(mean(products))).toBeLessThan(0.002);
  });

  test('follow the normal and the exponential distribution', () => {
    const random = new Random(1, purposes.car, 0);
    const normal = Array.from({ length: many }, () => random.normal());
    expect(mean(normal)).toBeCloseTo(0, 1);
    expect(mean(normal.map((value) => value * value))).toBeCloseTo(1, 1);
    expect(mean(Array.from({ length: many }, () => random.exponential(50)))).toBeGreaterThan(49);
  });
});

describe('a weighted choice', () => {
  test('draws every choice as often as its weight says and never one without weight', () => {
    const choice = Weighted.of({ diesel: 48, petrol: 42, electric: 10, steam: 0 });
    const random = new Random(3, purposes.car, 0);
    const counts: Record<string, number> = {};
    for (let round = 0; round < many; round++) {
      const drawn = choice.draw(random);
      counts[drawn] = (counts[drawn] ?? 0) + 1;
    }
    expect((counts.diesel as number) / many).toBeCloseTo(0.48, 2);
    expect((counts.electric as number) / many).toBeCloseTo(0.1, 2);
    expect(counts.steam).toBeUndefined();
  });

  test('refuses to choose among nothing', () => {
    expect(() => new Weighted([], [])).toThrow();
    expect(() => Weighted.of({ steam: 0 })).toThrow();
  });
});

describe('a distribution known by quantiles', () => {
  const levels = [0.05, 0.5, 0.95];
  const values = [1_000, 50_000, 150_000];

  test('meets them and rises throughout', () => {
    for (const [index, level] of levels.entries())
      expect(quantile(levels, values, level)).toBeCloseTo(values[index] as number);
    const drawn = Array.from({ length: 100 }, (_, step) => quantile(levels, values, step / 100));
    expect(drawn).toEqual([...drawn].sort((one, other) => one - other));
    expect(drawn[0]).toBeGreaterThan(0);
  });
});

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
