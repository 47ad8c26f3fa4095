import { z } from 'zod';
import { asOf, bodyCount, countedName, sectionCount } from '../../values/counted.ts';
import { language } from '../../values/identifiers.ts';
import { defineCall } from '../call.ts';
import { listingCard } from '../search/search.ts';

const whole = z.number().int();

export const homePage = z
  .object({
    total: whole,
    dealerships: whole,
    sections: z.array(sectionCount),
    popularMakes: z.array(countedName).max(18).describe('Most cars first.'),
    makes: whole.describe('How many makes have cars.'),
    bodies: z.array(bodyCount),
    regions: z.array(countedName),
    newest: z.array(listingCard).describe('With pictures if any car has some, of as many dealerships as possible.'),
    bestRated: z
      .array(listingCard)
      .describe('The newest of those with a very good price, of as many dealerships as possible.'),
    priceDrops: z.object({
      lastDay: whole.describe('Cars whose price went down in the last 24 hours.'),
      latest: z.array(listingCard).describe('The latest of the last seven days.'),
    }),
    asOf,
  })
  .meta({ id: 'HomePage' });
export type HomePage = z.output<typeof homePage>;

export const homePageCalls = {
  homePage: defineCall({
    method: 'GET',
    path: '/data/main',
    summary: 'Everything the home page shows',
    query: z.object({ language }),
    response: homePage,
  }),
};
