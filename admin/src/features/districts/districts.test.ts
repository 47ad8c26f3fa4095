import { mapDistricts } from '@kardan/contract/map/austria-districts.gen';
import { expect, test } from 'vitest';
import { byRegion, type ChoosableDistrict, neighboursOf } from './districts.ts';

const all: ChoosableDistrict[] = mapDistricts.map((shape, index) => ({
  id: index + 1,
  slug: shape.slug,
  name: shape.slug,
  region: { slug: shape.region, name: shape.region },
  shape,
}));
const idOf = (slug: string) => all.find((district) => district.slug === slug)?.id ?? 0;
const slugsOf = (ids: number[]) => ids.map((id) => all.find((district) => district.id === id)?.slug);

test('around Graz lies its surroundings alone; around both, what lies further out, and never they themselves', () => {
  const graz = [idOf('graz-stadt')];
  expect(slugsOf(neighboursOf(all, graz))).toEqual(['graz-umgebung']);
  const both = [...graz, idOf('graz-umgebung')];
  expect(slugsOf(neighboursOf(all, both))).toContain('weiz');
  expect(neighboursOf(all, both).some((id) => both.includes(id))).toBe(false);
});

test('every district stands with its state', () => {
  const groups = byRegion(all);
  expect(groups).toHaveLength(9);
  expect(groups.flatMap(({ members }) => members)).toHaveLength(all.length);
});
