import type { FormatColumn } from './format-column.ts';

/**
 * AutoScout24's listing as JSON, by the public description of its listing API. Numbers that stand for makes, models, colours,
 * bodies and equipment are only told by a service for registered partners: those that the description itself names are here,
 * all others are mapped once by whoever knows them, then known for all. Names instead of numbers are understood.
 */
export const autoscoutColumns: readonly FormatColumn[] = [
  {
    name: 'identifier.offerReference',
    says: { kind: 'number' },
    note: 'Before `crossReference`, which is read where it is empty.',
  },
  { name: 'identifier.crossReference', says: { kind: 'number' } },
  { name: 'customerId', aliases: ['sellerId'], says: { kind: 'site' }, note: 'Not part of the description.' },
  {
    name: 'make',
    aliases: ['make.name'],
    says: { kind: 'make' },
    note: 'A number is mapped once; names are understood.',
  },
  { name: 'model', aliases: ['model.name'], says: { kind: 'model' }, note: 'As `make`.' },
  { name: 'modelVersion', says: { kind: 'model-text' }, note: 'Stands behind the model in the title.' },
  {
    name: 'vehicleOfferType',
    says: {
      kind: 'condition',
      codes: {
        N: { category: 'new', conditionKind: 'new' },
        S: { category: 'one-year', conditionKind: 'day-registration' },
        D: { category: 'one-year', conditionKind: 'demonstration' },
        J: { category: 'one-year', conditionKind: 'employee' },
        O: { category: 'old-timer', conditionKind: 'used' },
        U: { category: 'used', conditionKind: 'used' },
      },
    },
  },
  {
    name: 'accident',
    says: {
      kind: 'asked',
      question: 'accident',
      field: 'accidentFree',
      always: { true: false, '1': false },
      answers: {
        'false-says-nothing': { false: null, '0': null },
        'false-is-accident-free': { false: true, '0': true },
      },
    },
    note: 'Means damage at any time, repaired or not. That there was none is a claim which buyers rely on, and may be a default: it is asked once per feed.',
  },
  { name: 'bodyColor', says: { kind: 'field', field: 'colour' } },
  { name: 'cylinderCapacity', says: { kind: 'field', field: 'displacementCcm' } },
  { name: 'cylinders', says: { kind: 'field', field: 'cylinders' } },
  { name: 'description', says: { kind: 'field', field: 'description' } },
  { name: 'doors', says: { kind: 'field', field: 'doors' } },
  { name: 'driveType', says: { kind: 'field', field: 'drive', codes: { F: 'front', R: 'rear' } } },
  { name: 'emission.co2', says: { kind: 'field', field: 'co2GPerKm' } },
  { name: 'emission.pollutionClass', says: { kind: 'field', field: 'emissionClass' } },
  {
    name: 'emission.particleFilter',
    says: { kind: 'equipment', codes: { true: ['particulate-filter'], false: [] } },
  },
  {
    name: 'emission.fuel.primaryFuelType',
    says: { kind: 'ignored' },
    note: '`fuelCategory` says it.',
  },
  { name: 'emission.fuel.consumption.fuelConsumptionCombined', says: { kind: 'field', field: 'consumptionL' } },
  { name: 'emission.fuel.consumption.electricConsumptionCombined', says: { kind: 'field', field: 'consumptionKwh' } },
  { name: 'emptyWeight', says: { kind: 'field', field: 'kerbWeightKg' } },
  {
    name: 'equipment',
    says: { kind: 'field', field: 'equipment', codes: { '15': 'alloy-wheels' } },
    note: 'Only 15 is named; other numbers are mapped once.',
  },
  { name: 'firstRegistration', says: { kind: 'field', field: 'firstRegistration' } },
  {
    name: 'fuelCategory',
    says: { kind: 'field', field: 'fuel', codes: { B: 'petrol', D: 'diesel', E: 'electric', L: 'lpg', C: 'cng' } },
    note: 'Letters as in the addresses of the public search; mixed drives are mapped once.',
  },
  { name: 'interiorColor', says: { kind: 'field', field: 'interiorColour' } },
  { name: 'maintenance.fullServiceHistory', says: { kind: 'field', field: 'serviceBook' } },
  { name: 'maintenance.nextInspection', says: { kind: 'field', field: 'inspectionValidUntil' } },
  { name: 'metallic', says: { kind: 'field', field: 'metallic' } },
  { name: 'mileage', says: { kind: 'field', field: 'mileageKm' } },
  { name: 'powerKw', says: { kind: 'field', field: 'powerKw' } },
  { name: 'previousOwners', says: { kind: 'field', field: 'owners' } },
  {
    name: 'prices',
    says: { kind: 'price-list' },
    note: 'The public price in euros, and whether VAT can be shown; prices for dealers are not read.',
  },
  { name: 'seats', says: { kind: 'field', field: 'seats' } },
  {
    name: 'transmission',
    says: { kind: 'field', field: 'gearbox', codes: { M: 'manual', A: 'automatic', S: 'automatic' } },
    note: 'Letters as in the addresses of the public search.',
  },
  { name: 'upholstery', says: { kind: 'field', field: 'interiorMaterial' } },
  {
    name: 'vehicleBody',
    says: {
      kind: 'field',
      field: 'body',
      codes: { '1': 'small', '2': 'cabriolet', '3': 'coupe', '4': 'suv', '5': 'estate', '6': 'sedan', '12': 'minivan' },
    },
    note: 'Numbers as in the addresses of the public search.',
  },
  { name: 'vin', says: { kind: 'field', field: 'vin' } },
  { name: 'warrantyMonths', says: { kind: 'field', field: 'warrantyMonths' }, note: 'More than none is a warranty.' },
  {
    name: 'images',
    aliases: ['pictures'],
    says: { kind: 'pictures' },
    note: 'The description has pictures beside the listing; addresses in it are taken.',
  },
];
