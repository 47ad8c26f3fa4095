import type { Random } from './random.ts';

export type Draw<T> = (random: Random) => T;

/** Draws values in proportion to their weights. */
export function weighted<T>(choices: readonly (readonly [T, number])[]): Draw<T> {
  const ends = new Float64Array(choices.length);
  let total = 0;
  choices.forEach(([, weight], i) => {
    total += weight;
    ends[i] = total;
  });
  if (!(total > 0)) throw new Error('a weighted draw needs a positive weight');
  return (random) => choices[firstAbove(ends, random() * total)]?.[0] as T;
}

/** Ranks 0 … count-1, rank r drawn in proportion to 1 / (r + 1)^exponent: a few are asked often, most hardly ever. */
export function zipf(count: number, exponent: number): Draw<number> {
  return weighted(Array.from({ length: count }, (_, rank) => [rank, (rank + 1) ** -exponent] as const));
}

function firstAbove(ends: Float64Array, position: number): number {
  let low = 0;
  let high = ends.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ends[middle] as number) > position) high = middle;
    else low = middle + 1;
  }
  return low;
}
