import type { Condition, FormatColumn } from './format-column.ts';
import { mobileEquipment } from './mobile-equipment.ts';

const used: Condition = { category: 'used', conditionKind: 'used' };

/**
 * mobile.de's CSV. Positions are those on which public importers of the format agree, counted and by the letters of their
 * columns; behind 110 (`getriebeart`) they no longer do, so those columns are read by their header only.
 */
export const mobileColumns: readonly FormatColumn[] = [
  {
    name: 'kundennummer',
    position: 0,
    says: { kind: 'site' },
    note: 'Tells several sites of one file apart.',
  },
  { name: 'interne_nummer', position: 1, says: { kind: 'number' } },
  {
    name: 'kategorie',
    position: 2,
    says: { kind: 'field', field: 'body', codes: categories() },
    note: '“Limousine” is a hatchback if the catalogue knows the model as one and not as a sedan.',
  },
  { name: 'marke', position: 3, says: { kind: 'make' } },
  { name: 'modell', position: 4, says: { kind: 'model-text' }, note: 'The whole text is the title too.' },
  { name: 'leistung', position: 5, says: { kind: 'field', field: 'powerKw' } },
  { name: 'hu', position: 6, says: { kind: 'field', field: 'inspectionValidUntil' } },
  { name: 'ez', position: 8, says: { kind: 'field', field: 'firstRegistration' } },
  { name: 'kilometer', position: 9, says: { kind: 'field', field: 'mileageKm' } },
  { name: 'preis', position: 10, says: { kind: 'field', field: 'priceEur' } },
  {
    name: 'mwst',
    position: 11,
    says: {
      kind: 'asked',
      question: 'mwst',
      field: 'taxation',
      answers: {
        'one-shows-vat': { '1': 'standard', '0': 'margin-scheme' },
        'zero-shows-vat': { '0': 'standard', '1': 'margin-scheme' },
      },
    },
    note: 'Public sources read it both ways, so it is asked once per feed.',
  },
  condition('neufahrzeug', 21, { category: 'new', conditionKind: 'new' }),
  condition('tageszulassung', undefined, { category: 'one-year', conditionKind: 'day-registration' }),
  condition('vorfuehrfahrzeug', 50, { category: 'one-year', conditionKind: 'demonstration' }),
  condition('oldtimer', 13, { category: 'old-timer', conditionKind: 'used' }),
  condition('jahreswagen', 20, { category: 'one-year', conditionKind: 'used' }),
  { name: 'vin', position: 14, says: { kind: 'field', field: 'vin' } },
  {
    name: 'beschaedigtes_fahrzeug',
    position: 15,
    says: { kind: 'sign', field: 'accidentFree', set: false },
    note: 'Not damaged now is no claim that it never was.',
  },
  {
    name: 'unfallfahrzeug',
    says: { kind: 'sign', field: 'accidentFree', set: false },
    note: 'Not set claims nothing.',
  },
  { name: 'farbe', position: 16, says: { kind: 'field', field: 'colour' } },
  { name: 'haendlerpreis', position: 23, says: { kind: 'ignored' }, note: 'For dealers only.' },
  { name: 'bemerkung', position: 25, says: { kind: 'field', field: 'description' } },
  {
    name: 'bild_id',
    position: 26,
    says: { kind: 'pictures' },
    note: 'What the names of its pictures in the archive begin with.',
  },
  { name: 'metallic', position: 27, says: { kind: 'field', field: 'metallic' } },
  { name: 'waehrung', position: 28, says: { kind: 'currency' }, note: 'Prices in other currencies are left out.' },
  { name: 'mwstsatz', position: 29, says: { kind: 'ignored' }, note: '`mwst` says whether it is shown.' },
  { name: 'garantie', position: 30, says: { kind: 'field', field: 'warranty' } },
  {
    name: 'allradantrieb',
    position: 41,
    says: { kind: 'sign', field: 'drive', set: 'all' },
    note: 'Not set leaves front and rear open.',
  },
  { name: 'tueren', position: 42, says: { kind: 'field', field: 'doors' } },
  { name: 'scheckheftgepflegt', position: 46, says: { kind: 'field', field: 'serviceBook' } },
  { name: 'ccm', position: 52, says: { kind: 'field', field: 'displacementCcm' } },
  { name: 'sitze', position: 60, says: { kind: 'field', field: 'seats' } },
  {
    name: 'schadstoff',
    position: 61,
    says: {
      kind: 'field',
      field: 'emissionClass',
      codes: { '0': null, '1': 'euro-1', '2': 'euro-2', '3': 'euro-3', '4': 'euro-4', '5': 'euro-5', '6': 'euro-6' },
    },
  },
  { name: 'verbrauch_kombiniert', position: 98, says: { kind: 'field', field: 'consumptionL' } },
  { name: 'emission', position: 99, says: { kind: 'field', field: 'co2GPerKm' } },
  {
    name: 'kraftstoffart',
    position: 109,
    says: {
      kind: 'field',
      field: 'fuel',
      codes: {
        '1': 'petrol',
        '2': 'diesel',
        '3': 'lpg',
        '4': 'cng',
        '6': 'electric',
        '7': 'hybrid',
        '8': 'hydrogen',
        '10': 'hybrid',
      },
    },
  },
  {
    name: 'getriebeart',
    position: 110,
    says: {
      kind: 'field',
      field: 'gearbox',
      codes: { '0': null, '1': 'manual', '2': 'automatic', '3': 'automatic' },
    },
  },
  { name: 'plugin_hybrid', says: { kind: 'sign', field: 'fuel', set: 'plug-in-hybrid' } },
  { name: 'kombinierter_stromverbrauch', says: { kind: 'field', field: 'consumptionKwh' } },
  { name: 'vorbesitzer', says: { kind: 'field', field: 'owners' } },
  {
    name: 'interieurfarbe',
    says: {
      kind: 'field',
      field: 'interiorColour',
      codes: { '0': null, '1': 'black', '2': 'grey', '3': 'beige', '4': 'brown', '5': 'other' },
    },
  },
  {
    name: 'interieurtyp',
    says: {
      kind: 'field',
      field: 'interiorMaterial',
      codes: {
        '0': null,
        '1': 'leather',
        '2': 'part-leather',
        '3': 'cloth',
        '4': 'velour',
        '5': 'alcantara',
        '6': null,
      },
    },
  },
  { name: 'video_url', says: { kind: 'field', field: 'videoUrl' } },
  ...mobileEquipment,
  {
    name: 'rotstiftpreis',
    says: { kind: 'ignored' },
    note: '§ 9a PrAG: a reduction is measured against the lowest price of 30 days, which we know ourselves.',
  },
  ...['monatliche_rate', 'laufzeit', 'anzahlung', 'schlussrate', 'soll_zinssatz', 'effektiver_jahreszins'].map(credit),
  ...['bruttokreditbetrag', 'nettokreditbetrag', 'anbieterbank'].map(credit),
];

function condition(name: string, position: number | undefined, whenSet: Condition): FormatColumn {
  return {
    name,
    ...(position !== undefined && { position }),
    says: { kind: 'condition', codes: { '1': whenSet, '0': used } },
  };
}

function credit(name: string): FormatColumn {
  return { name, says: { kind: 'credit' } };
}

/** Bodies by the names of both languages of the documentation, with or without the class before them. */
function categories() {
  return {
    'Cabrio/Roadster': 'cabriolet',
    Kleinwagen: 'small',
    Kombi: 'estate',
    Limousine: 'sedan',
    'Sportwagen/Coupe': 'coupe',
    'Sportwagen/Coupé': 'coupe',
    'SUV/Geländewagen/Pickup': 'suv',
    'Geländewagen/Pickup': 'suv',
    'Van/Kleinbus': 'minivan',
    EstateCar: 'estate',
    OffRoad: 'suv',
    SmallCar: 'small',
    SportsCar: 'coupe',
  };
}
