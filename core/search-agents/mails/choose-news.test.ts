import type { ListingCard } from '@kardan/contract/calls/search/search';
import type { AgentEvent } from '@kardan/contract/values/search-agent';
import { expect, test } from 'vitest';
import type { StoredCard } from '../../listings/cards/read-listing-cards.ts';
import { chooseNews } from './choose-news.ts';

const now = new Date('2026-11-15T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

function car(id: number, facts: Partial<StoredCard> = {}, reducedFromEur: number | null = null): StoredCard {
  const card = { id, priceEur: 14_000, reducedFromEur } as ListingCard;
  const standing = { state: 'active', blockedReason: null, dealershipState: 'active' } as const;
  return { ...standing, publishedAt: daysAgo(3), endedAt: null, card, ...facts };
}

const sold = { state: 'sold', endedAt: daysAgo(1) } as const;
const told = (listing: StoredCard | undefined, ...events: AgentEvent[]) => {
  const matches = events.map((event) => ({ listingId: 7, event }));
  return chooseNews(matches, new Map(listing ? [[7, listing]] : []), now).map(({ event }) => event);
};

test.each<[string, AgentEvent[], StoredCard | undefined, AgentEvent[]]>([
  ['a new car', ['new-car'], car(7), ['new-car']],
  ['a reserved car', ['new-car'], car(7, { state: 'reserved' }), ['new-car']],
  ['a cheaper car', ['price-drop'], car(7, {}, 15_000), ['price-drop']],
  ['a sold car', ['sold'], car(7, sold), ['sold']],
  ['a new car that has become cheaper', ['new-car', 'price-drop'], car(7, {}, 15_000), ['new-car']],
  ['a new car that was sold meanwhile', ['new-car', 'sold'], car(7, sold), ['sold']],
  ['a new car that was sold, to somebody who does not ask for that', ['new-car'], car(7, sold), []],
  ['a price that has risen again, or is not below that of the last 30 days', ['price-drop'], car(7), []],
  ['a car sold 31 days ago', ['sold'], car(7, { ...sold, endedAt: daysAgo(31) }), []],
  ['a car that was sold and is back', ['sold'], car(7), []],
  ['a withdrawn car', ['new-car'], car(7, { state: 'withdrawn', endedAt: daysAgo(1) }), []],
  ['a blocked car', ['new-car', 'sold'], car(7, { state: 'blocked', endedAt: daysAgo(1) }), []],
  ['a car of a suspended dealership', ['new-car'], car(7, { dealershipState: 'suspended' }), []],
  ['a car that is deleted', ['new-car'], undefined, []],
])('%s matched as %j', (_, events, listing, expected) => {
  expect(told(listing, ...events)).toEqual(expected);
});

test('new cars come first, then drops, then sold ones, each in the order given', () => {
  const stored = new Map([
    [1, car(1, sold)],
    [2, car(2, {}, 20_000)],
    [3, car(3)],
    [4, car(4)],
  ]);
  const matches: { listingId: number; event: AgentEvent }[] = [
    { listingId: 1, event: 'sold' },
    { listingId: 2, event: 'price-drop' },
    { listingId: 4, event: 'new-car' },
    { listingId: 3, event: 'new-car' },
  ];
  expect(chooseNews(matches, stored, now).map(({ card }) => card.id)).toEqual([4, 3, 2, 1]);
});
