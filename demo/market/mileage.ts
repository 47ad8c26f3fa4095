import { readTable } from './read-table.ts';

/** The parts of all cars that have driven less than the mileage in the same column. */
export const mileageLevels = [0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95] as const;

export type MileageFuel = 'petrol' | 'diesel' | 'hybrid' | 'plug-in-hybrid' | 'electric' | 'lpg';

/**
 * Mileage by fuel, then age in years from 0 to 30, then level. The fuels' curves come from a market where cars drive
 * more; each year is scaled by what German cars of that age have driven (0.70–0.96), which is close to the Austrian
 * 13,000 km a year.
 */
export const mileagesKm: Readonly<Record<MileageFuel, readonly (readonly number[])[]>> = (() => {
  const curves: Record<string, number[][]> = {};
  for (const [fuel = '', age = '', ...cells] of readTable('./mileage.csv')) {
    curves[fuel] ??= [];
    curves[fuel][Number(age)] = cells.map(Number);
  }
  return curves as Record<MileageFuel, number[][]>;
})();

/** Shares of used cars at dealers by age in years, from 0 to 40; private sellers' older cars are left out. */
export const ageShares = [
  0.0639, 0.0798, 0.101, 0.0697, 0.077, 0.1048, 0.0658, 0.0611, 0.0554, 0.053, 0.0372, 0.0328, 0.0322, 0.0332, 0.0305,
  0.0211, 0.0207, 0.0174, 0.0127, 0.0095, 0.0055, 0.0039, 0.0027, 0.0017, 0.0014, 0.0012, 0.0008, 0.0006, 0.0004,
  0.0004, 0.0002, 0.0002, 0.0002, 0.0002, 0.0002, 0.0002, 0.0002, 0.0002, 0.0002, 0.0002, 0.0002,
] as const;

/** Shares of the categories in the order of the contract: new, used, one-year, old-timer. */
export const categoryShares = [0.09, 0.775, 0.125, 0.01] as const;
