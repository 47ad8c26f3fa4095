import type { SearchFilters } from '@kardan/contract/calls/search/search';
import { wordList } from './word-list.ts';

/** Words for the remaining filters, each with what it sets. */
export const flagWords: [SearchFilters, string[]][] = [
  [
    { accidentFree: true },
    wordList(`
      unfallfrei~, Unfallfreiheit, accident free, kein Unfall, keine Unfälle, ohne Unfall, ohne Unfälle, no accidents,
      no accident, kein Unfallwagen, keine Unfallwagen, kein Unfallauto, nicht verunfallt, ohne Unfallschaden,
      ohne Vorschaden, ohne Vorschäden, keine Vorschäden, kein Vorschaden, kein Unfaller, unfall frei, kein Crash,
      nie ein Unfall, unbeschädigt~, never crashed, no crash, not crashed, no damage
    `),
  ],
  [
    { serviceBook: true },
    wordList(`
      Serviceheft, Scheckheft, scheckheftgepflegt~, servicegepflegt~, Servicehistorie, lückenlose Servicehistorie,
      lückenlos serviciert~, volles Serviceheft, Service lückenlos, Serviceintervalle, Servicenachweis, full history,
      FSH, regelmäßig serviciert~, alle Services, Service immer gemacht, Serviceunterlagen, Scheckheft gepflegt,
      Servicebuch, service book, Service Heft, serviceheftgepflegt~, full service history, service history,
      lückenloses Serviceheft
    `),
  ],
  [
    { warranty: true },
    wordList(`
      Garantie, Werksgarantie, Herstellergarantie, warranty, Gebrauchtwagengarantie, Neuwagengarantie, Restgarantie,
      Garantieverlängerung, Anschlussgarantie, Werkgarantie, guarantee, Händlergarantie, under warranty, Garantien,
      Hersteller Garantie, Mobilitätsgarantie
    `),
  ],
  [
    { taxation: ['standard'] },
    wordList(`
      MwSt ausweisbar, MwSt. ausweisbar, Mehrwertsteuer ausweisbar, USt ausweisbar, MwSt, VAT, ausweisbare MwSt,
      mit ausweisbarer MwSt, Umsatzsteuer ausweisbar, Mehrwertsteuer, Umsatzsteuer, USt, mit MwSt, VAT invoice
    `),
  ],
  [
    { inputTax: ['full', 'partly'] },
    wordList(`
      Vorsteuerabzug, Vorsteuer, vorsteuerabzugsberechtigt~, vorsteuerabzugsfähig~, vorsteuerfähig~, VAT reclaimable,
      deductible VAT, VAT deductible, USt abzugsfähig, Vorsteuer abziehbar, Vorsteuer abzugsfähig, input tax deductible,
      input tax, VAT deduction, MwSt abzugsfähig, vorsteuerabziehbar~, Vorsteuerabzug möglich, mit Vorsteuerabzug
    `),
  ],
  [
    { category: ['new', 'one-year', 'used'] },
    ['gebraucht oder neu', 'neu oder gebraucht', 'neu oder gebrauchter', 'new or used', 'used or new'],
  ],
  [{ taxation: ['margin-scheme'] }, ['Differenzbesteuerung', 'differenzbesteuert~', 'margin scheme']],
  [
    { conditionKind: ['demonstration'] },
    wordList(`
      Vorführwagen, Vorführer, Vorführfahrzeug, Vorführauto, Vorführmodell, demo car, ex demo, demonstrator,
      Vorführwägen, demonstration car, Vorführfahrzeuge, Demofahrzeug
    `),
  ],
  [
    { conditionKind: ['day-registration'] },
    wordList(`
      Tageszulassung, Tageszulassungen, Kurzzulassung, Kurzzulassungen, pre-registered, preregistered, day registration,
      Eintageszulassung, pre-reg, Tagzulassung, tageszugelassen~
    `),
  ],
  [
    { conditionKind: ['employee'] },
    [
      'Werkswagen',
      'Werksauto',
      'Werksdienstwagen',
      'Mitarbeiterwagen',
      'Mitarbeiterfahrzeug',
      'ex Dienstwagen',
      'ehemaliger Dienstwagen',
      'ex Firmenwagen',
      'ehemaliger Firmenwagen',
    ],
  ],
  [
    { novaIncluded: true },
    wordList(`
      NoVA, NoVA frei, NoVA befreit, NoVA-befreit, inkl NoVA, inklusive NoVA, NoVA inkludiert, NoVA inklusive,
      NoVA bezahlt, mit NoVA
    `),
  ],
  [
    { priceReduced: true },
    wordList(`
      reduziert, reduzierte, reduzierter, reduziertes, Preis reduziert, preisreduziert, price drop, Preissenkung,
      Preis gesenkt, verbilligt, reduced, reduced price, herabgesetzt, price reduced
    `),
  ],
  [{ withPictures: true }, ['mit Bildern', 'mit Fotos', 'mit Bild', 'mit Foto', 'with pictures', 'with photos']],
  [{ metallic: true }, ['metallic', 'Metalliclackierung', 'Metalliclack', 'metallisch', 'Perleffekt']],
  [
    { inspectionMonths: 1 },
    wordList(`
      Pickerl, gültiges Pickerl, §57a, 57a, 57a Pickerl, Pickerl gültig, valid inspection, TÜV, MOT, Begutachtung,
      Plakette
    `),
  ],
  [
    { inspectionMonths: 10 },
    wordList(`
      Pickerl neu, neues Pickerl, frisches Pickerl, Pickerl frisch, neu Pickerl, Pickerl ganz neu, frisch gepickerlt,
      57a neu, neues 57a, frischem Pickerl, frischen Pickerl, neuem Pickerl, neuen Pickerl, frische Pickerl,
      langes Pickerl, langem Pickerl, Pickerl lang, Pickerl lange, lange Pickerl, Pickerl frisch gemacht,
      Pickerl neu gemacht, frisches 57a, frische Überprüfung, TÜV neu, neuer TÜV, neuem TÜV, frischer TÜV, HU neu,
      new inspection, fresh inspection, new MOT, fresh MOT, full MOT, Pickerl noch lange, Pickerl lange gültig
    `),
  ],
  [
    { owners: { to: 1 } },
    wordList(`
      Erstbesitz, Erstbesitzer, 1. Besitz, 1 Besitzer, erster Besitz, aus 1. Hand, 1. Hand, erste Hand, aus erster Hand,
      erster Hand, Ersthand, first owner, one owner, 1 owner, 1 Vorbesitzer, 1st owner, ein Vorbesitzer, ein Besitzer,
      1.Besitzer, single owner, nur ein Vorbesitzer, nur 1 Vorbesitzer, ein Vorhalter, 1 Vorhalter, nur ein Besitzer,
      Erstbesitzerin, erstem Besitz, Erstbesitzerfahrzeug, 1 Hand, erstbesitz, aus Erstbesitz, one previous owner,
      1.Bes
    `),
  ],
  [
    { owners: { to: 2 } },
    ['Zweitbesitz', '2. Besitz', '2. Hand', 'zweite Hand', 'aus zweiter Hand', 'zweiter Hand', 'zweiter Besitz'],
  ],
  [{ fuel: ['hybrid', 'plug-in-hybrid'] }, ['Hybrid', 'Hybride', 'Hybridauto', 'Hybridantrieb', 'Hybridfahrzeug']],
  [
    { fuel: ['hybrid', 'plug-in-hybrid'] },
    ['Benzin Hybrid', 'Hybrid Benzin', 'Diesel Hybrid', 'Hybrid Diesel', 'petrol hybrid', 'hybrid petrol'],
  ],
  [{ fuel: ['hybrid', 'plug-in-hybrid', 'electric'] }, ['E-Tech', 'Etech']],
  [
    { fuel: ['petrol', 'diesel', 'hybrid', 'lpg', 'cng'] },
    ['Verbrenner', 'Verbrennungsmotor', 'Verbrennermotor', 'combustion engine', 'ICE'],
  ],
  [{ fuel: ['petrol'] }, ['Saugbenziner', 'Sauger', 'Saugmotor', 'Benzin Sauger']],
  [
    { equipment: ['winter-tyres'] },
    wordList(`
      Sommer und Winterreifen, Sommer- und Winterreifen, Winter und Sommerreifen, Winter- und Sommerreifen,
      Sommer und Winterräder, Sommer- und Winterräder, zweiter Satz Reifen, 2 Satz Reifen, 2 Sätze Reifen, 8 Reifen,
      acht Reifen, 8fach, 8-fach, achtfach
    `),
  ],
  [{ equipment: ['alloy-wheels'] }, wheelSizes()],
  [{ fuel: ['lpg', 'cng'] }, ['Gasauto', 'Gasantrieb', 'Gas', 'Gasbetrieb', 'bivalent', 'Gasfahrzeug']],
  [{ category: ['old-timer'], body: ['cabriolet'] }, ['Oldtimercabrio', 'Oldtimer Cabrio']],
  [{ daysOnline: 1 }, ['heute neu', 'neu heute', 'seit gestern', 'heute eingestellt', 'heute inseriert', 'new today']],
  [
    { daysOnline: 7 },
    ['diese Woche', 'seit einer Woche', 'letzte Woche', 'neu diese Woche', 'this week', 'new this week', 'last week'],
  ],
  [
    { daysOnline: 3 },
    wordList(`
      neu eingestellt, neu inseriert, neueste Inserate, just listed, newly listed, neu reingekommen,
      frisch reingekommen, neu eingetroffen, frisch eingetroffen, frisch inseriert, neue Inserate, neueste Angebote,
      neueste Autos, newest ads
    `),
  ],
  [{ seats: { from: 7, to: 7 } }, ['Siebensitzer', 'sieben Sitze']],
  [{ seats: { from: 2, to: 2 } }, ['Zweisitzer', 'two seater']],
  [{ seats: { from: 5, to: 5 } }, ['Fünfsitzer', 'fünf Sitze']],
  [{ seats: { from: 9, to: 9 } }, ['Neunsitzer', 'neun Sitze']],
  [{ doors: { from: 5, to: 5 } }, ['fünftürig', 'Fünftürer', 'fünf Türen']],
  [{ doors: { from: 3, to: 3 } }, ['dreitürig', 'Dreitürer', 'drei Türen']],
  [{ doors: { from: 4, to: 4 } }, ['viertürig', 'Viertürer', 'vier Türen']],
  [{ doors: { from: 2, to: 2 } }, ['zweitürig', 'Zweitürer', 'zwei Türen']],
  [{ cylinders: { from: 3, to: 3 } }, ['Dreizylinder']],
  [{ cylinders: { from: 4, to: 4 } }, ['Vierzylinder']],
  [{ cylinders: { from: 5, to: 5 } }, ['Fünfzylinder']],
  [{ cylinders: { from: 6, to: 6 } }, ['Sechszylinder', 'V6', 'R6', 'Reihensechser', 'Reihensechszylinder']],
  [{ cylinders: { from: 8, to: 8 } }, ['Achtzylinder', 'V8']],
  [{ cylinders: { from: 10, to: 10 } }, ['V10', 'Zehnzylinder']],
  [{ cylinders: { from: 12, to: 12 } }, ['V12', 'Zwölfzylinder']],
];

/** "19 Zoll", "18 Zoll Felgen". */
function wheelSizes(): string[] {
  const inches = Array.from({ length: 10 }, (_, i) => i + 14);
  const names = [
    'Zoll',
    'Zoll Felgen',
    'Zoll Alufelgen',
    'Zoll Alus',
    'Zoll Räder',
    'Zöller',
    'inch wheels',
    'inch',
    'er Felgen',
  ];
  return inches.flatMap((size) => names.map((name) => `${size} ${name}`));
}
