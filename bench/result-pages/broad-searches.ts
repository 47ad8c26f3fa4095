import type { Random } from '../requests/random.ts';

/**
 * What people begin with: a highest price and a highest mileage. Either each search is another one, so that nothing kept helps,
 * or in round numbers, low ones more often, as people ask.
 */
export const broadSearches = {
  other: (random: Random) => path(8_000 + upTo(random, 60_000), 20_000 + upTo(random, 180_000)),
  round: (random: Random) => path(5_000 + 1_000 * lowUpTo(random, 45), 20_000 + 10_000 * lowUpTo(random, 18)),
};
export type BroadKind = keyof typeof broadSearches;

export function drawPaths(kind: BroadKind, random: Random, count: number): string[] {
  return Array.from({ length: count }, () => broadSearches[kind](random));
}

function path(priceEur: number, mileageKm: number): string {
  return `/gebrauchtwagen?preis-bis=${priceEur}&km-bis=${mileageKm}`;
}

function upTo(random: Random, limit: number): number {
  return Math.floor(random() * limit);
}

function lowUpTo(random: Random, limit: number): number {
  return Math.floor(random() * random() * limit);
}
