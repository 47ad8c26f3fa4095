import { z } from 'zod';
import { catalogueProviderNames } from '../../values/catalogue.ts';
import { asOf, named } from '../../values/counted.ts';
import { textForms } from '../../values/text-forms.ts';
import { defineCall } from '../call.ts';
import { versionDetail, versionFacts } from '../pages/new-cars.ts';

const whole = z.number().int();
const slug = z.string().min(1).max(160);
const provider = z.enum(catalogueProviderNames).describe('Whose catalogue it is.');

export const versionList = z
  .object({ provider, make: named, model: named, year: whole.nullable(), versions: z.array(versionFacts) })
  .meta({ id: 'VersionList' });

export const valuation = z
  .object({
    marketValueEur: whole.describe('What such cars are offered for today.'),
    bandLowEur: whole,
    bandHighEur: whole.describe('Four of five such cars are offered within the band.'),
    comparedCars: whole.describe('How many cars of the market it rests on.'),
  })
  .meta({ id: 'Valuation' });

export const valuedVersion = z
  .object({
    provider,
    make: named,
    model: named,
    version: versionDetail,
    ageMonths: whole,
    mileageKm: whole,
    valuation: valuation.nullable().describe('Null where too few cars tell.'),
    asOf,
  })
  .meta({ id: 'ValuedVersion' });
export type ValuedVersion = z.output<typeof valuedVersion>;

export const valuationQuery = z.object({
  make: slug,
  model: slug,
  version: slug,
  firstRegistration: z.string().regex(textForms.month).describe('As 2022-04.'),
  mileageKm: z.coerce.number<number>().int().min(0).max(1_000_000),
});
export type ValuationQuery = z.output<typeof valuationQuery>;

export const valuationCalls = {
  eurotaxListing: defineCall({
    method: 'GET',
    path: '/eurotax-listing',
    summary: 'Versions of a model by the catalogue, those seen most often first',
    query: z.object({
      make: slug,
      model: slug,
      year: z.coerce.number<number>().int().min(1886).max(2100).optional().describe('Only those built in this year.'),
    }),
    response: versionList,
  }),
  eurotaxListingDetails: defineCall({
    method: 'GET',
    path: '/eurotax-listing/details',
    summary: 'A version by the catalogue, and what such a car is worth at an age and mileage',
    query: valuationQuery,
    response: valuedVersion,
  }),
};
