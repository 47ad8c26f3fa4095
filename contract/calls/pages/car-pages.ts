import { z } from 'zod';
import {
  asOf,
  bodyCount,
  countedName,
  fuelCount,
  named,
  pricedName,
  priceSpread,
  sectionCount,
} from '../../values/counted.ts';
import { sectionKeys } from '../../values/sections.ts';
import { bodies, drives, fuels, gearboxes } from '../../values/vehicle.ts';
import { defineCall } from '../call.ts';
import { listingCard } from '../search/search.ts';

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
  .object({ make: named, ...offers, models: z.array(pricedName).describe('Models with cars, most cars first.'), asOf })
  .meta({ id: 'MakePage' });
export type MakePage = z.output<typeof makePage>;

export const catalogueVersion = z
  .object({
    id: whole,
    slug: z.string(),
    name: z.string(),
    generation: z.string().nullable(),
    body: z.enum(bodies),
    fuel: z.enum(fuels),
    gearbox: z.enum(gearboxes),
    drive: z.enum(drives).nullable(),
    powerKw: whole,
    powerPs: whole,
    newPriceEur: whole.nullable().describe('First price by the catalogue.'),
    builtFrom: whole.nullable(),
    builtTo: whole.nullable().describe('Null while it is built.'),
    count: whole.describe('Cars on offer that are known to be of this version.'),
    priceFromEur: whole.nullable(),
  })
  .meta({ id: 'CatalogueVersion' });
export type CatalogueVersion = z.output<typeof catalogueVersion>;

export const modelPage = z
  .object({
    make: named,
    model: named,
    ...offers,
    generations: z.array(
      z.object({ name: z.string(), builtFrom: whole.nullable(), builtTo: whole.nullable(), count: whole }),
    ),
    versions: z.array(catalogueVersion).describe('Those with cars, most cars first, then those that are still built.'),
    siblings: z.array(countedName).describe('Other models of the make with cars, most cars first.'),
    asOf,
  })
  .meta({ id: 'ModelPage' });
export type ModelPage = z.output<typeof modelPage>;

export const electricFeed = z
  .object({
    total: whole,
    priceFromEur: whole.nullable(),
    rangeKm: spread,
    batteryKwh: spread,
    newest: z.array(listingCard),
    asOf,
  })
  .meta({ id: 'ElectricFeed' });

const electricMake = pricedName.extend({ longestRangeKm: whole.nullable() });

export const electricMakePage = z
  .object({
    make: named,
    total: whole,
    models: z.array(pricedName.extend({ rangeKm: wholeSpan, batteryKwh: span })),
    asOf,
  })
  .meta({ id: 'ElectricMakePage' });

export const oneYearMakePage = z
  .object({
    make: named,
    total: whole,
    models: z.array(
      pricedName.extend({
        averageSavingEur: whole
          .nullable()
          .describe(
            'Against the catalogue’s first price, of the cars where it is known; null when it is of none, or when they cost no less.',
          ),
        carsWithKnownSaving: whole,
      }),
    ),
    asOf,
  })
  .meta({ id: 'OneYearMakePage' });

const byMake = z.object({ make: slugParam });
const inSection = z.object({ category: section });

export const carPageCalls = {
  newCarMakes: defineCall({
    method: 'GET',
    path: '/data/new-car-makes',
    summary: 'Makes that have new cars, with their number and lowest price',
    response: z.array(pricedName),
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
    summary: 'Makes that have electric cars, with number, lowest price and longest range',
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
