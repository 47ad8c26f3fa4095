import type { MapEntry } from '@kardan/contract/calls/search/search-map';
import { describe, expect, it } from 'vitest';
import { arrangeFlags, type PlacedFlag } from '#domain/map/window/arrange-flags.ts';
import { carFlags } from './car-flags.ts';

const phone = { widthPx: 288, heightPerWidth: 0.52 };

type Flag = PlacedFlag<MapEntry>;
const arrange = (flags: Flag[]) => arrangeFlags(flags, phone, carFlags);

function cluster(left: number, top: number, count: number, priceFromEur: number | null = 5_000): Flag {
  return { left, top, entry: { kind: 'cluster', latitude: 47, longitude: 14, count, priceFromEur } };
}

function car(left: number, top: number, priceEur: number): Flag {
  const shown = {
    id: 1,
    slug: 'a-1',
    state: 'active' as const,
    title: 'A',
    priceEur,
    novaIncluded: priceEur % 2 === 0,
  };
  return { left, top, entry: { kind: 'car', latitude: 47, longitude: 14, car: shown } };
}

const counts = (flags: Flag[]) => flags.map(({ entry }) => (entry.kind === 'car' ? 1 : entry.count));

describe('flags of cars', () => {
  it('leaves flags apart that do not touch', () => {
    expect(counts(arrange([cluster(20, 50, 3), cluster(80, 50, 7)]))).toEqual([7, 3]);
  });

  it('joins what would overlap where most cars are, with the lowest price', () => {
    const [flag] = arrange([cluster(50, 50, 3, 900), cluster(55, 55, 30), car(52, 48, 1_200)]);
    expect(flag).toMatchObject({ left: 55, top: 55, entry: { kind: 'cluster', count: 34, priceFromEur: 900 } });
  });

  it('joins to no lower price than one with NoVA, and to none where no price holds it', () => {
    const priceOf = (...flags: Flag[]) => arrange(flags).map(({ entry }) => entry)[0];
    expect(priceOf(cluster(50, 50, 3, 900), car(52, 48, 701))).toMatchObject({ count: 4, priceFromEur: 900 });
    expect(priceOf(cluster(50, 50, 3, null), car(52, 48, 1_200))).toMatchObject({ count: 4, priceFromEur: 1_200 });
    expect(priceOf(cluster(50, 50, 3, null), car(52, 48, 701))).toMatchObject({ count: 4, priceFromEur: null });
  });

  it('keeps flags inside the map', () => {
    const [flag] = arrange([cluster(0, 100, 3)]);
    expect(flag?.left).toBeGreaterThan(8);
    expect(flag?.top).toBeLessThan(90);
  });

  it('loses no car and lets no two flags overlap, however many there are', () => {
    const flags = Array.from({ length: 150 }, (_, index) =>
      index % 7 === 0
        ? car((index * 37) % 101, (index * 61) % 101, index)
        : cluster((index * 37) % 101, (index * 61) % 101, index + 1),
    );
    const arranged = arrange(flags);
    const sum = (all: number[]) => all.reduce((total, each) => total + each, 0);
    expect(sum(counts(arranged))).toBe(sum(counts(flags)));
    const widthPxOf = (entry: MapEntry) => (entry.kind !== 'car' ? 48 : entry.car.novaIncluded ? 84 : 130);
    const widthOf = (entry: MapEntry) => (widthPxOf(entry) / 288) * 100;
    for (const [index, a] of arranged.entries()) {
      for (const b of arranged.slice(index + 1)) {
        const apart =
          Math.abs(a.left - b.left) >= (widthOf(a.entry) + widthOf(b.entry)) / 2 - 1e-9 ||
          Math.abs(a.top - b.top) >= (32 / (288 * 0.52)) * 100 - 1e-9;
        expect(apart).toBe(true);
      }
    }
  });
});
