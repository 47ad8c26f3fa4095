import { z } from 'zod';
import { costInputs, costParts, notCalculableReasons } from '../../values/cost.ts';
import { asOf } from '../../values/counted.ts';
import { taxedDrives } from '../../values/financing.ts';
import { idOrSlug } from '../../values/identifiers.ts';
import { textForms } from '../../values/text-forms.ts';
import { defineCall } from '../call.ts';

const whole = z.number().int();
const eur = z.number().min(0);
const yearMonth = z.string().regex(textForms.month);
const part = z.enum(costParts);
/** A number as text in the query. */
const number = () => z.coerce.number<number>();

export const costSource = z
  .object({
    name: z.string().describe('Who says so; in German, as published.'),
    url: z.string().nullable(),
    asOf: z.iso.date().describe('The day the figure was published or looked up.'),
    assumption: z.boolean().describe('Our own assumption, not a published figure.'),
  })
  .meta({ id: 'CostSource' });
export type CostSource = z.output<typeof costSource>;

export const notCalculable = z
  .object({
    notCalculable: z.enum(notCalculableReasons),
    missing: z.array(z.enum(costInputs)).describe('What would have to be known.'),
  })
  .meta({ id: 'NotCalculable' });
export type NotCalculable = z.output<typeof notCalculable>;

export const costStep = z
  .object({
    of: z.enum(['power', 'co2', 'weight', 'fuel', 'electricity', 'distance', 'inspection', 'value']),
    quantity: z.number(),
    unit: z.enum(['kw', 'g-per-km', 'kg', 'l-per-month', 'kwh-per-month', 'km-per-month', 'per-month']),
    eurPerUnit: z.number(),
  })
  .meta({ id: 'CostStep' });
export type CostStep = z.output<typeof costStep>;

export const costAmount = z
  .object({
    eurPerMonth: eur.describe('The amount, or the lower end of a band.'),
    upToEurPerMonth: eur.nullable().describe('The upper end of a band; null where the amount is one.'),
    estimate: z.boolean().describe('Shown as “ohne Gewähr”: what is paid depends on more than the car.'),
    steps: z.array(costStep).describe('How the amount, or a band’s lower end, comes about.'),
    sources: z.array(costSource).min(1),
  })
  .meta({ id: 'CostAmount' });
export type CostAmount = z.output<typeof costAmount>;

export const costPart = z.union([costAmount, notCalculable]);
export type CostPart = z.output<typeof costPart>;

export const inspectionDue = z
  .object({
    month: yearMonth.describe('The month punched into the plaque.'),
    earliestMonth: yearMonth,
    latestMonth: yearMonth,
    basis: z.enum(['listing', 'first-registration']),
    source: costSource,
  })
  .meta({ id: 'InspectionDue' });
export type InspectionDue = z.output<typeof inspectionDue>;

export const costTotal = z
  .object({
    eurPerMonth: eur,
    upToEurPerMonth: eur.nullable().describe('Null where the sum is one amount, or a minimum.'),
    atLeast: z.boolean().describe('A part could not be calculated: the sum is a minimum (“mindestens”).'),
    includes: z.array(part).min(1),
    without: z.array(part).describe('Parts that could not be calculated.'),
  })
  .meta({ id: 'CostTotal' });
export type CostTotal = z.output<typeof costTotal>;

export const listingCosts = z
  .object({
    listing: z.object({ id: whole, dealershipId: whole }),
    kmPerYear: whole,
    years: whole,
    parts: z.object({
      depreciation: costPart,
      energy: costPart,
      insuranceTax: costPart,
      insurance: costPart,
      service: costPart,
    }),
    total: costTotal.nullable().describe('Null when no part could be calculated.'),
    inspection: z.union([inspectionDue, notCalculable]).describe('§57a, the “Pickerl”.'),
    asOf,
  })
  .meta({ id: 'ListingCosts' });
export type ListingCosts = z.output<typeof listingCosts>;

export const listingCostsQuery = z.object({
  kmPerYear: number().int().min(1_000).max(100_000).default(12_000),
  years: number().int().min(1).max(10).default(4).describe('How long the car is kept.'),
  fuelEurPerL: number().min(0.3).max(5).optional().describe('Instead of our figure.'),
  electricityEurPerKwh: number().min(0.05).max(2).optional().describe('Instead of our figure.'),
});
export type ListingCostsQuery = z.output<typeof listingCostsQuery>;

export const novaQuery = z.object({
  baseEur: number().min(1).max(5_000_000).describe('Price or common value without VAT and NoVA.'),
  drive: z.enum(['combustion', 'emission-free']).default('combustion').describe('Hybrids count as combustion.'),
  // From 1: an empty value must not read as a car without emissions.
  co2GPerKm: number().int().min(1).max(1_000).optional().describe('WLTP, combined; weighted for plug-in hybrids.'),
  firstRegistration: z.iso.date().optional().describe('In the EU, of a used import; missing for a new car.'),
  newPriceEur: number()
    .min(1)
    .max(5_000_000)
    .optional()
    .describe('What a used import cost when new, like `baseEur`: its malus falls with its value.'),
});
export type NovaQuery = z.output<typeof novaQuery>;

export const novaTax = z
  .object({
    taxEur: eur.describe('What is due.'),
    baseEur: eur,
    ratePercent: whole,
    uncappedPercent: z.number().describe('(CO₂ − deduction) ÷ 5, before rounding and cap.'),
    capPercent: whole,
    co2DeductionG: whole,
    percentageEur: eur.describe('Base × rate.'),
    malus: z.object({
      fromG: whole,
      grams: whole.describe('Above the limit.'),
      eurPerGram: whole,
      share: z.number().min(0).max(1).describe('1 for a new car; value ÷ price when new for a used import.'),
      eur,
    }),
    deduction: z.object({ fullEur: eur, eighths: whole.min(0).max(8).describe('That are left of it.'), eur }),
    exempt: z.boolean().describe('A car without emissions pays none.'),
    lawFrom: z.iso.date().describe('Since when the law applied holds.'),
    source: costSource,
  })
  .meta({ id: 'NovaTax' });
export type NovaTax = z.output<typeof novaTax>;

export const insuranceTaxQuery = z.object({
  drive: z.enum(taxedDrives).describe('Plug-in hybrids are hybrids.'),
  firstRegistration: yearMonth.optional(),
  powerKw: number().int().min(1).max(2_000).optional().describe('Of the combustion engine alone.'),
  // From 1: an empty value must not read as a car without emissions.
  co2GPerKm: number().int().min(1).max(1_000).optional().describe('WLTP, combined.'),
  continuousPowerKw: number().int().min(1).max(2_000).optional().describe('Of an electric car, over half an hour.'),
  kerbWeightKg: number().int().min(200).max(10_000).optional(),
});
export type InsuranceTaxQuery = z.output<typeof insuranceTaxQuery>;

export const insuranceTax = costAmount
  .extend({ eurPerYear: eur.describe('For payment once a year.') })
  .meta({ id: 'InsuranceTax' });
export type InsuranceTax = z.output<typeof insuranceTax>;

export const costCalls = {
  listingCosts: defineCall({
    method: 'GET',
    path: '/listing/:id/costs',
    summary: 'What a car costs a month, part by part; what is unknown is said, never guessed',
    params: z.object({ id: idOrSlug }),
    query: listingCostsQuery,
    response: listingCosts,
  }),
  nova: defineCall({
    method: 'GET',
    path: '/costs/nova',
    summary: 'Registration tax (NoVA) of a new car or a used import, with every step',
    query: novaQuery,
    response: z.union([novaTax, notCalculable]),
  }),
  insuranceTax: defineCall({
    method: 'GET',
    path: '/costs/insurance-tax',
    summary: 'Engine-related insurance tax of a car, with every step, or what it lacks',
    query: insuranceTaxQuery,
    response: z.union([insuranceTax, notCalculable]),
  }),
};
