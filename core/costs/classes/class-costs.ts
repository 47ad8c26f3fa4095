import type { CostPart } from '@kardan/contract/calls/listings/costs';
import type { CostPartKey } from '@kardan/contract/values/cost';
import type { Body, Fuel } from '@kardan/contract/values/vehicle';
import { isCalculated } from '../cost-amounts.ts';
import { type OwnedCar, unknownCar } from '../owned-car.ts';
import { depreciation } from '../running/depreciation-rules.ts';
import { energyCost } from '../running/energy-rules.ts';
import { serviceCost } from '../running/service-rules.ts';
import { insuranceTax } from '../taxes/insurance-tax-rules.ts';
import type { ClassMedians } from './class-store.ts';

/** Insurance is not among them: it hangs on the driver, and would be the same for every class. */
const partsOfClasses = ['depreciation', 'energy', 'insuranceTax', 'service'] as const satisfies CostPartKey[];
export type ClassCostPart = (typeof partsOfClasses)[number];

export interface ClassCosts {
  body: Body;
  fuel: Fuel;
  /** How many listings it was found in. */
  cars: number;
  /** In cents. */
  perKm: Record<ClassCostPart, number>;
}

/** The middle car of the age at which most are bought, kept for some years and driven as far as most. */
export const classAssumptions = { ageYears: 3, years: 3, kmPerYear: 15_000 };

/** Fewer cars of either age tell nothing of their class. */
export const leastCarsOfClass = 12;

/** What a kilometre costs with the middle car of a class; null where a part of it is not known. */
export function classCosts(medians: ClassMedians, firstRegistration: string, today: string): ClassCosts | null {
  const { body, fuel, cars, laterCars, laterPriceEur, ...middle } = medians;
  const { years, kmPerYear } = classAssumptions;
  const car: OwnedCar = {
    ...unknownCar,
    ...middle,
    body,
    fuel,
    firstRegistration,
    consumptionNorm: 'wltp',
  };
  const parts: Record<ClassCostPart, CostPart> = {
    depreciation: depreciation(car.priceEur, laterPriceEur, years, today),
    energy: energyCost(car, { kmPerYear }, today),
    insuranceTax: insuranceTax(car, today),
    service: serviceCost(car, kmPerYear, years, today),
  };
  const perKm = partsOfClasses.flatMap((key) => {
    const part = parts[key];
    return isCalculated(part) ? [[key, (part.eurPerMonth * 12 * 100) / kmPerYear] as const] : [];
  });
  if (perKm.length < partsOfClasses.length) return null;
  return { body, fuel, cars: cars + laterCars, perKm: Object.fromEntries(perKm) as ClassCosts['perKm'] };
}
