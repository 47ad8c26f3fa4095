import type { OwnedCar } from '../owned-car.ts';

/** A used diesel of which everything is known, and whatever the test says otherwise. */
export function ownedCar(overrides: Partial<OwnedCar> = {}): OwnedCar {
  return {
    category: 'used',
    body: 'estate',
    fuel: 'diesel',
    priceEur: 20_000,
    firstRegistration: '2022-05',
    inspectionValidUntil: null,
    powerKw: 110,
    combustionPowerKw: null,
    continuousPowerKw: null,
    kerbWeightKg: null,
    co2GPerKm: 130,
    consumptionNorm: 'wltp',
    consumptionL: 5,
    consumptionKwh: null,
    ...overrides,
  };
}

export const today = '2026-11-15';
