import { z } from 'zod';
import { asOf, countedName, named } from '../../values/counted.ts';
import { language } from '../../values/identifiers.ts';
import { defineCall } from '../call.ts';

const segment = z.string().min(1).max(160);
const deeper = <T extends z.ZodType>(list: T, level: string) => list.describe(`Only ${level}; empty elsewhere.`);

/** The way from the country to a make in a district: where it stands, and what can be chosen next. */
export const regionNavigation = z
  .object({
    region: named.nullable(),
    district: named.nullable(),
    make: named.nullable(),
    total: z.number().int(),
    regions: deeper(z.array(countedName), 'of the country: all nine, those without cars too'),
    districts: deeper(z.array(countedName), 'in a federal state: all that can be chosen, those without cars too'),
    makes: deeper(z.array(countedName), 'before a make is chosen'),
    models: deeper(z.array(countedName), 'at a make'),
    asOf,
  })
  .meta({ id: 'RegionNavigation' });
export type RegionNavigation = z.output<typeof regionNavigation>;

const query = z.object({ language });
const summary = 'Navigation by region, with counts';
const ofRegion = z.object({ region: segment });
const ofDistrict = ofRegion.extend({ district: segment });
const shape = { query, response: regionNavigation };

export const regionNavigationCalls = {
  regionNavigation: defineCall({ method: 'GET', path: '/region-navigation', summary, ...shape }),
  regionNavigationOfRegion: defineCall({
    method: 'GET',
    path: '/region-navigation/:region',
    summary,
    params: ofRegion,
    ...shape,
  }),
  regionNavigationOfDistrict: defineCall({
    method: 'GET',
    path: '/region-navigation/:region/:district',
    summary,
    params: ofDistrict,
    ...shape,
  }),
  regionNavigationOfDistrictMake: defineCall({
    method: 'GET',
    path: '/region-navigation/:region/:district/:make',
    summary,
    params: ofDistrict.extend({ make: segment }),
    ...shape,
  }),
  regionNavigationOfRegionMake: defineCall({
    method: 'GET',
    path: '/region-navigation/region-make/:region/:make',
    summary: 'A make in a federal state: which districts have it, and which models there are',
    params: ofRegion.extend({ make: segment }),
    ...shape,
  }),
};
