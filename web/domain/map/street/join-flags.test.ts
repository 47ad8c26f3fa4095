import { expect, test } from 'vitest';
import type { FlagRules } from '../window/arrange-flags.ts';
import { joinFlags, toldBy } from './join-flags.ts';
import { isWithin, windowOfView } from './map-view.ts';

interface Entry {
  kind: 'cluster' | 'car';
  count: number;
  x: number;
  y: number;
}

const rules: FlagRules<Entry> = {
  widthPxOf: () => 48,
  sizeOf: ({ count }) => count,
  join: (large, small) => ({ ...large, kind: 'cluster', count: large.count + small.count }),
};
const car = (x: number, y: number): Entry => ({ kind: 'car', count: 1, x, y });
const cluster = (x: number, y: number, count: number): Entry => ({ kind: 'cluster', count, x, y });
const join = (...entries: Entry[]) => joinFlags(entries, (entry) => entry, { widthPx: 600, heightPx: 400 }, rules);

test('flags that would cover each other become one, which knows what it stands for', () => {
  const near = [car(300, 200), car(310, 205)];
  const flags = join(...near, car(100, 100));
  expect(flags.map(({ entry }) => entry.count)).toEqual([2, 1]);
  expect(flags[0]?.members).toEqual(near);
});

test('a few cars at one spot are told one by one; of a cluster, or of many, one sees more by looking closer', () => {
  const [few] = join(car(300, 200), car(300, 200));
  expect(few && toldBy(few, false)).toHaveLength(2);
  const [many] = join(...Array.from({ length: 7 }, () => car(300, 200)));
  expect(many && toldBy(many, false)).toBeUndefined();
  const [counted] = join(cluster(300, 200, 40));
  expect(counted && toldBy(counted, false)).toBeUndefined();
});

test('where one cannot look closer, a flag tells what it has', () => {
  const [many] = join(...Array.from({ length: 7 }, () => car(300, 200)));
  expect(many && toldBy(many, true)).toHaveLength(7);
});

test('the API is asked by the zoom of usual tiles, within what it takes', () => {
  const bounds = { south: 47, north: 48, west: 15, east: 16 };
  expect(windowOfView(bounds, 6.4)).toEqual({ bounds, zoom: 7 });
  expect(windowOfView(bounds, 3).zoom).toBe(5);
  expect(windowOfView(bounds, 17).zoom).toBe(14);
  expect(isWithin(bounds, { latitude: 47.5, longitude: 15.5 })).toBe(true);
  expect(isWithin(bounds, { latitude: 47.5, longitude: 16.1 })).toBe(false);
});
