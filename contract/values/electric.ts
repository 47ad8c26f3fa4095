/** How an electric car is driven when its range is told, from the official figure to the worst case. */
export const rangeConditions = ['test-bench', 'summer-mixed', 'winter-mixed', 'winter-motorway'] as const;
export type RangeCondition = (typeof rangeConditions)[number];

/** Where an electric car is charged, slowest first. */
export const chargingPlaceNames = ['socket', 'wallbox', 'fast-charger', 'high-power-charger'] as const;
export type ChargingPlace = (typeof chargingPlaceNames)[number];

/** What 100 km are driven with. */
export const energyKinds = ['mixed', 'home', 'public', 'diesel', 'petrol'] as const;
export type EnergyKind = (typeof energyKinds)[number];
