import { z } from 'zod';
import { sectionKeys } from './sections.ts';
import { bodies, fuels } from './vehicle.ts';

/** Shapes that page data is made of: names and values with the number of cars behind them. */
const whole = z.number().int();

export const named = z.object({ id: whole, slug: z.string(), name: z.string() });
export type Named = z.output<typeof named>;

export const countedName = named.extend({ count: whole });
export type CountedName = z.output<typeof countedName>;

export const priceFromEur = whole.nullable().describe('Lowest price of those with NoVA; null without any.');

export const pricedName = countedName.extend({ priceFromEur });
export type PricedName = z.output<typeof pricedName>;

export const sectionCount = z.object({ key: z.enum(sectionKeys), count: whole });
export type SectionCount = z.output<typeof sectionCount>;

export const bodyCount = z.object({ value: z.enum(bodies), count: whole });
export type BodyCount = z.output<typeof bodyCount>;

export const fuelCount = z.object({ value: z.enum(fuels), count: whole });
export type FuelCount = z.output<typeof fuelCount>;

export const priceSpread = z
  .object({ minEur: whole, medianEur: whole.describe('Exact to a thousandth.'), maxEur: whole })
  .nullable()
  .describe('Of the prices with NoVA; null without any.');

export const asOf = z.iso.datetime().describe('When this was counted.');
