import { z } from 'zod';
import { named } from '../../values/counted.ts';
import { cityReference, language } from '../../values/identifiers.ts';
import { defineCall } from '../call.ts';
import { countedArea, regionalOffers } from './regional-offers.ts';
import { districtKinds } from './regions.ts';

const whole = z.number().int();
const segment = z.string().min(1).max(160);
const offers = regionalOffers.nullable().describe('Null while the search engine is down.');

const typicalMake = named
  .extend({ share: z.number(), shareInAustria: z.number() })
  .describe('The make whose share of the cars lies highest above its share in the whole country.');

/** A federal state in figures. */
export const regionInFigures = countedArea
  .extend({
    districts: z.array(countedArea).describe('All that can be chosen, by name.'),
    figures: z
      .object({
        dealerships: whole.describe('Dealerships with cars here.'),
        medianPriceEur: whole.nullable().describe('Of the prices with NoVA; null without any.'),
        electric: whole,
        typicalMake: typicalMake.nullable().describe('Null without cars.'),
      })
      .nullable()
      .describe('Null while the search engine is down.'),
  })
  .meta({ id: 'RegionInFigures' });
export type RegionInFigures = z.output<typeof regionInFigures>;

export const countryPage = z
  .object({ total: whole.nullable(), regions: z.array(regionInFigures).describe('All nine, by name.') })
  .meta({ id: 'CountryPage' });
export type CountryPage = z.output<typeof countryPage>;

export const regionPage = z
  .object({
    region: named,
    make: named.nullable(),
    districts: z.array(countedArea).describe('All that can be chosen, by name.'),
    offers,
  })
  .meta({ id: 'RegionPage' });
export type RegionPage = z.output<typeof regionPage>;

export const districtPage = z
  .object({
    region: named,
    district: named.extend({ kind: z.enum(districtKinds), plateCode: z.string().nullable() }),
    make: named.nullable(),
    neighbours: z.array(countedArea.extend({ region: named })).describe('Districts with a common border, by name.'),
    places: z
      .array(named.extend({ postcode: z.string() }))
      .describe('Places with a postcode of their own, the largest first.'),
    offers,
  })
  .meta({ id: 'DistrictPage' });
export type DistrictPage = z.output<typeof districtPage>;

export const placePage = z
  .object({
    place: named.extend({ postcode: z.string(), latitude: z.number(), longitude: z.number() }),
    region: named,
    district: named,
    radiusKm: whole,
    offers,
  })
  .meta({ id: 'PlacePage' });
export type PlacePage = z.output<typeof placePage>;

const inLanguage = z.object({ language });
const ofMake = inLanguage.extend({ make: segment.optional().describe('Only cars of this make.') });
const byRegion = z.object({ region: segment });

export const regionalCalls = {
  countryPage: defineCall({
    method: 'GET',
    path: '/data/region',
    summary: 'The federal states in figures, with their districts',
    query: inLanguage,
    response: countryPage,
  }),
  regionPage: defineCall({
    method: 'GET',
    path: '/data/region/:region',
    summary: 'What the page of a federal state shows',
    params: byRegion,
    query: ofMake,
    response: regionPage,
  }),
  districtPage: defineCall({
    method: 'GET',
    path: '/data/region/:region/:district',
    summary: 'What the page of a district shows',
    params: byRegion.extend({ district: segment }),
    query: ofMake,
    response: districtPage,
  }),
  placePage: defineCall({
    method: 'GET',
    path: '/data/:city',
    summary: 'Cars around a place',
    params: z.object({ city: cityReference }),
    query: inLanguage,
    response: placePage,
  }),
};
