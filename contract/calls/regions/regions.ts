import { z } from 'zod';
import { cityReference, idOrSlug, language, slug } from '../../values/identifiers.ts';
import { storedText } from '../../values/stored-text.ts';
import { textForms } from '../../values/text-forms.ts';
import { defineCall } from '../call.ts';

export const region = z
  .object({
    id: z.number().int(),
    slug: z.string(),
    isoCode: z.string(),
    name: z.string(),
    capital: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    population: z.number().int(),
  })
  .meta({ id: 'Region' });
export type Region = z.output<typeof region>;

export const districtKinds = ['statutory-city', 'district', 'vienna', 'vienna-district'] as const;

export const district = z
  .object({
    id: z.number().int(),
    slug: z.string(),
    name: z.string(),
    kind: z.enum(districtKinds),
    regionId: z.number().int(),
    parentId: z.number().int().nullable().describe('Vienna, for its 23 districts.'),
    plateCode: z.string().nullable(),
    latitude: z.number(),
    longitude: z.number(),
    population: z.number().int(),
    selectable: z.boolean().describe('False for Vienna as a whole: its districts are chosen instead.'),
  })
  .meta({ id: 'District' });
export type District = z.output<typeof district>;

/** Austria's extreme points, rounded outwards by a few hundred metres. */
export const austria = { south: 46.37, north: 49.03, west: 9.53, east: 17.17 } as const;

/** What an operator enters of a city. */
export const cityInput = z
  .strictObject({
    postcode: z.string().regex(textForms.postcode),
    name: storedText(z.string().trim().min(1).max(120)),
    slug: slug.optional().describe('Made of name and postcode unless given; a change without it keeps the slug.'),
    districtId: z.number().int(),
    municipalityCode: z.number().int().min(10_000).max(99_999).nullable().default(null),
    latitude: z.number().min(austria.south).max(austria.north),
    longitude: z.number().min(austria.west).max(austria.east),
    population: z.number().int().min(1).max(10_000_000).nullable().default(null),
  })
  .meta({ id: 'CityData' });
export type CityInput = z.output<typeof cityInput>;

export const city = z
  .object({
    id: z.number().int(),
    slug: z.string(),
    postcode: z.string(),
    name: z.string(),
    districtId: z.number().int(),
    municipalityCode: z.number().int().nullable(),
    latitude: z.number(),
    longitude: z.number(),
    population: z.number().int().nullable(),
    revision: z.number().int().describe('What `If-Match` takes.'),
  })
  .meta({ id: 'City' });
export type City = z.output<typeof city>;

const byId = z.object({ id: idOrSlug });
const inLanguage = z.object({ language });

export const regionCalls = {
  regions: defineCall({
    method: 'GET',
    path: '/region',
    summary: 'The nine federal states',
    query: inLanguage,
    response: z.array(region),
  }),
  region: defineCall({
    method: 'GET',
    path: '/region/:id',
    summary: 'One federal state',
    params: byId,
    query: inLanguage,
    response: region,
  }),
  districtsOfRegion: defineCall({
    method: 'GET',
    path: '/region/:id/districts',
    summary: 'Districts of a federal state',
    params: byId,
    response: z.array(district),
  }),
  citiesOfRegion: defineCall({
    method: 'GET',
    path: '/region/:id/cities',
    summary: 'Cities of a federal state',
    params: byId,
    response: z.array(city),
  }),
};

export const cityCalls = {
  city: defineCall({
    method: 'GET',
    path: '/city/:id',
    summary: 'One city',
    params: z.object({ id: cityReference }),
    response: city,
  }),
  createCity: defineCall({
    method: 'POST',
    path: '/city',
    summary: 'Adds a city',
    body: cityInput,
    response: city,
    secure: true,
  }),
  updateCity: defineCall({
    method: 'PUT',
    path: '/city/:id',
    summary: 'Replaces a city’s data; its old slug goes on leading to it',
    params: byId,
    body: cityInput,
    response: city,
    secure: true,
    revised: true,
  }),
  deleteCity: defineCall({
    method: 'DELETE',
    path: '/city/:id',
    summary: 'Removes a city that no address refers to',
    params: byId,
    response: z.void(),
    secure: true,
  }),
};
