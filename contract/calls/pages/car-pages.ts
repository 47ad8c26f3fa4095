import { z } from 'zod';
import {
  asOf,
  bodyCount,
  countedName,
  fuelCount,
  named,
  pricedName,
  priceFromEur,
  priceSpread,
  sectionCount,
} from '../../values/counted.ts';
import { sectionKeys } from '../../values/sections.ts';
import { defineCall } from '../call.ts';
import { listingCard } from '../search/search.ts';
import { catalogueVersion, officialFigures } from './new-cars.ts';

const whole = z.number().int();
const slugParam = z.string().min(1).max(160);
const section = z.enum(sectionKeys).optional().describe('Only cars of this section of the site.');

const wholeSpan = z.object({ min: whole, max: whole }).nullable().describe('Null when no car tells it.');
const span = z.object({ min: z.number(), max: z.number() }).nullable().describe('Null when no car tells it.');
const spread = z
  .object({ min: z.number(), median: z.number(), max: z.number() })
  .nullable()
  .describe('Null when no car tells it.');

const offers = {
  category: z.enum(sectionKeys).nullable().describe('The section that was asked for.'),
  total: whole,
  sections: z.array(sectionCount).describe('Cars in every section, whichever was asked for.'),
  bodies: z.array(bodyCount),
  fuels: z.array(fuelCount),
  price: priceSpread,
  newest: z.array(listingCard),
};

export const makePage = z
  .object({
    make: named,
    ...offers,
    models: z.array(pricedName.extend({ official: officialFigures })).describe('Models with cars, most cars first.'),
    asOf,
  })
  .meta({ id: 'MakePage' });
export type MakePage = z.output<typeof makePage>;

export const modelPage = z
  .object({
    make: named,
    model: named,
    ...offers,
    generations: z.array(
      z.object({ name: z.string(), builtFrom: whole.nullable(), builtTo: whole.nullable(), count: whole }),
    ),
    versions: z
      .array(catalogueVersion)
      .describe(
        'Those with cars, most cars first, then those that are still built; of new cars only those with a price and consumption.',
      ),
    siblings: z.array(countedName).describe('Other models of the make with cars, most cars first.'),
    asOf,
  })
  .meta({ id: 'ModelPage' });
export type ModelPage = z.output<typeof modelPage>;

export const electricFeed = z
  .object({
    total: whole,
    dealerships: whole.describe('That have electric cars.'),
    priceFromEur,
    rangeKm: spread,
    batteryKwh: spread,
    newest: z.array(listingCard),
    asOf,
  })
  .meta({ id: 'ElectricFeed' });
export type ElectricFeed = z.output<typeof electricFeed>;

const electricMake = pricedName.extend({ price: priceSpread, rangeKm: wholeSpan, official: officialFigures });
export type ElectricMake = z.output<typeof electricMake>;

const charging = z
  .object({
    acKw: z.number().describe('Alternating current, at most.'),
    dcMinKw: z.number(),
    dcMaxKw: z.number().describe('Direct current, of the strongest variant.'),
    minutesTo80: whole
      .describe('At best, from 10 to 80 percent of its largest battery on offer; a guide value.')
      .nullable(),
  })
  .nullable()
  .describe('Null where it is not known.');

export const electricModel = pricedName
  .extend({
    price: priceSpread,
    rangeKm: wholeSpan,
    winterRangeKm: wholeSpan.describe('On the motorway in winter; guide values.'),
    batteryKwh: span,
    official: officialFigures,
    charging,
  })
  .meta({ id: 'ElectricModel' });
export type ElectricModel = z.output<typeof electricModel>;

export const electricMakePage = z
  .object({
    make: named,
    total: whole,
    price: priceSpread,
    rangeKm: wholeSpan,
    models: z.array(electricModel).describe('Models with electric cars, most cars first.'),
    newest: z.array(listingCard),
    asOf,
  })
  .meta({ id: 'ElectricMakePage' });
export type ElectricMakePage = z.output<typeof electricMakePage>;

export const oneYearMakePage = z
  .object({
    make: named,
    total: whole,
    price: priceSpread,
    models: z.array(
      pricedName.extend({
        price: priceSpread,
        official: officialFigures,
        averageSavingEur: whole
          .min(1)
          .nullable()
          .describe(
            'Against the catalogue’s first price, of the cars with NoVA where it is known; null when it is of none, or when they cost no less.',
          ),
        carsWithKnownSaving: whole,
      }),
    ),
    newest: z.array(listingCard),
    asOf,
  })
  .meta({ id: 'OneYearMakePage' });
export type OneYearMakePage = z.output<typeof oneYearMakePage>;

const newCarMake = pricedName.extend({
  official: officialFigures,
  models: z.array(pricedName).describe('Model lines with new cars, most cars first.'),
});
export type NewCarMake = z.output<typeof newCarMake>;

const byMake = z.object({ make: slugParam });
const inSection = z.object({ category: section });

export const carPageCalls = {
  newCarMakes: defineCall({
    method: 'GET',
    path: '/data/new-car-makes',
    summary: 'Makes that have new cars, with number, lowest price, consumption and their model lines',
    response: z.array(newCarMake),
  }),
  makePage: defineCall({
    method: 'GET',
    path: '/data/make/:make',
    summary: 'What the page of a make shows',
    params: byMake,
    query: inSection,
    response: makePage,
  }),
  modelPage: defineCall({
    method: 'GET',
    path: '/data/make/:make/:model',
    summary: 'What the page of a model shows',
    params: byMake.extend({ model: slugParam }),
    query: inSection,
    response: modelPage,
  }),
  electricFeed: defineCall({
    method: 'GET',
    path: '/data/electric-feed',
    summary: 'Newest electric cars, and how far they go',
    response: electricFeed,
  }),
  electricMakes: defineCall({
    method: 'GET',
    path: '/data/electric-makes',
    summary: 'Makes that have electric cars, with number, prices and ranges',
    response: z.array(electricMake),
  }),
  electricMakeDetails: defineCall({
    method: 'GET',
    path: '/data/electric/makes/:make/details',
    summary: 'Electric models of a make, with prices, ranges and batteries',
    params: byMake,
    response: electricMakePage,
  }),
  oneYearMakeDetails: defineCall({
    method: 'GET',
    path: '/data/one-year-car/makes/:make/details',
    summary: 'One-year models of a make, with prices and what they save against a new one',
    params: byMake,
    response: oneYearMakePage,
  }),
};
