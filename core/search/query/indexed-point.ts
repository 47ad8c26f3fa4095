import type { Coordinates } from '../../kernel/distance.ts';

const steps = 2 ** 32;

/**
 * The point that the engine keeps of coordinates: it stores them in steps of about a centimetre. Whoever measures from
 * this point gets the same distance in both directions, from a place to cars as from a car to places.
 */
export function indexedPoint({ latitude, longitude }: Coordinates): Coordinates {
  return { latitude: stepBelow(latitude, 180), longitude: stepBelow(longitude, 360) };
}

function stepBelow(degrees: number, span: number): number {
  const step = span / steps;
  return Math.floor(degrees / step) * step;
}
