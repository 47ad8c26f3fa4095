// @vitest-environment jsdom
import { cleanup, render, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { FlagRules } from './arrange-flags.ts';
import { FlagMap } from './flag-map.tsx';
import { isClosest, type MapWindow, wholeCountry, windowAround } from './map-window.ts';

interface Entry {
  kind: 'cluster' | 'car';
  name: string;
  count: number;
  latitude: number;
  longitude: number;
}

const graz = { latitude: 47.07, longitude: 15.44 };
const car = (name: string, metresEast = 0): Entry => ({
  kind: 'car',
  name,
  count: 1,
  latitude: graz.latitude,
  longitude: graz.longitude + metresEast / 76_000,
});
const rules: FlagRules<Entry> = {
  widthPxOf: () => 48,
  sizeOf: ({ count }) => count,
  join: (large, small) => ({ ...large, kind: 'cluster', count: large.count + small.count }),
};

let closest: MapWindow = wholeCountry;
while (!isClosest(closest)) closest = windowAround(graz, closest);

afterEach(cleanup);

function show(window: MapWindow, entries: Entry[]) {
  const { container, getAllByRole, queryAllByRole } = render(
    <FlagMap
      label="Karte"
      window={window}
      entries={entries}
      rules={rules}
      flag={(entry, list) => <a href={list ?? '/naeher'}>{entry.kind === 'car' ? entry.name : entry.count}</a>}
      spot={{
        title: (size) => `${size} Autos an dieser Stelle`,
        line: ({ name }) => ({ href: `/${name}`, title: name, note: '€ 1' }),
      }}
    />,
  );
  const flagsOf = (map: HTMLElement) => within(map).getAllByRole('link') as HTMLAnchorElement[];
  const [phone = [], desktop = []] = getAllByRole('list', { name: 'Karte' }).map(flagsOf);
  const listOf = (flag: HTMLAnchorElement | undefined) =>
    [...container.querySelectorAll(`${flag?.getAttribute('href')} li a`)].map((line) => line.getAttribute('href'));
  return { phone, desktop, listOf, spots: queryAllByRole('region') };
}

test('in the closest window a flag leads to the list of all that it stands for', () => {
  const { phone, desktop, listOf, spots } = show(closest, [car('a'), car('b'), car('c', 300)]);
  // On a phone's map 300 metres are less than a flag is wide.
  expect(phone.map(({ textContent }) => textContent)).toEqual(['3']);
  expect(listOf(phone[0])).toEqual(['/a', '/b', '/c']);
  expect(desktop.map(({ textContent }) => textContent)).toEqual(['2', 'c']);
  expect(listOf(desktop[0])).toEqual(['/a', '/b']);
  expect(spots).toHaveLength(2);
});

test('what is only counted there is listed as well', () => {
  const many: Entry = { ...car('alle'), kind: 'cluster', count: 200 };
  const { phone, listOf } = show(closest, [many]);
  expect(phone.map(({ textContent }) => textContent)).toEqual(['200']);
  expect(listOf(phone[0])).toEqual(['/alle']);
});

test('lines of one spot may be the same', () => {
  const complaint = vi.spyOn(console, 'error');
  const { phone, listOf } = show(closest, [car('alle'), car('alle', 300)]);
  expect(listOf(phone[0])).toEqual(['/alle', '/alle']);
  expect(complaint).not.toHaveBeenCalled();
  complaint.mockRestore();
});

test('where one can look closer, flags lead there, and nothing is listed', () => {
  const { phone, spots } = show(windowAround(graz, wholeCountry), [car('a'), car('b')]);
  expect(phone.map((flag) => flag.getAttribute('href'))).toEqual(['/naeher']);
  expect(spots).toEqual([]);
});

test('what stands alone needs no list', () => {
  expect(show(closest, [car('a')]).spots).toEqual([]);
});
