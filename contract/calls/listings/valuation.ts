import { z } from 'zod';
import { catalogueProviderNames } from '../../values/catalogue.ts';
import { asOf, named } from '../../values/counted.ts';
import { equipmentKeys } from '../../values/equipment.ts';
import { textForms } from '../../values/text-forms.ts';
import { defineCall } from '../call.ts';
import { versionDetail, versionFacts } from '../pages/new-cars.ts';
import { someEditableFields } from '../stock/editable-fields.ts';

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

/** What a form may propose of a car whose version is known; somebody confirms it. */
export const versionProposals = z
  .object({
    provider,
    source: z
      .enum(['catalogue', 'offers'])
      .describe('Who says that it is this one: the catalogue, or cars that were offered with the same national code.'),
    make: named,
    model: named,
    version: versionDetail.nullable(),
    fields: someEditableFields.describe('What does not differ between two cars of the version.'),
    equipment: z
      .array(z.object({ key: z.enum(equipmentKeys), sharePercent: whole }))
      .describe('What at least four of five cars of the version on offer have, most common first.'),
    equipmentOfCars: whole.describe('How many cars that rests on; 0 where too few tell.'),
  })
  .meta({ id: 'VersionProposals' });
export type VersionProposals = z.output<typeof versionProposals>;

export const valuationCalls = {
  versionByCode: defineCall({
    method: 'GET',
    path: '/eurotax-listing/by-code',
    summary: 'The version that an Austrian national code names, with what a form may propose of it',
    query: z.strictObject({ nationalCode: z.string().regex(/^\d{6}$/) }),
    response: versionProposals,
  }),
  versionProposals: defineCall({
    method: 'GET',
    path: '/eurotax-listing/proposals',
    summary: 'What a form may propose of a car of a version',
    query: z.strictObject({ make: slug, model: slug, version: slug }),
    response: versionProposals,
  }),
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
