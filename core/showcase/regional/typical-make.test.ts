import { expect, test } from 'vitest';
import type { Figures, GroupOfCars } from '../../search/summary/summary-question.ts';
import { typicalMake } from './typical-make.ts';

const names = ['audi', 'bmw', 'ford'].map((slug, id) => ({ id, slug, name: slug.toUpperCase() }));
const makes = (counts: Record<string, number>): GroupOfCars[] =>
  Object.entries(counts).map(([value, count]) => ({ value, count, figures: {} as Figures }));

test('the make that is farthest above its share in the country is typical, not the largest one', () => {
  const country = { total: 1_000, makes: makes({ audi: 600, bmw: 300, ford: 100 }) };
  const region = { total: 100, makes: makes({ audi: 55, bmw: 30, ford: 15 }) };
  expect(typicalMake(region, country, names)).toMatchObject({ slug: 'ford', share: 0.15, shareInAustria: 0.1 });
});

test('a rare make counts by points: three cars of it make no region', () => {
  const country = { total: 1_000, makes: makes({ audi: 400, bmw: 590, ford: 10 }) };
  const region = { total: 100, makes: makes({ audi: 48, bmw: 49, ford: 3 }) };
  expect(typicalMake(region, country, names)?.slug).toBe('audi');
});

test('without cars nothing is typical', () => {
  const none = { total: 0, makes: [] };
  expect(typicalMake(none, none, names)).toBeNull();
});
