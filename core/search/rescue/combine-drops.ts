import type { FilterKey } from '@kardan/contract/filters';
import { costOfDropping } from './change-cost.ts';

/** What the search is for at all: the last to give way. */
const heart: readonly FilterKey[] = ['category', 'vehicles'];

/** With the dearest filter, since a price too low is the likeliest cause of all, and as many of those missed least. */
const maxPairs = 4;
const maxLeftAlone = 3;

/**
 * Filters to drop together: pairs, half of them, all but one of the dearest, all. Kind of offer, make and model stay until
 * then; the last drops all that may go.
 */
export function combinedDrops(set: readonly FilterKey[]): FilterKey[][] {
  const others = set.filter((key) => !heart.includes(key)).sort((a, b) => costOfDropping(a) - costOfDropping(b));
  const pairs = others
    .flatMap((key, i) => others.slice(i + 1).map((other) => [key, other]))
    .sort((a, b) => costOf(a) - costOf(b));
  const hasDearest = (keys: FilterKey[]) => keys.at(-1) === others.at(-1);
  const likely = pairs.filter(hasDearest).slice(0, maxPairs);
  const missedLeast = pairs.filter((keys) => !hasDearest(keys)).slice(0, maxPairs);
  const half = others.length > 4 ? [others.slice(0, Math.ceil(others.length / 2))] : [];
  const oneLeft = others.slice(-maxLeftAlone).map((left) => others.filter((key) => key !== left));
  const lastToGo = heart.filter((key) => set.includes(key));
  const allBut = lastToGo.map((_, i) => [...others, ...lastToGo.slice(0, i)]);
  const ways = [...likely, ...missedLeast, ...half, ...oneLeft, ...allBut, [...others, ...lastToGo]];
  return [...new Map(ways.filter((keys) => keys.length > 1).map((keys) => [keys.join(), keys])).values()];
}

function costOf(keys: FilterKey[]): number {
  return keys.reduce((sum, key) => sum + costOfDropping(key), 0);
}
