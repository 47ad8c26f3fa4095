import type { ChargingPlace, RangeCondition } from '@kardan/contract/values/electric';
import { assumed } from '../dated-figures.ts';

const checkedOn = '2026-11-15';

/** What is left of the official range: guide values for −5 °C and full heating, with a heat pump, on a battery in good health. */
export const rangeShares = {
  shares: {
    'test-bench': 1,
    'summer-mixed': 0.88,
    'winter-mixed': 0.7,
    'winter-motorway': 0.57,
  } satisfies Record<RangeCondition, number>,
  source: assumed('Richtwerte für Reichweite bei Kälte und auf der Autobahn', checkedOn),
};

/**
 * Where one charges, and how much of the power arrives on average from 10 to 80 percent: losses in the charger at home,
 * a falling curve at the fastest ones.
 */
export const chargingPlaces = {
  places: {
    socket: { powerKw: 2.3, arrives: 0.9 },
    wallbox: { powerKw: 11, arrives: 0.92 },
    'fast-charger': { powerKw: 50, arrives: 0.93 },
    'high-power-charger': { powerKw: 150, arrives: 0.77 },
  } satisfies Record<ChargingPlace, { powerKw: number; arrives: number }>,
  chargedShare: 0.7,
  source: assumed('Richtwerte für Ladedauer von 10 auf 80 Prozent', checkedOn),
};

/** Middle-class cars to compare with; electricity with what is lost while charging. */
export const comparedCars = {
  electricKwh: 17.9,
  petrolL: 6.5,
  dieselL: 5.4,
  continuousPowerKw: 100,
  kerbWeightKg: 2_000,
  source: assumed('Verbrauch von Autos der Mittelklasse, Strom mit Ladeverlusten', checkedOn),
};
