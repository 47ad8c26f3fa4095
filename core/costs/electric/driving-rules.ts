import type { CostAmount, CostSource } from '@kardan/contract/calls/listings/costs';
import type { ElectricDriving, ElectricDrivingQuery } from '@kardan/contract/calls/listings/electric-driving';
import { type ChargingPlace, type RangeCondition, rangeConditions } from '@kardan/contract/values/electric';
import { cents, isCalculated } from '../cost-amounts.ts';
import { unknownCar } from '../owned-car.ts';
import { energyCost } from '../running/energy-rules.ts';
import { insuranceTax } from '../taxes/insurance-tax-rules.ts';
import { chargingPlaces, comparedCars, rangeShares } from './driving-figures.ts';

/** Range in winter, time to charge, and what 100 km cost beside petrol and diesel, each with where its figures are from. */
export function electricDriving(query: ElectricDrivingQuery, today: string): ElectricDriving {
  const { rangeKm, batteryKwh, homeSharePercent } = query;
  const costs = costsOf100Km(query, today);
  const tax = insuranceTax({ ...unknownCar, ...comparedCars, fuel: 'electric' }, today);
  return {
    rangeKm,
    batteryKwh,
    ranges: rangeConditions.map((condition) => ({
      condition,
      percent: Math.round(rangeShares.shares[condition] * 100),
      rangeKm: rangeIn(condition, rangeKm),
    })),
    charging: (Object.keys(chargingPlaces.places) as ChargingPlace[]).map((at) => ({
      at,
      powerKw: chargingPlaces.places[at].powerKw,
      minutes: minutesToCharge(batteryKwh, at),
    })),
    homeSharePercent,
    per100Km: costs?.per100Km ?? [],
    perYear: costs?.perYear ?? null,
    insuranceTax: isCalculated(tax)
      ? {
          continuousPowerKw: comparedCars.continuousPowerKw,
          kerbWeightKg: comparedCars.kerbWeightKg,
          eurPerMonth: tax.eurPerMonth,
        }
      : null,
    sources: distinct([
      rangeShares.source,
      chargingPlaces.source,
      comparedCars.source,
      ...(costs?.sources ?? []),
      ...(isCalculated(tax) ? tax.sources : []),
    ]),
  };
}

/** What is left of an official range. */
export function rangeIn(condition: RangeCondition, rangeKm: number): number {
  return Math.round(rangeKm * rangeShares.shares[condition]);
}

/** From 10 to 80 percent; a car that takes less than the charger gives, or more, is told by its own power. */
export function minutesToCharge(batteryKwh: number, at: ChargingPlace, carKw?: number): number {
  const { powerKw, arrives } = chargingPlaces.places[at];
  return Math.round((60 * batteryKwh * chargingPlaces.chargedShare) / ((carKw ?? powerKw) * arrives));
}

/** A hundred kilometres a month, so that a month's energy is what they cost. */
const hundredKm = { kmPerYear: 1_200 };

function costsOf100Km({ consumptionKwh, homeSharePercent, kmPerYear }: ElectricDrivingQuery, today: string) {
  const kwh = consumptionKwh ?? comparedCars.electricKwh;
  const electric = energyCost({ ...unknownCar, fuel: 'electric', consumptionKwh: kwh }, hundredKm, today);
  const petrol = energyCost({ ...unknownCar, fuel: 'petrol', consumptionL: comparedCars.petrolL }, hundredKm, today);
  const diesel = energyCost({ ...unknownCar, fuel: 'diesel', consumptionL: comparedCars.dieselL }, hundredKm, today);
  if (!isCalculated(electric) || !isCalculated(petrol) || !isCalculated(diesel)) return undefined;
  const [home, inPublic] = [electric.eurPerMonth, electric.upToEurPerMonth ?? electric.eurPerMonth];
  const share = homeSharePercent / 100;
  const mixed = cents(home * share + inPublic * (1 - share));
  const ofElectricity = (of: 'mixed' | 'home' | 'public', eur: number) =>
    ({ of, eur, quantity: kwh, unit: 'kwh', eurPerUnit: Math.round((eur / kwh) * 1_000) / 1_000 }) as const;
  const years = kmPerYear / 100;
  return {
    per100Km: [
      ofElectricity('mixed', mixed),
      ofElectricity('home', home),
      ofElectricity('public', inPublic),
      ofFuel('diesel', diesel),
      ofFuel('petrol', petrol),
    ],
    perYear: {
      kmPerYear,
      electricEur: cents(mixed * years),
      savedAgainstPetrolEur: cents((petrol.eurPerMonth - mixed) * years),
    },
    sources: [...electric.sources, ...petrol.sources, ...diesel.sources],
  };
}

function ofFuel(of: 'petrol' | 'diesel', { eurPerMonth, steps }: CostAmount) {
  const [step] = steps;
  return { of, eur: eurPerMonth, quantity: step?.quantity ?? 0, unit: 'l', eurPerUnit: step?.eurPerUnit ?? 0 } as const;
}

function distinct(sources: CostSource[]): CostSource[] {
  return [...new Map(sources.map((source) => [source.name, source])).values()];
}
