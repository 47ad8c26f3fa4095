import { z } from 'zod';
import { equipmentKeys } from '../../values/equipment.ts';
import { idOrSlug } from '../../values/identifiers.ts';
import { priceRatings } from '../../values/price-ratings.ts';
import { bodies, fuels, gearboxes } from '../../values/vehicle.ts';
import { defineCall } from '../call.ts';
import { priceRatingBadge } from './price-rating-badge.ts';

const whole = z.number().int();
const yearMonth = z.string().regex(/^\d{4}-\d{2}$/);

/** The groups that a car is compared with, from narrow to wide. */
export const priceGroupLevels = ['variant', 'model', 'make-body'] as const;
export type PriceGroupLevel = (typeof priceGroupLevels)[number];

/** What a part of the price is explained by; `rest` is what the narrower group differs in. */
export const pricePartKinds = [
  'age',
  'mileage',
  'power',
  'gearbox',
  'fuel',
  'body',
  'drive',
  'condition',
  'equipment',
  'rest',
] as const;

export const pricePart = z
  .object({
    kind: z.enum(pricePartKinds),
    eur: whole.describe('What it adds to the usual car’s price, or takes off.'),
    months: whole.optional().describe('Of age: older than the usual car by so much; negative when younger.'),
    km: whole.optional().describe('Of mileage: more than the usual car by so much; negative when less.'),
    kw: whole.optional().describe('Of power: more than the usual car by so much; negative when less.'),
    items: z
      .array(
        z.object({
          key: z.enum(equipmentKeys),
          has: z.boolean(),
          eur: whole,
          sharePercent: whole.describe('Of the comparables that have it.'),
        }),
      )
      .optional()
      .describe('Of equipment: the items that matter most, those it lacks too.'),
  })
  .meta({ id: 'PricePart' });
export type PricePart = z.output<typeof pricePart>;

/** The car that the group's average makes. */
export const usualCar = z
  .object({ priceEur: whole, ageMonths: whole, mileageKm: whole, powerKw: whole })
  .meta({ id: 'UsualCar' });
export type UsualCar = z.output<typeof usualCar>;

export const comparableCar = z
  .object({
    id: whole,
    slug: z.string(),
    title: z.string(),
    state: z.enum(['active', 'reserved', 'sold']),
    priceEur: whole,
    novaIncluded: z.boolean(),
    mileageKm: whole,
    firstRegistration: yearMonth.nullable(),
    powerKw: whole,
    powerPs: whole,
    body: z.enum(bodies),
    fuel: z.enum(fuels),
    gearbox: z.enum(gearboxes),
    image: z.string().nullable().describe('Content address of its first picture.'),
    similarityPercent: whole.describe('100 for a car that differs in nothing that is compared.'),
    priceRating: priceRatingBadge.nullable(),
  })
  .meta({ id: 'ComparableCar' });
export type ComparableCar = z.output<typeof comparableCar>;

export const priceRating = z
  .object({
    listingId: whole,
    label: z.enum(priceRatings),
    priceEur: whole,
    sampleSize: whole.describe('How many cars the estimate rests on; it is never one of them.'),
    estimate: z
      .object({
        estimateEur: whole,
        bandLowEur: whole.describe('Below it lies a tenth of such cars’ prices.'),
        bandHighEur: whole.describe('Above it lies a tenth of such cars’ prices.'),
        scaleLowEur: whole.describe('Where the drawing begins: hardly a car is cheaper.'),
        scaleHighEur: whole.describe('Where the drawing ends: hardly a car is dearer.'),
        group: z.object({
          level: z.enum(priceGroupLevels),
          make: z.string(),
          model: z.string().nullable().describe('Null when all of the make’s cars with this body are compared.'),
          generation: z.string().nullable(),
          fuel: z.enum(fuels).nullable(),
          body: z.enum(bodies).nullable(),
        }),
        usualCar,
        parts: z.array(pricePart).describe('With the usual car’s price they add up to the estimate.'),
      })
      .nullable()
      .describe('Null when too few cars tell.'),
    comparables: z.array(comparableCar).max(8).describe('The most similar first; sold ones of the last 30 days too.'),
    asOf: z.iso.datetime().nullable().describe('When it was rated; null before the first time.'),
  })
  .meta({ id: 'PriceRating' });
export type PriceRating = z.output<typeof priceRating>;

export const priceRatingCalls = {
  priceRating: defineCall({
    method: 'GET',
    path: '/listing/:id/price-rating',
    summary: 'How a car’s price compares, what it is explained by, and the cars it is compared with',
    params: z.object({ id: idOrSlug }),
    response: priceRating,
  }),
};
