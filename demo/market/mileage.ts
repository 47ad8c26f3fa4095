import { readTable } from './read-table.ts';

/** The parts of all cars that have driven less than the mileage in the same column. */
export const mileageLevels = [0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95] as const;

export type MileageFuel = 'petrol' | 'diesel' | 'hybrid' | 'plug-in-hybrid' | 'electric' | 'lpg';

/**
 * Mileage by fuel, then age in years from 0 to 30, then level. The curves come mostly from Polish offers; from the
 * second year on each age is scaled by German offers of that age (0.98 to 0.72, from 10 years on 0.72), since Austrian
 * cars drive about as much as German ones. Ages a fuel is too young for follow the curve of all cars. CNG and hydrogen
 * have too few offers: use LPG and electric.
 */
export const mileagesKm: Readonly<Record<MileageFuel, readonly (readonly number[])[]>> = (() => {
  const curves: Record<string, number[][]> = {};
  for (const [fuel = '', age = '', ...cells] of readTable('./mileage.csv')) {
    curves[fuel] ??= [];
    curves[fuel][Number(age)] = cells.map(Number);
  }
  return curves as Record<MileageFuel, number[][]>;
})();

/**
 * Shares of used cars at dealers by age in years, from 0 to 40: Polish offers of 2024 by the part that dealers sell at
 * that age. Age 0 and the tail from 26 on are our estimates.
 */
export const ageShares = [
  0.0639, 0.0798, 0.101, 0.0697, 0.077, 0.1048, 0.0658, 0.0611, 0.0554, 0.053, 0.0372, 0.0328, 0.0322, 0.0332, 0.0305,
  0.0211, 0.0207, 0.0174, 0.0127, 0.0095, 0.0055, 0.0039, 0.0027, 0.0017, 0.0014, 0.0012, 0.0008, 0.0006, 0.0004,
  0.0004, 0.0002, 0.0002, 0.0002, 0.0002, 0.0002, 0.0002, 0.0002, 0.0002, 0.0002, 0.0002, 0.0002,
] as const;

/** Shares of the categories in the order of the contract (new, used, one-year, old-timer), rounded after two markets. */
export const categoryShares = [0.09, 0.775, 0.125, 0.01] as const;
