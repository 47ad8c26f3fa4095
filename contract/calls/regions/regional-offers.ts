import { z } from 'zod';
import {
  asOf,
  bodyCount,
  countedName,
  fuelCount,
  pricedName,
  priceSpread,
  sectionCount,
} from '../../values/counted.ts';
import { listingCard } from '../search/search.ts';

const whole = z.number().int();

/** How many cars cost so much: both ends belong to the band, so that a search with them finds as many. */
export const priceBand = z
  .object({ fromEur: whole, toEur: whole.nullable().describe('Null for all that is dearer.'), count: whole })
  .meta({ id: 'PriceBand' });
export type PriceBand = z.output<typeof priceBand>;

/** Where there are more cars than in the area itself, counted: what a page without cars leads to. */
const wider = z.object({
  allMakes: whole.nullable().describe('Cars of every make in the area; null unless a make was asked for.'),
  around: z
    .object({ postcode: z.string(), place: z.string(), radiusKm: whole, count: whole })
    .nullable()
    .describe('Around the largest place of a district; null for other areas.'),
  region: whole.nullable().describe('In the whole federal state; null unless the area is a part of one.'),
  austria: whole,
});

/** What is on offer in an area, of one make or of all. */
export const regionalOffers = z
  .object({
    total: whole,
    dealerships: whole.describe('Dealerships with cars here.'),
    sections: z.array(sectionCount),
    makes: z.array(countedName).describe('Most cars first.'),
    models: z.array(pricedName).describe('Of the make that was asked for, most cars first; else empty.'),
    bodies: z.array(bodyCount),
    fuels: z.array(fuelCount),
    priceBands: z.array(priceBand).describe('Every bar of the price histogram, those without cars too.'),
    price: priceSpread,
    newest: z.array(listingCard).describe('With pictures if any car has some, of as many dealerships as possible.'),
    bestRated: z
      .array(listingCard)
      .describe('The newest of those with a very good price, of as many dealerships as possible.'),
    wider,
    asOf,
  })
  .meta({ id: 'RegionalOffers' });
export type RegionalOffers = z.output<typeof regionalOffers>;

/** An area with its cars; null while the search engine is down. */
export const countedArea = countedName.extend({ count: whole.nullable() });
export type CountedArea = z.output<typeof countedArea>;
