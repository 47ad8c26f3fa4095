import type { Random } from '../requests/random.ts';

/** Arrivals of many independent visitors: a Poisson process with this rate, as long as the time lasts. */
export function poissonArrivals(random: Random, perSecond: number, seconds: number): Float64Array {
  const arrivals: number[] = [];
  const endMs = seconds * 1_000;
  for (let at = gapMs(random, perSecond); at < endMs; at += gapMs(random, perSecond)) arrivals.push(at);
  return Float64Array.from(arrivals);
}

function gapMs(random: Random, perSecond: number): number {
  return (-Math.log(1 - random()) / perSecond) * 1_000;
}
