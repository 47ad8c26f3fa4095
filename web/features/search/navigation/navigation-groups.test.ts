import type { LeftBar } from '@kardan/contract/calls/pages/left-bar';
import type { RegionNavigation } from '@kardan/contract/calls/regions/region-navigation';
import { expect, test } from 'vitest';
import { navigationGroups } from './navigation-groups.ts';

const asOf = '2026-11-15T12:00:00Z';
const named = (slug: string, count = 1) => ({ id: 1, slug, name: slug.toUpperCase(), count });
const bar = (facts: Partial<LeftBar>): LeftBar => ({
  section: 'used',
  make: null,
  model: null,
  total: 1,
  sections: [],
  makes: [],
  models: [],
  bodies: [],
  fuels: [],
  regions: [],
  asOf,
  ...facts,
});
const regional = (facts: Partial<RegionNavigation>): RegionNavigation => ({
  region: null,
  district: null,
  make: null,
  total: 1,
  regions: [],
  districts: [],
  makes: [],
  models: [],
  asOf,
  ...facts,
});
const hrefs = (links: { href: string }[]) => links.map(({ href }) => href);

test('beside a section stand its makes, most cars first, the other sections and the federal states that have cars', () => {
  const groups = navigationGroups(
    { section: 'used' },
    {
      bar: bar({
        makes: [named('audi', 2), named('bmw', 5)],
        sections: [
          { key: 'used', count: 7 },
          { key: 'electric', count: 3 },
          { key: 'old-timer', count: 0 },
        ],
      }),
      regional: regional({ regions: [named('tirol'), named('wien', 0)] }),
    },
    'de-AT',
  );
  expect(hrefs(groups.vehicles)).toEqual(['/gebrauchtwagen/bmw', '/gebrauchtwagen/audi']);
  expect(hrefs(groups.sections)).toEqual(['/elektroautos']);
  expect(hrefs(groups.places)).toEqual(['/regional/tirol']);
});

test('at a make stand its models, and in a federal state the make’s pages in its districts', () => {
  const groups = navigationGroups(
    { section: 'used' },
    {
      bar: bar({ make: named('bmw'), models: [named('3er')], sections: [{ key: 'new', count: 1 }] }),
      regional: regional({ region: named('tirol'), make: named('bmw'), districts: [named('kufstein')] }),
    },
    'de-AT',
  );
  expect(hrefs(groups.vehicles)).toEqual(['/gebrauchtwagen/bmw/3er']);
  expect(hrefs(groups.sections)).toEqual(['/neuwagen/bmw']);
  expect(hrefs(groups.places)).toEqual(['/regional/tirol/kufstein/bmw']);
});

test('a section without pages of models is left out at a model: links lead to pages alone', () => {
  const groups = navigationGroups(
    { section: 'used' },
    {
      bar: bar({
        make: named('bmw'),
        model: named('i3'),
        sections: [
          { key: 'electric', count: 2 },
          { key: 'new', count: 1 },
        ],
      }),
      regional: undefined,
    },
    'de-AT',
  );
  expect(hrefs(groups.sections)).toEqual(['/neuwagen/bmw/i3']);
});

test('in a district stand the pages of its makes', () => {
  const place = regional({ region: named('tirol'), district: named('kufstein'), makes: [named('audi')] });
  const groups = navigationGroups({ section: undefined }, { bar: undefined, regional: place }, 'de-AT');
  expect(hrefs(groups.inDistrict)).toEqual(['/regional/tirol/kufstein/audi']);
});
