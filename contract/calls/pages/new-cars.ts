import { z } from 'zod';
import { asOf, named, priceFromEur, priceSpread } from '../../values/counted.ts';
import { equipmentKeys } from '../../values/equipment.ts';
import { bodies, consumptionNorms, drives, fuels, gearboxes } from '../../values/vehicle.ts';
import { defineCall } from '../call.ts';
import { costPart, costSource, notCalculable, novaTax } from '../listings/costs.ts';
import { listingCard } from '../search/search.ts';

const whole = z.number().int();
const slugParam = z.string().min(1).max(160);
const span = z.object({ min: z.number(), max: z.number() }).nullable();

export const officialFigures = z
  .object({ consumptionL: span, consumptionKwh: span, co2GPerKm: span })
  .describe(
    'Combined consumption and CO₂ by WLTP: of the catalogue, or from the lowest to the highest of the cars on offer.',
  )
  .meta({ id: 'OfficialFigures' });
export type OfficialFigures = z.output<typeof officialFigures>;

export const versionFacts = z
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
  })
  .meta({ id: 'VersionFacts' });
export type VersionFacts = z.output<typeof versionFacts>;

export const catalogueVersion = versionFacts
  .extend({
    official: officialFigures,
    count: whole.describe('Cars on offer that are known to be of this version.'),
    priceFromEur,
  })
  .meta({ id: 'CatalogueVersion' });
export type CatalogueVersion = z.output<typeof catalogueVersion>;

export const versionDetail = versionFacts
  .extend({
    continuousPowerKw: whole.nullable(),
    combustionPowerKw: whole.nullable(),
    displacementCcm: whole.nullable(),
    cylinders: whole.nullable(),
    doors: whole.nullable(),
    seats: whole.nullable(),
    kerbWeightKg: whole.nullable(),
    batteryKwh: z.number().nullable(),
    consumptionL: z.number().nullable(),
    consumptionKwh: z.number().nullable(),
    co2GPerKm: whole.nullable(),
    consumptionNorm: z.enum(consumptionNorms).nullable(),
    rangeKm: whole.nullable(),
    nationalCode: z.string().nullable(),
  })
  .meta({ id: 'VersionDetail' });
export type VersionDetail = z.output<typeof versionDetail>;

export const priceParts = z
  .object({ netEur: z.number(), vatPercent: whole, vatEur: z.number(), nova: novaTax, vatSource: costSource })
  .meta({ id: 'PriceParts' });
export type PriceParts = z.output<typeof priceParts>;

export const versionPage = z
  .object({
    make: named,
    model: named,
    version: versionDetail,
    official: officialFigures,
    price: z
      .object({
        basis: z
          .enum(['catalogue', 'offer'])
          .describe('The catalogue’s first price, or the lowest of the cars on offer with NoVA.'),
        grossEur: whole,
        parts: z.union([priceParts, notCalculable]).describe('What of it is tax.'),
      })
      .nullable(),
    insuranceTax: costPart,
    energy: costPart,
    kmPerYear: whole.describe('That energy is told for.'),
    total: whole.describe('New cars of this version on offer.'),
    dealerships: whole.describe('Dealerships that have new cars of the make.'),
    offers: priceSpread,
    equipment: z
      .array(z.object({ key: z.enum(equipmentKeys), count: whole }))
      .describe('How many of the cars on offer have it, most first.'),
    cars: z.array(listingCard),
    versions: z.array(catalogueVersion).describe('The versions of the model that can be had, this one among them.'),
    asOf,
  })
  .meta({ id: 'VersionPage' });
export type VersionPage = z.output<typeof versionPage>;

export const newCarCalls = {
  versionPage: defineCall({
    method: 'GET',
    path: '/data/make/:make/:model/:version',
    summary: 'What the page of a new car’s version shows: price and taxes, consumption, equipment, cars on offer',
    params: z.object({ make: slugParam, model: slugParam, version: slugParam }),
    response: versionPage,
  }),
};
