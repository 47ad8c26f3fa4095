import type { CostPart } from '@kardan/contract/calls/listings/costs';
import { amountOf, notCalculable } from '../cost-amounts.ts';
import { monthsBetween, type OwnedCar, registeredOn } from '../owned-car.ts';
import { inspectionPrice } from './inspection-figures.ts';
import { inspectionsWithin } from './inspection-rules.ts';
import { serviceRates } from './service-figures.ts';

/** Service, wear and inspections a month while the car is kept: a flat rate, no forecast of repairs. */
export function serviceCost(car: OwnedCar, kmPerYear: number, years: number, today: string): CostPart {
  if (car.category === 'old-timer') return notCalculable('not-covered');
  const firstDay = registeredOn(car, today);
  const inspections = inspectionsWithin(car, years, today);
  if (firstDay === null || inspections === undefined) return notCalculable('input-missing', ['firstRegistration']);
  const ageYears = monthsBetween(firstDay, today) / 12;
  const { byPower, byAge, electricFactor, sources } = serviceRates;
  const rate = byPower.find(({ toKw }) => car.powerKw <= toKw)?.eurPerKm ?? 0;
  const factor = byAge.find(({ toYears }) => ageYears < toYears)?.factor ?? 1;
  const eurPerKm = rate * factor * (car.fuel === 'electric' ? electricFactor : 1);
  return amountOf(
    [
      { of: 'distance', quantity: kmPerYear / 12, unit: 'km-per-month', eurPerUnit: eurPerKm },
      { of: 'inspection', quantity: inspections / (years * 12), unit: 'per-month', eurPerUnit: inspectionPrice.eur },
    ],
    [...sources, inspectionPrice.source],
    true,
  );
}
