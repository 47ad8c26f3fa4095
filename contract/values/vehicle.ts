/** The closed value sets of a car; the database's enum types hold the same words, checked by a test. */
export const categories = ['new', 'used', 'one-year', 'old-timer'] as const;
export const bodies = [
  'small',
  'hatchback',
  'sedan',
  'estate',
  'suv',
  'coupe',
  'cabriolet',
  'minivan',
  'bus',
  'pickup',
] as const;
export const fuels = ['petrol', 'diesel', 'electric', 'hybrid', 'plug-in-hybrid', 'lpg', 'cng', 'hydrogen'] as const;
export const gearboxes = ['manual', 'automatic'] as const;
export const drives = ['front', 'rear', 'all'] as const;
export const colours = [
  'black',
  'white',
  'grey',
  'silver',
  'blue',
  'red',
  'green',
  'brown',
  'beige',
  'yellow',
  'orange',
  'gold',
  'violet',
  'other',
] as const;
export const interiorMaterials = [
  'cloth',
  'part-leather',
  'leather',
  'alcantara',
  'synthetic-leather',
  'velour',
] as const;
export const emissionClasses = [
  'euro-1',
  'euro-2',
  'euro-3',
  'euro-4',
  'euro-5',
  'euro-6',
  'euro-6d-temp',
  'euro-6d',
  'euro-6e',
  'euro-7',
] as const;
export const consumptionNorms = ['wltp', 'nedc'] as const;
export const conditionKinds = ['new', 'day-registration', 'demonstration', 'employee', 'used'] as const;
export const taxations = ['standard', 'margin-scheme'] as const;
export const inputTaxes = ['full', 'partly', 'none'] as const;

export type Category = (typeof categories)[number];
export type Body = (typeof bodies)[number];
export type Fuel = (typeof fuels)[number];
export type Gearbox = (typeof gearboxes)[number];
export type Drive = (typeof drives)[number];
export type Colour = (typeof colours)[number];
export type InteriorMaterial = (typeof interiorMaterials)[number];
export type EmissionClass = (typeof emissionClasses)[number];
export type ConsumptionNorm = (typeof consumptionNorms)[number];
export type ConditionKind = (typeof conditionKinds)[number];
export type Taxation = (typeof taxations)[number];
export type InputTax = (typeof inputTaxes)[number];
