import type { Body, Category, Colour } from '@kardan/contract/values/vehicle';
import type { BodyLook } from '../illustrator/car/body-specs.ts';
import type { PaintName } from '../illustrator/paint.ts';

/** Bodies that were built in the shapes of their time; the others look alike in all years. */
const shapedByTime: readonly Body[] = ['small', 'hatchback', 'sedan', 'estate', 'coupe', 'minivan'];
const lastClassicYear = 1974;

/** How a car is drawn: old-timers in the shape of their years, all others in that of their body. */
export function lookOf(body: Body, category: Category, year: number): BodyLook {
  if (category !== 'old-timer' || !shapedByTime.includes(body)) return body;
  return year <= lastClassicYear ? 'classic' : 'youngtimer';
}

/** Whose cabin a car has: all closed cars of today share theirs, since nobody can tell an estate's from a saloon's. */
export function cabinOf(look: BodyLook): BodyLook | 'closed' {
  return look === 'cabriolet' || look === 'classic' || look === 'youngtimer' ? look : 'closed';
}

/** Paints that a dealer would call by a colour's name. */
export const paintsOfColour: Record<Colour, readonly [PaintName, ...PaintName[]]> = {
  black: ['black'],
  white: ['white', 'pearl'],
  grey: ['grey', 'anthracite', 'slate'],
  silver: ['silver'],
  blue: ['blue', 'navy', 'sky'],
  red: ['red', 'bordeaux'],
  green: ['green', 'sage'],
  brown: ['brown'],
  beige: ['beige'],
  yellow: ['yellow'],
  orange: ['orange'],
  gold: ['gold'],
  violet: ['violet'],
  other: ['turquoise', 'sage', 'bordeaux'],
};
