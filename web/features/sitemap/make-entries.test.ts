import type { SitemapSection } from '@kardan/contract/calls/pages/sitemap';
import { expect, test } from 'vitest';
import { makeEntries } from './make-entries.ts';

const cars = (slug: string, count: number) => ({
  id: 1,
  slug,
  name: slug.toUpperCase(),
  count,
  estates: 0,
  versions: [],
});

function section(key: SitemapSection['section'], makes: Record<string, string[]>): SitemapSection {
  return {
    section: key,
    count: 9,
    estates: 0,
    makes: Object.entries(makes).map(([slug, models]) => ({
      ...cars(slug, 3),
      models: models.map((model) => cars(model, 2)),
    })),
  };
}

test('a model leads to a list that has cars of it: used ones first, then what else has pages of models', () => {
  const make = { ...cars('vw', 9), models: [] };
  const [entry] = makeEntries(
    [make],
    [
      section('used', { vw: ['golf'] }),
      section('new', { vw: ['golf', 'id-3'] }),
      section('electric', { vw: ['e-up'] }),
    ],
  );
  expect(entry?.models.map(({ slug, route }) => `${slug} ${route}`)).toEqual([
    'golf usedCarsModel',
    'id-3 newCarsModel',
  ]);
  expect(entry?.sections.map(({ route }) => route)).toEqual(['usedCarsMake', 'newCarsMake', 'electricMake']);
});

test('makes stand in the order in which people look them up, whatever their capitals', () => {
  const named = (name: string) => ({ ...cars(name.toLowerCase(), 1), name, models: [] });
  const entries = makeEntries(['MG', 'MINI', 'Maserati', 'SEAT', 'Subaru', 'smart', 'Škoda'].map(named), []);
  expect(entries.map(({ name }) => name)).toEqual(['Maserati', 'MG', 'MINI', 'SEAT', 'Škoda', 'smart', 'Subaru']);
});

test('a make has no list where it has no cars', () => {
  const [entry] = makeEntries([{ ...cars('vw', 9), models: [] }], [section('used', { bmw: [] })]);
  expect(entry?.sections).toEqual([]);
});
