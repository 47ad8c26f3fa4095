import { z } from 'zod';
import { chargingPlaceNames, energyKinds, rangeConditions } from '../../values/electric.ts';
import { defineCall } from '../call.ts';
import { costSource } from './costs.ts';

const whole = z.number().int();
const eur = z.number().min(0);
const number = () => z.coerce.number<number>();

export const electricDrivingQuery = z.object({
  rangeKm: number().int().min(0).max(5_000).default(400).describe('Official range (WLTP).'),
  batteryKwh: number().min(0.1).max(1_000).default(60),
  consumptionKwh: number().min(5).max(60).optional().describe('For 100 km; ours for a middle-class car unless told.'),
  homeSharePercent: number().int().min(0).max(100).default(70).describe('How much is charged at home.'),
  kmPerYear: number().int().min(1_000).max(100_000).default(12_000),
});
export type ElectricDrivingQuery = z.output<typeof electricDrivingQuery>;

export const electricDriving = z
  .object({
    rangeKm: whole,
    batteryKwh: z.number(),
    ranges: z
      .array(z.object({ condition: z.enum(rangeConditions), percent: whole, rangeKm: whole }))
      .describe('What is left of the official range; guide values.'),
    charging: z
      .array(z.object({ at: z.enum(chargingPlaceNames), powerKw: z.number(), minutes: whole }))
      .describe('From 10 to 80 percent of the battery, slowest first; guide values.'),
    homeSharePercent: whole,
    per100Km: z
      .array(
        z.object({
          of: z.enum(energyKinds),
          eur,
          quantity: z.number(),
          unit: z.enum(['kwh', 'l']),
          eurPerUnit: z.number(),
        }),
      )
      .describe('Empty where no prices of energy are known for today.'),
    perYear: z
      .object({ kmPerYear: whole, electricEur: eur, savedAgainstPetrolEur: z.number() })
      .nullable()
      .describe('Null without prices.'),
    insuranceTax: z
      .object({ continuousPowerKw: whole, kerbWeightKg: whole, eurPerMonth: eur })
      .nullable()
      .describe('Engine-related insurance tax of such a car.'),
    sources: z.array(costSource).min(1),
  })
  .meta({ id: 'ElectricDriving' });
export type ElectricDriving = z.output<typeof electricDriving>;

export const electricDrivingCalls = {
  electricDriving: defineCall({
    method: 'GET',
    path: '/costs/electric-driving',
    summary: 'Range in winter, time to charge and cost of 100 km, beside petrol and diesel',
    query: electricDrivingQuery,
    response: electricDriving,
  }),
};
