import { expect, test } from 'vitest';
import { daysOnline, type VisibilityFacts, visibilityOf } from './visibility-rules.ts';

const now = new Date('2026-11-15T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

function facts(overrides: Partial<VisibilityFacts>): VisibilityFacts {
  return { state: 'active', publishedAt: daysAgo(90), endedAt: null, dealershipState: 'active', ...overrides };
}

test.each<[string, Partial<VisibilityFacts>, ReturnType<typeof visibilityOf>]>([
  ['an active car', {}, 'shown'],
  ['a reserved car', { state: 'reserved' }, 'shown'],
  ['a car sold 30 days ago', { state: 'sold', endedAt: daysAgo(30) }, 'shown'],
  ['a car sold a minute longer ago', { state: 'sold', endedAt: daysAgo(30.001) }, 'gone'],
  ['an expired car', { state: 'expired', endedAt: daysAgo(1) }, 'gone'],
  ['a withdrawn car', { state: 'withdrawn', endedAt: daysAgo(1) }, 'gone'],
  ['a blocked car', { state: 'blocked', endedAt: daysAgo(1) }, 'gone'],
  ['a car of a suspended dealership', { dealershipState: 'suspended' }, 'gone'],
  ['a draft', { state: 'draft', publishedAt: null }, 'unknown'],
  ['a draft that was withdrawn', { state: 'withdrawn', publishedAt: null, endedAt: daysAgo(1) }, 'unknown'],
  ['a draft that was blocked', { state: 'blocked', publishedAt: null, endedAt: daysAgo(1) }, 'unknown'],
  ['a draft of a suspended dealership', { state: 'draft', publishedAt: null, dealershipState: 'suspended' }, 'unknown'],
])('%s', (_, overrides, expected) => {
  expect(visibilityOf(facts(overrides), now)).toBe(expected);
});

test('days online are those of the calendar in Vienna, and end with the sale', () => {
  expect(daysOnline(new Date('2026-11-14T23:01:00Z'), null, now)).toBe(0);
  expect(daysOnline(new Date('2026-11-14T22:59:00Z'), null, now)).toBe(1);
  expect(daysOnline(daysAgo(12.9), null, now)).toBe(13);
  expect(daysOnline(daysAgo(12), daysAgo(5), now)).toBe(7);
});
