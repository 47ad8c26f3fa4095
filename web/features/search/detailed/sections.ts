import type { SearchFilters } from '@kardan/contract/calls/search/search';
import { type FilterKey, filterKeys } from '@kardan/contract/filters';

/** The filters by section, in the order they are asked. */
const ordered = {
  category: ['category'],
  vehicle: ['vehicles', 'excludedVehicles', 'variant'],
  price: ['priceEur', 'priceRating', 'taxation', 'inputTax', 'novaIncluded', 'priceReduced'],
  condition: [
    'conditionKind',
    'firstRegistration',
    'mileageKm',
    'owners',
    'inspectionMonths',
    'accidentFree',
    'serviceBook',
    'warranty',
  ],
  engine: ['fuel', 'powerPs', 'powerKw', 'gearbox', 'drive', 'displacementCcm', 'cylinders'],
  environment: ['consumptionL', 'co2GPerKm', 'emissionClass'],
  battery: ['rangeKm', 'batteryKwh', 'batteryHealth'],
  body: ['body', 'doors', 'seats', 'colour', 'interiorColour', 'interiorMaterial', 'metallic'],
  equipment: ['equipment'],
  place: ['place', 'region', 'district', 'dealership'],
  listing: ['daysOnline', 'text', 'withPictures'],
} as const satisfies Record<string, readonly FilterKey[]>;

export type SectionName = keyof typeof ordered | 'more';

export interface DetailedSection {
  name: SectionName;
  keys: readonly FilterKey[];
}

/** Every filter of the catalogue in one section; one that nobody has put into a section stands in the last. */
export function sectionsOf(keys: readonly FilterKey[]): DetailedSection[] {
  const placed = Object.entries(ordered).map(([name, all]) => ({
    name: name as SectionName,
    keys: (all as readonly FilterKey[]).filter((key) => keys.includes(key)),
  }));
  const known = new Set<string>(Object.values(ordered).flat());
  const more = keys.filter((key) => !known.has(key));
  return [...placed, { name: 'more' as const, keys: more }].filter((section) => section.keys.length > 0);
}

export const detailedSections = sectionsOf(filterKeys);

export type ActiveCounts = Partial<Record<SectionName, number>>;

/** How many filters are active in each section; each value of a list counts. */
export function activeCounts(found: SearchFilters): ActiveCounts {
  const valuesOf = (key: FilterKey) => (found[key] === undefined ? 0 : [found[key]].flat().length);
  return Object.fromEntries(
    detailedSections.map(({ name, keys }) => [name, keys.reduce((sum, key) => sum + valuesOf(key), 0)]),
  );
}
