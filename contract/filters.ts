import { equipmentKeys } from './values/equipment.ts';
import { priceRatings } from './values/price-ratings.ts';
import {
  bodies,
  categories,
  colours,
  conditionKinds,
  drives,
  emissionClasses,
  fuels,
  gearboxes,
  inputTaxes,
  interiorMaterials,
  taxations,
} from './values/vehicle.ts';

/**
 * The filter catalogue: request schema, URL, facets, forms and search query are all derived from it.
 *
 * - options: any of a closed list; several combine with "or"
 * - slugs: any of an open list, named by slug or id
 * - vehicles: makes (`bmw`) and models (`volkswagen/golf`), any of
 * - features: all of a closed list; several combine with "and"
 * - range: whole or decimal numbers from … to, both inclusive
 * - months: `2021-04` from … to, both inclusive
 * - flag: only cars of which it is known to be true
 * - amount: one whole number whose meaning the key tells
 * - place: around a postcode, within a radius
 * - text: free words, all of which must occur
 */
export type Filter =
  | { kind: 'options'; urlName: string; values: readonly string[]; facet?: true }
  | { kind: 'slugs'; urlName: string; facet?: true }
  | { kind: 'vehicles'; urlName: string }
  | { kind: 'features'; urlName: string; values: readonly string[]; facet?: true }
  | {
      kind: 'range';
      urlName: string;
      unit: string;
      min: number;
      max: number;
      step: number;
      /** Lower edges of the histogram's bars; the first bar starts at or below the least value. */
      edges?: readonly number[];
    }
  | { kind: 'months'; urlName: string; facet?: true }
  | { kind: 'flag'; urlName: string; facet?: true }
  | { kind: 'amount'; urlName: string; unit: string; min: number; max: number }
  | { kind: 'place'; urlName: string; radiiKm: readonly number[] }
  | { kind: 'text'; urlName: string; maxLength: number };

const priceEdges = [
  0, 2_500, 5_000, 7_500, 10_000, 12_500, 15_000, 17_500, 20_000, 22_500, 25_000, 27_500, 30_000, 35_000, 40_000,
  45_000, 50_000, 60_000, 70_000, 80_000, 100_000, 150_000, 200_000,
] as const;
const mileageEdges = [
  0, 1_000, 5_000, 10_000, 20_000, 30_000, 40_000, 50_000, 60_000, 70_000, 80_000, 90_000, 100_000, 125_000, 150_000,
  175_000, 200_000, 250_000, 300_000,
] as const;
const powerEdges = [0, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 175, 200, 250, 300, 400] as const;

export const filters = {
  category: { kind: 'options', urlName: 'kategorie', values: categories, facet: true },
  vehicles: { kind: 'vehicles', urlName: 'fahrzeug' },
  excludedVehicles: { kind: 'vehicles', urlName: 'ohne' },
  variant: { kind: 'text', urlName: 'ausfuehrung', maxLength: 60 },
  priceEur: { kind: 'range', urlName: 'preis', unit: '€', min: 0, max: 10_000_000, step: 500, edges: priceEdges },
  priceRating: { kind: 'options', urlName: 'bewertung', values: priceRatings, facet: true },
  mileageKm: { kind: 'range', urlName: 'km', unit: 'km', min: 0, max: 2_000_000, step: 1_000, edges: mileageEdges },
  firstRegistration: { kind: 'months', urlName: 'ez', facet: true },
  powerKw: { kind: 'range', urlName: 'kw', unit: 'kW', min: 1, max: 2_000, step: 5, edges: powerEdges },
  powerPs: { kind: 'range', urlName: 'ps', unit: 'PS', min: 1, max: 2_700, step: 5 },
  fuel: { kind: 'options', urlName: 'treibstoff', values: fuels, facet: true },
  gearbox: { kind: 'options', urlName: 'getriebe', values: gearboxes, facet: true },
  drive: { kind: 'options', urlName: 'antrieb', values: drives, facet: true },
  body: { kind: 'options', urlName: 'karosserie', values: bodies, facet: true },
  doors: { kind: 'range', urlName: 'tueren', unit: '', min: 1, max: 7, step: 1, edges: [1, 2, 3, 4, 5, 6] },
  seats: { kind: 'range', urlName: 'sitze', unit: '', min: 1, max: 9, step: 1, edges: [1, 2, 3, 4, 5, 6, 7, 8, 9] },
  colour: { kind: 'options', urlName: 'farbe', values: colours, facet: true },
  metallic: { kind: 'flag', urlName: 'metallic', facet: true },
  interiorColour: { kind: 'options', urlName: 'innenfarbe', values: colours, facet: true },
  interiorMaterial: { kind: 'options', urlName: 'polsterung', values: interiorMaterials, facet: true },
  displacementCcm: { kind: 'range', urlName: 'hubraum', unit: 'cm³', min: 50, max: 12_000, step: 100 },
  cylinders: { kind: 'range', urlName: 'zylinder', unit: '', min: 1, max: 16, step: 1 },
  co2GPerKm: { kind: 'range', urlName: 'co2', unit: 'g/km', min: 0, max: 999, step: 5 },
  consumptionL: { kind: 'range', urlName: 'verbrauch', unit: 'l/100 km', min: 0, max: 99, step: 0.5 },
  rangeKm: { kind: 'range', urlName: 'reichweite', unit: 'km', min: 0, max: 2_000, step: 25 },
  batteryKwh: { kind: 'range', urlName: 'batterie', unit: 'kWh', min: 1, max: 999, step: 5 },
  batteryHealth: { kind: 'range', urlName: 'batteriezustand', unit: '%', min: 0, max: 100, step: 5 },
  owners: { kind: 'range', urlName: 'vorbesitzer', unit: '', min: 0, max: 30, step: 1 },
  conditionKind: { kind: 'options', urlName: 'zustand', values: conditionKinds, facet: true },
  accidentFree: { kind: 'flag', urlName: 'unfallfrei', facet: true },
  serviceBook: { kind: 'flag', urlName: 'serviceheft', facet: true },
  warranty: { kind: 'flag', urlName: 'garantie', facet: true },
  inspectionMonths: { kind: 'amount', urlName: 'pickerl', unit: 'Monate', min: 0, max: 48 },
  taxation: { kind: 'options', urlName: 'besteuerung', values: taxations, facet: true },
  inputTax: { kind: 'options', urlName: 'vorsteuer', values: inputTaxes, facet: true },
  novaIncluded: { kind: 'flag', urlName: 'nova', facet: true },
  emissionClass: { kind: 'options', urlName: 'abgasnorm', values: emissionClasses, facet: true },
  equipment: { kind: 'features', urlName: 'ausstattung', values: equipmentKeys, facet: true },
  dealership: { kind: 'slugs', urlName: 'haendler' },
  region: { kind: 'slugs', urlName: 'bundesland', facet: true },
  district: { kind: 'slugs', urlName: 'bezirk', facet: true },
  place: { kind: 'place', urlName: 'ort', radiiKm: [5, 10, 20, 30, 50, 75, 100, 150, 200] },
  daysOnline: { kind: 'amount', urlName: 'tage', unit: 'Tage', min: 1, max: 365 },
  priceReduced: { kind: 'flag', urlName: 'reduziert', facet: true },
  withPictures: { kind: 'flag', urlName: 'bilder', facet: true },
  text: { kind: 'text', urlName: 'q', maxLength: 120 },
} as const satisfies Record<string, Filter>;

export type FilterKey = keyof typeof filters;
export const filterKeys = Object.keys(filters) as FilterKey[];

/** Filters of one kind, as a type and as a list. */
export type FilterKeyOfKind<K extends Filter['kind']> = {
  [Key in FilterKey]: (typeof filters)[Key]['kind'] extends K ? Key : never;
}[FilterKey];

export function filterKeysOfKind<K extends Filter['kind']>(kind: K): FilterKeyOfKind<K>[] {
  return filterKeys.filter((key) => filters[key].kind === kind) as FilterKeyOfKind<K>[];
}
