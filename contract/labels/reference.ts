import type { DealershipService, SpokenLanguage } from '../values/dealership.ts';
import type { Language } from '../values/identifiers.ts';
import type { PriceRatingLabel } from '../values/price-ratings.ts';
import type {
  Body,
  Category,
  Colour,
  ConditionKind,
  ConsumptionNorm,
  Drive,
  EmissionClass,
  Fuel,
  Gearbox,
  InputTax,
  InteriorMaterial,
  Taxation,
} from '../values/vehicle.ts';

/** A label for every value of every closed set: a value without one is a type error. */
export interface OptionLabels {
  category: Record<Category, string>;
  body: Record<Body, string>;
  priceRating: Record<PriceRatingLabel, string>;
  fuel: Record<Fuel, string>;
  gearbox: Record<Gearbox, string>;
  drive: Record<Drive, string>;
  colour: Record<Colour, string>;
  interiorColour: Record<Colour, string>;
  interiorMaterial: Record<InteriorMaterial, string>;
  emissionClass: Record<EmissionClass, string>;
  consumptionNorm: Record<ConsumptionNorm, string>;
  conditionKind: Record<ConditionKind, string>;
  taxation: Record<Taxation, string>;
  inputTax: Record<InputTax, string>;
  service: Record<DealershipService, string>;
  language: Record<SpokenLanguage, string>;
}

const emissionClass: Record<EmissionClass, string> = {
  'euro-1': 'Euro 1',
  'euro-2': 'Euro 2',
  'euro-3': 'Euro 3',
  'euro-4': 'Euro 4',
  'euro-5': 'Euro 5',
  'euro-6': 'Euro 6',
  'euro-6d-temp': 'Euro 6d-TEMP',
  'euro-6d': 'Euro 6d',
  'euro-6e': 'Euro 6e',
  'euro-7': 'Euro 7',
};

const germanColour: Record<Colour, string> = {
  black: 'Schwarz',
  white: 'Weiß',
  grey: 'Grau',
  silver: 'Silber',
  blue: 'Blau',
  red: 'Rot',
  green: 'Grün',
  brown: 'Braun',
  beige: 'Beige',
  yellow: 'Gelb',
  orange: 'Orange',
  gold: 'Gold',
  violet: 'Violett',
  other: 'Andere Farbe',
};

const englishColour: Record<Colour, string> = {
  black: 'Black',
  white: 'White',
  grey: 'Grey',
  silver: 'Silver',
  blue: 'Blue',
  red: 'Red',
  green: 'Green',
  brown: 'Brown',
  beige: 'Beige',
  yellow: 'Yellow',
  orange: 'Orange',
  gold: 'Gold',
  violet: 'Violet',
  other: 'Other colour',
};

const german: OptionLabels = {
  category: {
    new: 'Neuwagen',
    used: 'Gebrauchtwagen',
    'one-year': 'Jahreswagen',
    'old-timer': 'Oldtimer',
  },
  body: {
    small: 'Kleinwagen',
    hatchback: 'Kompaktwagen',
    sedan: 'Limousine',
    estate: 'Kombi',
    suv: 'SUV / Geländewagen',
    coupe: 'Coupé',
    cabriolet: 'Cabrio',
    minivan: 'Van',
    bus: 'Bus / Kleinbus',
    pickup: 'Pick-up',
  },
  fuel: {
    petrol: 'Benzin',
    diesel: 'Diesel',
    electric: 'Elektro',
    hybrid: 'Hybrid',
    'plug-in-hybrid': 'Plug-in-Hybrid',
    lpg: 'Autogas (LPG)',
    cng: 'Erdgas (CNG)',
    hydrogen: 'Wasserstoff',
  },
  priceRating: {
    'very-good': 'Sehr guter Preis',
    good: 'Guter Preis',
    usual: 'Marktüblicher Preis',
    raised: 'Erhöhter Preis',
    high: 'Hoher Preis',
    unknown: 'Zu wenig Vergleichsdaten',
  },
  gearbox: { manual: 'Schaltgetriebe', automatic: 'Automatik' },
  drive: { front: 'Vorderradantrieb', rear: 'Hinterradantrieb', all: 'Allrad' },
  colour: germanColour,
  interiorColour: germanColour,
  interiorMaterial: {
    cloth: 'Stoff',
    'part-leather': 'Teilleder',
    leather: 'Leder',
    alcantara: 'Alcantara',
    'synthetic-leather': 'Kunstleder',
    velour: 'Velours',
  },
  emissionClass,
  consumptionNorm: { wltp: 'WLTP', nedc: 'NEFZ' },
  conditionKind: {
    new: 'Neu',
    'day-registration': 'Tageszulassung',
    demonstration: 'Vorführwagen',
    employee: 'Dienstwagen',
    used: 'Gebraucht',
  },
  taxation: { standard: 'MwSt. ausweisbar', 'margin-scheme': 'Differenzbesteuerung' },
  inputTax: { full: 'Vorsteuer abziehbar', partly: 'Vorsteuer teilweise abziehbar', none: 'Kein Vorsteuerabzug' },
  service: {
    'test-drive': 'Probefahrt',
    'trade-in': 'Eintausch',
    purchase: 'Ankauf',
    financing: 'Finanzierung',
    leasing: 'Leasing',
    insurance: 'Versicherung',
    registration: 'Anmeldung (Zulassung)',
    delivery: 'Zustellung',
    workshop: 'Werkstatt',
    inspection: 'Pickerl (§ 57a)',
    'body-shop': 'Spenglerei und Lack',
    'tyre-storage': 'Reifeneinlagerung',
    'rental-car': 'Leihwagen',
    'charging-station': 'Ladestation',
    'car-wash': 'Waschanlage',
  },
  language: {
    de: 'Deutsch',
    en: 'Englisch',
    hr: 'Kroatisch',
    sr: 'Serbisch',
    bs: 'Bosnisch',
    tr: 'Türkisch',
    hu: 'Ungarisch',
    it: 'Italienisch',
    sl: 'Slowenisch',
    cs: 'Tschechisch',
    sk: 'Slowakisch',
    pl: 'Polnisch',
    ro: 'Rumänisch',
    fr: 'Französisch',
    es: 'Spanisch',
    uk: 'Ukrainisch',
    ru: 'Russisch',
    ar: 'Arabisch',
  },
};

const english: OptionLabels = {
  category: {
    new: 'New cars',
    used: 'Used cars',
    'one-year': 'One-year cars',
    'old-timer': 'Classic cars',
  },
  body: {
    small: 'Small car',
    hatchback: 'Hatchback',
    sedan: 'Saloon',
    estate: 'Estate',
    suv: 'SUV / off-roader',
    coupe: 'Coupé',
    cabriolet: 'Convertible',
    minivan: 'People carrier',
    bus: 'Minibus',
    pickup: 'Pick-up',
  },
  fuel: {
    petrol: 'Petrol',
    diesel: 'Diesel',
    electric: 'Electric',
    hybrid: 'Hybrid',
    'plug-in-hybrid': 'Plug-in hybrid',
    lpg: 'Autogas (LPG)',
    cng: 'Natural gas (CNG)',
    hydrogen: 'Hydrogen',
  },
  priceRating: {
    'very-good': 'Very good price',
    good: 'Good price',
    usual: 'Market price',
    raised: 'Raised price',
    high: 'High price',
    unknown: 'Too few comparable cars',
  },
  gearbox: { manual: 'Manual', automatic: 'Automatic' },
  drive: { front: 'Front-wheel drive', rear: 'Rear-wheel drive', all: 'All-wheel drive' },
  colour: englishColour,
  interiorColour: englishColour,
  interiorMaterial: {
    cloth: 'Cloth',
    'part-leather': 'Part leather',
    leather: 'Leather',
    alcantara: 'Alcantara',
    'synthetic-leather': 'Synthetic leather',
    velour: 'Velour',
  },
  emissionClass,
  consumptionNorm: { wltp: 'WLTP', nedc: 'NEDC' },
  conditionKind: {
    new: 'New',
    'day-registration': 'Pre-registered',
    demonstration: 'Demonstration car',
    employee: 'Company car',
    used: 'Used',
  },
  taxation: { standard: 'VAT can be shown', 'margin-scheme': 'Margin scheme' },
  inputTax: { full: 'Input tax deductible', partly: 'Input tax partly deductible', none: 'No input tax deduction' },
  service: {
    'test-drive': 'Test drive',
    'trade-in': 'Part exchange',
    purchase: 'We buy cars',
    financing: 'Financing',
    leasing: 'Leasing',
    insurance: 'Insurance',
    registration: 'Registration',
    delivery: 'Delivery',
    workshop: 'Workshop',
    inspection: 'Inspection (“Pickerl”, § 57a)',
    'body-shop': 'Body and paint shop',
    'tyre-storage': 'Tyre storage',
    'rental-car': 'Courtesy car',
    'charging-station': 'Charging station',
    'car-wash': 'Car wash',
  },
  language: {
    de: 'German',
    en: 'English',
    hr: 'Croatian',
    sr: 'Serbian',
    bs: 'Bosnian',
    tr: 'Turkish',
    hu: 'Hungarian',
    it: 'Italian',
    sl: 'Slovenian',
    cs: 'Czech',
    sk: 'Slovak',
    pl: 'Polish',
    ro: 'Romanian',
    fr: 'French',
    es: 'Spanish',
    uk: 'Ukrainian',
    ru: 'Russian',
    ar: 'Arabic',
  },
};

/** What a visitor reads for a value: the one source for pages, calls and mails. Plain data, safe in a browser. */
export const optionLabels: Record<Language, OptionLabels> = { 'de-AT': german, en: english };
