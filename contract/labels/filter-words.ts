import type { FilterKey, FilterKeyOfKind } from '../filters.ts';
import type { Language } from '../values/identifiers.ts';

interface RangeWords {
  /** What the figures are of, where their unit does not say it. */
  lead?: string;
  unit: string;
}

interface FilterWords {
  /** What each filter is called where its value stands beside the name. */
  names: Record<FilterKey, string>;
  from: string;
  to: string;
  /** From one amount to another. */
  between: string;
  yes: string;
  ranges: Record<FilterKeyOfKind<'range'>, RangeWords>;
  flags: Record<FilterKeyOfKind<'flag'>, string>;
  registered: string;
  without: string;
  quoted: (text: string) => string;
  around: (radiusKm: number, place: string) => string;
  /** Beside the filter's name, and in a phrase of its own. */
  amounts: Record<FilterKeyOfKind<'amount'>, { value: (count: number) => string; phrase: (value: string) => string }>;
  more: (count: number) => string;
}

const german: FilterWords = {
  names: {
    category: 'Kategorie',
    vehicles: 'Fahrzeug',
    excludedVehicles: 'Ohne',
    variant: 'Ausführung',
    priceEur: 'Preis',
    priceRating: 'Preisbewertung',
    mileageKm: 'Kilometerstand',
    firstRegistration: 'Erstzulassung',
    powerKw: 'Leistung',
    powerPs: 'Leistung',
    fuel: 'Treibstoff',
    gearbox: 'Getriebe',
    drive: 'Antrieb',
    body: 'Karosserie',
    doors: 'Türen',
    seats: 'Sitze',
    colour: 'Farbe',
    metallic: 'Metallic',
    interiorColour: 'Innenfarbe',
    interiorMaterial: 'Polsterung',
    displacementCcm: 'Hubraum',
    cylinders: 'Zylinder',
    co2GPerKm: 'CO₂',
    consumptionL: 'Verbrauch',
    rangeKm: 'Reichweite',
    batteryKwh: 'Batterie',
    batteryHealth: 'Batteriezustand',
    owners: 'Vorbesitzer',
    conditionKind: 'Zustand',
    accidentFree: 'Unfallfrei',
    serviceBook: 'Serviceheft',
    warranty: 'Garantie',
    inspectionMonths: 'Pickerl',
    taxation: 'Besteuerung',
    inputTax: 'Vorsteuerabzug',
    novaIncluded: 'NoVA inklusive',
    emissionClass: 'Abgasnorm',
    equipment: 'Ausstattung',
    dealership: 'Händler',
    region: 'Bundesland',
    district: 'Bezirk',
    place: 'Ort',
    daysOnline: 'Online',
    priceReduced: 'Preis gesenkt',
    withPictures: 'Mit Bildern',
    text: 'Stichwörter',
  },
  from: 'ab',
  to: 'bis',
  between: 'bis',
  yes: 'ja',
  ranges: {
    priceEur: { unit: '€' },
    mileageKm: { unit: 'km' },
    powerKw: { unit: 'kW' },
    powerPs: { unit: 'PS' },
    doors: { unit: 'Türen' },
    seats: { unit: 'Sitze' },
    displacementCcm: { unit: 'cm³' },
    cylinders: { unit: 'Zylinder' },
    co2GPerKm: { lead: 'CO₂', unit: 'g/km' },
    consumptionL: { lead: 'Verbrauch', unit: 'l/100 km' },
    rangeKm: { lead: 'Reichweite', unit: 'km' },
    batteryKwh: { lead: 'Batterie', unit: 'kWh' },
    batteryHealth: { lead: 'Batteriezustand', unit: '%' },
    owners: { unit: 'Vorbesitzer' },
  },
  flags: {
    metallic: 'Metallic',
    accidentFree: 'unfallfrei',
    serviceBook: 'Serviceheft',
    warranty: 'Garantie',
    novaIncluded: 'NoVA inklusive',
    priceReduced: 'Preis gesenkt',
    withPictures: 'mit Bildern',
  },
  registered: 'Erstzulassung',
  without: 'ohne',
  quoted: (text) => `„${text}“`,
  around: (radiusKm, place) => `${radiusKm} km um ${place}`,
  amounts: {
    inspectionMonths: {
      value: (months) => (months === 1 ? 'noch 1 Monat' : `noch ${months} Monate`),
      phrase: (value) => `Pickerl ${value}`,
    },
    daysOnline: {
      value: (days) => (days === 1 ? 'seit höchstens 1 Tag' : `seit höchstens ${days} Tagen`),
      phrase: (value) => `${value} online`,
    },
  },
  more: (count) => `und ${count} weitere`,
};

const english: FilterWords = {
  names: {
    category: 'Category',
    vehicles: 'Car',
    excludedVehicles: 'Not',
    variant: 'Variant',
    priceEur: 'Price',
    priceRating: 'Price rating',
    mileageKm: 'Mileage',
    firstRegistration: 'First registration',
    powerKw: 'Power',
    powerPs: 'Power',
    fuel: 'Fuel',
    gearbox: 'Gearbox',
    drive: 'Drive',
    body: 'Body',
    doors: 'Doors',
    seats: 'Seats',
    colour: 'Colour',
    metallic: 'Metallic',
    interiorColour: 'Interior colour',
    interiorMaterial: 'Upholstery',
    displacementCcm: 'Displacement',
    cylinders: 'Cylinders',
    co2GPerKm: 'CO₂',
    consumptionL: 'Consumption',
    rangeKm: 'Range',
    batteryKwh: 'Battery',
    batteryHealth: 'Battery health',
    owners: 'Previous owners',
    conditionKind: 'Condition',
    accidentFree: 'Accident-free',
    serviceBook: 'Service book',
    warranty: 'Warranty',
    inspectionMonths: 'Inspection',
    taxation: 'Taxation',
    inputTax: 'Input tax deduction',
    novaIncluded: 'NoVA included',
    emissionClass: 'Emission class',
    equipment: 'Equipment',
    dealership: 'Dealer',
    region: 'Federal state',
    district: 'District',
    place: 'Place',
    daysOnline: 'Online',
    priceReduced: 'Price reduced',
    withPictures: 'With pictures',
    text: 'Words',
  },
  from: 'from',
  to: 'up to',
  between: 'to',
  yes: 'yes',
  ranges: {
    priceEur: { unit: '€' },
    mileageKm: { unit: 'km' },
    powerKw: { unit: 'kW' },
    powerPs: { unit: 'hp' },
    doors: { unit: 'doors' },
    seats: { unit: 'seats' },
    displacementCcm: { unit: 'cm³' },
    cylinders: { unit: 'cylinders' },
    co2GPerKm: { lead: 'CO₂', unit: 'g/km' },
    consumptionL: { lead: 'consumption', unit: 'l/100 km' },
    rangeKm: { lead: 'range', unit: 'km' },
    batteryKwh: { lead: 'battery', unit: 'kWh' },
    batteryHealth: { lead: 'battery health', unit: '%' },
    owners: { unit: 'previous owners' },
  },
  flags: {
    metallic: 'metallic',
    accidentFree: 'accident-free',
    serviceBook: 'service book',
    warranty: 'warranty',
    novaIncluded: 'NoVA included',
    priceReduced: 'price reduced',
    withPictures: 'with pictures',
  },
  registered: 'registered',
  without: 'not',
  quoted: (text) => `“${text}”`,
  around: (radiusKm, place) => `${radiusKm} km around ${place}`,
  amounts: {
    inspectionMonths: {
      value: (months) => `valid for ${months} ${months === 1 ? 'month' : 'months'}`,
      phrase: (value) => `inspection ${value}`,
    },
    daysOnline: {
      value: (days) => `for ${days} ${days === 1 ? 'day' : 'days'} at most`,
      phrase: (value) => `online ${value}`,
    },
  },
  more: (count) => `and ${count} more`,
};

/** What a search is put into words with. A filter without words is a type error. */
export const filterWords: Record<Language, FilterWords> = { 'de-AT': german, en: english };
