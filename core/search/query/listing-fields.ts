import type { FacetKey } from '@kardan/contract/calls/search/search';
import type { Filter, FilterKey, filters } from '@kardan/contract/filters';

/** How a filter of one kind is asked of the index. */
type FieldOfKind<K extends Filter['kind']> = K extends 'options' | 'slugs' | 'features' | 'range' | 'months'
  ? { field: string }
  : K extends 'vehicles'
    ? { field: string; exclude?: true }
    : K extends 'flag'
      ? { field: 'flags' }
      : K extends 'amount'
        ? { field: string; meaning: 'months-ahead' | 'days-back' }
        : { field: string };

export type FieldMap = { [K in FilterKey]: FieldOfKind<(typeof filters)[K]['kind']> };

/** Which field of a listing document answers which filter. A filter of the catalogue without an entry is a type error. */
export const listingFields: FieldMap = {
  category: { field: 'category' },
  vehicles: { field: 'vehicle' },
  excludedVehicles: { field: 'vehicle', exclude: true },
  // Dealers name engine and trim in the title; a description also names what a car is not.
  variant: { field: 'title' },
  priceEur: { field: 'priceEur' },
  priceRating: { field: 'priceRating' },
  mileageKm: { field: 'mileageKm' },
  firstRegistration: { field: 'registrationMonth' },
  powerKw: { field: 'powerKw' },
  powerPs: { field: 'powerPs' },
  fuel: { field: 'fuel' },
  gearbox: { field: 'gearbox' },
  drive: { field: 'drive' },
  body: { field: 'body' },
  doors: { field: 'doors' },
  seats: { field: 'seats' },
  colour: { field: 'colour' },
  metallic: { field: 'flags' },
  interiorColour: { field: 'interiorColour' },
  interiorMaterial: { field: 'interiorMaterial' },
  displacementCcm: { field: 'displacementCcm' },
  cylinders: { field: 'cylinders' },
  co2GPerKm: { field: 'co2GPerKm' },
  consumptionL: { field: 'consumptionL' },
  rangeKm: { field: 'rangeKm' },
  batteryKwh: { field: 'batteryKwh' },
  batteryHealth: { field: 'batteryHealth' },
  owners: { field: 'owners' },
  conditionKind: { field: 'conditionKind' },
  accidentFree: { field: 'flags' },
  serviceBook: { field: 'flags' },
  warranty: { field: 'flags' },
  inspectionMonths: { field: 'inspectionMonth', meaning: 'months-ahead' },
  taxation: { field: 'taxation' },
  inputTax: { field: 'inputTax' },
  novaIncluded: { field: 'flags' },
  emissionClass: { field: 'emissionClass' },
  equipment: { field: 'equipment' },
  dealership: { field: 'dealership' },
  region: { field: 'region' },
  district: { field: 'district' },
  place: { field: 'location' },
  daysOnline: { field: 'publishedAt', meaning: 'days-back' },
  priceReduced: { field: 'flags' },
  withPictures: { field: 'flags' },
  text: { field: 'text' },
};

/**
 * Keyword fields that facets are counted on. Ranges have a field of their own that holds the histogram's bar: counting
 * ordinals of a keyword is the cheapest thing the engine can do for a million cars.
 */
export const facetFields: Record<FacetKey, string> = {
  make: 'make',
  model: 'model',
  category: 'category',
  priceEur: 'priceBar',
  priceRating: 'priceRating',
  mileageKm: 'mileageBar',
  firstRegistration: 'registrationYear',
  powerKw: 'powerBar',
  fuel: 'fuel',
  gearbox: 'gearbox',
  drive: 'drive',
  body: 'body',
  doors: 'doorsBar',
  seats: 'seatsBar',
  colour: 'colour',
  metallic: 'flags',
  interiorColour: 'interiorColour',
  interiorMaterial: 'interiorMaterial',
  conditionKind: 'conditionKind',
  accidentFree: 'flags',
  serviceBook: 'flags',
  warranty: 'flags',
  taxation: 'taxation',
  inputTax: 'inputTax',
  novaIncluded: 'flags',
  emissionClass: 'emissionClass',
  equipment: 'equipment',
  region: 'region',
  district: 'district',
  priceReduced: 'flags',
  withPictures: 'flags',
};
