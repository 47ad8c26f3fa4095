import { equipmentKeys } from './values/equipment.ts';
import { textForms } from './values/text-forms.ts';
import {
  bodies,
  categories,
  colours,
  conditionKinds,
  consumptionNorms,
  drives,
  emissionClasses,
  fuels,
  gearboxes,
  inputTaxes,
  interiorMaterials,
  taxations,
} from './values/vehicle.ts';

/**
 * The catalogue of what a listing tells of its car, in the order in which people read it. Schema, presentation, comparison,
 * data sheet, completeness and quality score derive from it; so will form and import. Labels are in labels/listing-fields.ts:
 * a field without one is a type error.
 */
export type ListingField = FieldShape & {
  group: ListingFieldGroup;
  /** May be unknown, which is null; never guessed. */
  optional?: true;
  /** `dealer`: never public. `combined`: public as a part of something larger, put together by hand. */
  visibility?: 'dealer' | 'combined';
  /** The cars that can have it; all unless told. A field that does not apply is not asked for and costs no points. */
  appliesTo?: CarKind;
  /** The cars that cannot be published without it. */
  requiredFor?: CarKind;
  /** Its weight among the details in the quality score: what buyers miss most weighs most. */
  points?: number;
  /** How the search index holds it where the index only copies it: its value, or its name among the car's flags. */
  indexed?: 'value' | 'flag';
  /** Where more or less of it is better for every buyer. */
  better?: 'more' | 'less';
  description?: string;
  /** Names of its column in dealers' files, folded to lower case. */
  importNames?: readonly string[];
};

type FieldShape =
  | { kind: 'whole'; unit: string; min: number; max: number }
  | { kind: 'decimal'; unit: string; min: number; max: number }
  | { kind: 'month' }
  | { kind: 'day' }
  | { kind: 'flag' }
  | { kind: 'text'; maxLength: number; pattern?: RegExp }
  | { kind: 'options'; values: readonly string[] }
  | { kind: 'features'; values: readonly string[] };

export const listingFieldGroups = ['offer', 'price', 'condition', 'engine', 'body', 'energy', 'papers'] as const;
export type ListingFieldGroup = (typeof listingFieldGroups)[number];

/** Kinds of cars that a rule names; listing-field-rules.ts says which car is of which kind. */
export type CarKind = 'every-car' | 'registered' | 'burns-fuel' | 'has-cylinders' | 'charges' | 'sold-as-new';

const maxMileageKm = 2_000_000;

export const listingFields = {
  category: {
    group: 'offer',
    indexed: 'value',
    kind: 'options',
    values: categories,
    requiredFor: 'every-car',
    importNames: ['kategorie'],
  },
  conditionKind: {
    group: 'offer',
    indexed: 'value',
    kind: 'options',
    values: conditionKinds,
    optional: true,
    description: 'Day registrations and demonstration cars count as new until they are sold.',
    importNames: ['tageszulassung', 'vorfuehrfahrzeug', 'jahreswagen', 'neufahrzeug'],
  },
  title: { group: 'offer', kind: 'text', maxLength: 200, requiredFor: 'every-car' },
  description: { group: 'offer', kind: 'text', maxLength: 20_000, importNames: ['bemerkung'] },
  videoUrl: { group: 'offer', kind: 'text', maxLength: 2_000, pattern: textForms.secureAddress, optional: true },

  priceEur: {
    group: 'price',
    indexed: 'value',
    kind: 'whole',
    unit: '€',
    min: 1,
    max: 10_000_000,
    requiredFor: 'every-car',
    better: 'less',
    importNames: ['preis'],
  },
  netPriceEur: {
    group: 'price',
    kind: 'whole',
    unit: '€',
    min: 1,
    max: 10_000_000,
    optional: true,
    description: 'For businesses; only of a car whose VAT can be shown.',
  },
  taxation: {
    group: 'price',
    indexed: 'value',
    kind: 'options',
    values: taxations,
    optional: true,
    points: 1,
    description: 'Whether VAT can be shown or the margin scheme applies.',
    importNames: ['mwst'],
  },
  inputTax: {
    group: 'price',
    indexed: 'value',
    kind: 'options',
    values: inputTaxes,
    optional: true,
    description: 'Whether a business may deduct the VAT shown; in Austria mostly for electric cars and small buses.',
  },
  novaIncluded: { group: 'price', indexed: 'flag', kind: 'flag' },

  firstRegistration: {
    group: 'condition',
    kind: 'month',
    optional: true,
    appliesTo: 'registered',
    requiredFor: 'registered',
    points: 2,
    importNames: ['ez'],
  },
  mileageKm: {
    group: 'condition',
    indexed: 'value',
    kind: 'whole',
    unit: 'km',
    min: 0,
    max: maxMileageKm,
    requiredFor: 'every-car',
    better: 'less',
    importNames: ['kilometer'],
  },
  inspectionValidUntil: {
    group: 'condition',
    kind: 'month',
    optional: true,
    appliesTo: 'registered',
    points: 3,
    better: 'more',
    description: '§57a, the “Pickerl”.',
    importNames: ['hu'],
  },
  owners: {
    group: 'condition',
    indexed: 'value',
    kind: 'whole',
    unit: '',
    min: 0,
    max: 30,
    optional: true,
    appliesTo: 'registered',
    points: 3,
    better: 'less',
    importNames: ['vorbesitzer'],
  },
  accidentFree: {
    group: 'condition',
    indexed: 'flag',
    kind: 'flag',
    optional: true,
    points: 3,
    description: 'Null when nothing is claimed.',
    importNames: ['beschaedigtes_fahrzeug'],
  },
  serviceBook: {
    group: 'condition',
    indexed: 'flag',
    kind: 'flag',
    optional: true,
    appliesTo: 'registered',
    points: 2,
  },
  warranty: { group: 'condition', indexed: 'flag', kind: 'flag', importNames: ['garantie'] },
  warrantyMonths: { group: 'condition', kind: 'whole', unit: '', min: 1, max: 120, optional: true, better: 'more' },

  fuel: {
    group: 'engine',
    indexed: 'value',
    kind: 'options',
    values: fuels,
    requiredFor: 'every-car',
    importNames: ['kraftstoffart'],
  },
  powerKw: {
    group: 'engine',
    indexed: 'value',
    kind: 'whole',
    unit: 'kW',
    min: 1,
    max: 2_000,
    requiredFor: 'every-car',
    importNames: ['leistung'],
  },
  combustionPowerKw: {
    group: 'engine',
    kind: 'whole',
    unit: 'kW',
    min: 1,
    max: 2_000,
    optional: true,
    description: 'Of the combustion engine alone, for the tax.',
  },
  continuousPowerKw: {
    group: 'engine',
    kind: 'whole',
    unit: 'kW',
    min: 1,
    max: 2_000,
    optional: true,
    appliesTo: 'charges',
    points: 1,
    description: 'Rated over 30 minutes, for the tax.',
  },
  gearbox: {
    group: 'engine',
    indexed: 'value',
    kind: 'options',
    values: gearboxes,
    requiredFor: 'every-car',
    importNames: ['getriebeart'],
  },
  drive: {
    group: 'engine',
    indexed: 'value',
    kind: 'options',
    values: drives,
    optional: true,
    points: 2,
    importNames: ['allradantrieb'],
  },
  displacementCcm: {
    group: 'engine',
    indexed: 'value',
    kind: 'whole',
    unit: 'cm³',
    min: 50,
    max: 12_000,
    optional: true,
    appliesTo: 'has-cylinders',
    points: 1,
  },
  cylinders: {
    group: 'engine',
    indexed: 'value',
    kind: 'whole',
    unit: '',
    min: 1,
    max: 16,
    optional: true,
    appliesTo: 'has-cylinders',
    points: 1,
  },

  body: { group: 'body', indexed: 'value', kind: 'options', values: bodies, requiredFor: 'every-car' },
  doors: { group: 'body', indexed: 'value', kind: 'whole', unit: '', min: 1, max: 7, optional: true, points: 1 },
  seats: { group: 'body', indexed: 'value', kind: 'whole', unit: '', min: 1, max: 9, optional: true, points: 1 },
  colour: {
    group: 'body',
    indexed: 'value',
    kind: 'options',
    values: colours,
    optional: true,
    points: 2,
    importNames: ['farbe'],
  },
  metallic: { group: 'body', indexed: 'flag', kind: 'flag', importNames: ['metallic'] },
  interiorColour: { group: 'body', indexed: 'value', kind: 'options', values: colours, optional: true, points: 1 },
  interiorMaterial: {
    group: 'body',
    indexed: 'value',
    kind: 'options',
    values: interiorMaterials,
    optional: true,
    points: 1,
  },
  kerbWeightKg: { group: 'body', kind: 'whole', unit: 'kg', min: 100, max: 10_000, optional: true, points: 1 },
  equipment: { group: 'body', kind: 'features', values: equipmentKeys },

  consumptionL: {
    group: 'energy',
    indexed: 'value',
    kind: 'decimal',
    unit: 'l/100 km',
    min: 0,
    max: 99,
    optional: true,
    appliesTo: 'burns-fuel',
    requiredFor: 'sold-as-new',
    points: 2,
    better: 'less',
    description: 'Litres per 100 km.',
    importNames: ['verbrauch_kombiniert'],
  },
  consumptionKwh: {
    group: 'energy',
    indexed: 'value',
    kind: 'decimal',
    unit: 'kWh/100 km',
    min: 0,
    max: 99,
    optional: true,
    appliesTo: 'charges',
    requiredFor: 'sold-as-new',
    points: 2,
    better: 'less',
    description: 'kWh per 100 km.',
    importNames: ['kombinierter_stromverbrauch'],
  },
  co2GPerKm: {
    group: 'energy',
    indexed: 'value',
    kind: 'whole',
    unit: 'g/km',
    min: 0,
    max: 999,
    optional: true,
    requiredFor: 'sold-as-new',
    points: 2,
    better: 'less',
    importNames: ['emission'],
  },
  consumptionNorm: {
    group: 'energy',
    kind: 'options',
    values: consumptionNorms,
    optional: true,
    requiredFor: 'sold-as-new',
  },
  rangeKm: {
    group: 'energy',
    indexed: 'value',
    kind: 'whole',
    unit: 'km',
    min: 0,
    max: 2_000,
    optional: true,
    appliesTo: 'charges',
    points: 3,
    better: 'more',
  },
  batteryKwh: {
    group: 'energy',
    indexed: 'value',
    kind: 'decimal',
    unit: 'kWh',
    min: 1,
    max: 999,
    optional: true,
    appliesTo: 'charges',
    points: 2,
  },
  batteryHealth: {
    group: 'energy',
    indexed: 'value',
    kind: 'whole',
    unit: '%',
    min: 0,
    max: 100,
    optional: true,
    visibility: 'combined',
    appliesTo: 'charges',
    points: 3,
    better: 'more',
  },
  batteryHealthIssuer: {
    group: 'energy',
    kind: 'text',
    maxLength: 200,
    optional: true,
    visibility: 'combined',
    appliesTo: 'charges',
  },
  batteryHealthDate: { group: 'energy', kind: 'day', optional: true, visibility: 'combined', appliesTo: 'charges' },
  emissionClass: {
    group: 'energy',
    indexed: 'value',
    kind: 'options',
    values: emissionClasses,
    optional: true,
    appliesTo: 'burns-fuel',
    points: 2,
  },

  vin: {
    group: 'papers',
    kind: 'text',
    maxLength: 17,
    pattern: textForms.vin,
    optional: true,
    visibility: 'dealer',
    importNames: ['vin'],
  },
  nationalCode: {
    group: 'papers',
    kind: 'text',
    maxLength: 6,
    pattern: /^\d{6}$/,
    optional: true,
    visibility: 'dealer',
    description: 'The six digits that name make, model and variant in Austrian registrations.',
  },
  externalId: {
    group: 'papers',
    kind: 'text',
    maxLength: 40,
    optional: true,
    visibility: 'dealer',
    description: 'The number that the dealership knows the car by.',
    importNames: ['interne_nummer'],
  },
  inStockSince: { group: 'papers', kind: 'day', optional: true, visibility: 'dealer' },
  internalNote: { group: 'papers', kind: 'text', maxLength: 2_000, optional: true, visibility: 'dealer' },
} as const satisfies Record<string, ListingField>;

export type ListingFieldKey = keyof typeof listingFields;
export const listingFieldKeys = Object.keys(listingFields) as ListingFieldKey[];

/** The field as data whose exact type no longer matters. */
export function listingField(key: ListingFieldKey): ListingField {
  return listingFields[key];
}

type KnownValue<F> = F extends { kind: 'whole' | 'decimal' }
  ? number
  : F extends { kind: 'flag' }
    ? boolean
    : F extends { kind: 'options'; values: readonly (infer Value)[] }
      ? Value
      : F extends { kind: 'features'; values: readonly (infer Value)[] }
        ? Value[]
        : string;

type FieldOf<K extends ListingFieldKey> = (typeof listingFields)[K];
export type ListingFieldValue<K extends ListingFieldKey> =
  | KnownValue<FieldOf<K>>
  | (FieldOf<K> extends { optional: true } ? null : never);

/** What visitors see of a listing as it stands in the catalogue. */
export type PublicFieldKey = {
  [K in ListingFieldKey]: FieldOf<K> extends { visibility: string } ? never : K;
}[ListingFieldKey];
export const publicFieldKeys = listingFieldKeys.filter(
  (key) => listingField(key).visibility === undefined,
) as PublicFieldKey[];

/** What visitors see as a part of something larger. */
export type CombinedFieldKey = {
  [K in ListingFieldKey]: FieldOf<K> extends { visibility: 'combined' } ? K : never;
}[ListingFieldKey];

export type ListingFieldKeyOfKind<Kind extends ListingField['kind']> = {
  [K in ListingFieldKey]: FieldOf<K> extends { kind: Kind } ? K : never;
}[ListingFieldKey];

type FieldKeyIndexedAs<How> = {
  [K in ListingFieldKey]: FieldOf<K> extends { indexed: How } ? K : never;
}[ListingFieldKey];

/** Fields whose value the search index copies, and those that are flags of the car there. */
export const indexedFieldKeys = listingFieldKeys.filter(
  (key) => listingField(key).indexed === 'value',
) as FieldKeyIndexedAs<'value'>[];
export const flagFieldKeys = listingFieldKeys.filter(
  (key) => listingField(key).indexed === 'flag',
) as FieldKeyIndexedAs<'flag'>[];
