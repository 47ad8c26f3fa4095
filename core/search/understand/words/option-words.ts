import type {
  Body,
  Category,
  Colour,
  Drive,
  EmissionClass,
  Fuel,
  Gearbox,
  InteriorMaterial,
} from '@kardan/contract/values/vehicle';
import { wordList } from './word-list.ts';

/**
 * What people write for the values of the closed lists, beyond the labels the site shows. Hyphens and spaces do not
 * matter, nor umlauts, plural s and capital letters.
 */
interface OptionWords {
  category: Record<Category, string[]>;
  body: Record<Body, string[]>;
  fuel: Record<Fuel, string[]>;
  gearbox: Record<Gearbox, string[]>;
  drive: Record<Drive, string[]>;
  interiorMaterial: Record<InteriorMaterial, string[]>;
}

export const optionWords: OptionWords = {
  category: {
    new: ['Neuwagen', 'Neufahrzeug', 'Neufahrzeuge', 'fabrikneu', 'brandneu', 'neues Auto', 'new car', 'brand new'],
    used: wordList(`
      gebraucht, gebrauchte, gebrauchter, gebrauchtes, gebrauchten, Gebrauchtwagen, Gebrauchtauto, gebrauchtes Auto,
      Gebrauchtfahrzeug, used, used car, second hand, pre owned
    `),
    'one-year': ['Jahreswagen', 'one year old car', 'nearly new', 'Jahresauto', 'Jahresfahrzeug'],
    'old-timer': ['Oldtimer', 'Oldie', 'Klassiker', 'Veteran', 'classic car', 'vintage car', 'vintage', 'Youngtimer'],
  },
  body: {
    small: ['Kleinwagen', 'Stadtauto', 'Stadtflitzer', 'Kleinstwagen', 'city car', 'small car', 'supermini'],
    hatchback: ['Schrägheck', 'Kompaktwagen', 'Kompaktklasse', 'hatchback', 'hatch', 'compact car', 'Steilheck'],
    sedan: ['Limousine', 'Limo', 'Stufenheck', 'sedan', 'saloon', 'Limousinen'],
    estate: wordList(`
      Kombi, Kombie, Combi, Kombiwagen, Familienkombi, estate, estate car, station wagon, stationwagon, Variant, Avant,
      Touring, Grandtour, Turnier, T-Modell, Sportstourer, Sports Tourer, SW, Sport Tourer, Sportwagon, Sportkombi,
      Shooting Brake, Touring Sports, wagon, Caravan, Break
    `),
    suv: wordList(`
      SUV, Geländewagen, Gelände, Offroader, Off-Road, Crossover, Stadtgeländewagen, Geländeauto, off roader,
      Sport Utility
    `),
    coupe: ['Coupé', 'Coupe', 'Sportwagen', 'Sportcoupé', 'sports car', 'Coupés'],
    cabriolet: ['Cabrio', 'Cabriolet', 'Kabrio', 'Kabriolett', 'Roadster', 'convertible', 'Spider', 'soft top'],
    minivan: wordList(`
      Hochdachkombi, Van, Minivan, Kompaktvan, MPV, Großraumlimousine, people carrier, Familienvan
    `),
    bus: ['Bus', 'Kleinbus', 'Minibus', 'Campingbus', 'passenger van'],
    pickup: ['Pickup', 'Pick-up', 'Pritsche', 'Pritschenwagen', 'pick up truck', 'pickup truck'],
  },
  fuel: {
    petrol: wordList(`
      Benzin, Benziner, petrol, gasoline, gas engine, TSI, TFSI, Ottomotor, Benzinmotor, eTSI, TCe, PureTech, EcoBoost,
      T-GDI, GDI, MPI, MultiAir, TwinAir, Skyactiv-G, Skyactiv-X, e-Skyactiv X, e-Skyactiv, THP, Turbobenziner, VTi,
      VTEC, i-VTEC, FSI, SCe, IG-T, DIG-T, Boosterjet, Kompressor, CGI, Super Benzin
    `),
    diesel: wordList(`
      Diesel, Dieselmotor, Selbstzünder, TDI, HDI, CDI, dCi, TDCi, CRDi, BlueHDi, JTD, D4D, BlueTEC, CDTI, Turbodiesel,
      SDI, Dieselfahrzeug, Blue dCi, EcoBlue, Multijet, JTDM, DDiS, Skyactiv-D, i-DTEC, D-4D, Di-D, DTI, TDdi, e-HDi,
      SCR, Dieselauto, Dieserl
    `),
    electric: wordList(`
      Elektro, Elektroauto, E-Auto, Elektrofahrzeug, elektrisch, elektrische, elektrischer, BEV, EV, Stromer,
      vollelektrisch, rein elektrisch, Elektrowagen, E-Fahrzeug, electric, electric car, electric vehicle, all electric,
      fully electric, Elektroautos, E-Mobil, Elektromotor, E-PKW
    `),
    hybrid: wordList(`
      e-Power, e:HEV, Vollhybrid, Mildhybrid, Mild Hybrid, HEV, MHEV, full hybrid, selbstladender Hybrid
    `),
    'plug-in-hybrid': ['Hybrid4', 'Plug-in-Hybrid', 'Plug-in', 'Plugin', 'PHEV', 'Steckdosenhybrid', 'Plug in Hybride'],
    lpg: ['Autogas', 'LPG', 'Flüssiggas', 'Gasanlage'],
    cng: ['Erdgas', 'CNG', 'TGI', 'natural gas', 'Biogas'],
    hydrogen: ['Wasserstoff', 'Brennstoffzelle', 'FCEV', 'hydrogen', 'fuel cell'],
  },
  gearbox: {
    manual: wordList(`
      Schalter, Schaltgetriebe, Schaltung, Handschaltung, Handschalter, manuell, manual, händisch, handgeschaltet~,
      händisch geschaltet, von Hand geschaltet, manuelles, manueller, manuellem, manuelles Getriebe, manuelle Schaltung,
      manual gearbox, manual transmission, stick shift, geschaltet, 5-Gang, 6-Gang, 5 Gang, 6 Gang, Schaltwagen
    `),
    automatic: wordList(`
      Automatik, Automatic, Automat, Automatikgetriebe, DSG, S-Tronic, Tiptronic, Steptronic, EDC, DKG, CVT, PDK, EAT8,
      Doppelkupplung, Doppelkupplungsgetriebe, 7G-Tronic, 9G-Tronic, auto box, automatic gearbox,
      automatic transmission, Wandlerautomatik, automatisch, 7-Gang, 8-Gang, 8 Gang, Schaltautomatik, Powershift, E-CVT,
      EAT6, Automatikauto
    `),
  },
  drive: {
    front: ['Frontantrieb', 'Vorderradantrieb', 'Vorderantrieb', 'front wheel drive', 'FWD', 'sDrive'],
    rear: ['Heckantrieb', 'Hinterradantrieb', 'Hecktriebler', 'rear wheel drive', 'RWD', 'Heckmotor'],
    all: wordList(`
      Allrad, Allradantrieb, Allradler, Vierradantrieb, 4x4, 4WD, AWD, quattro, xDrive, 4Matic, 4Motion,
      all wheel drive, four wheel drive, ALL4, allradgetrieben, 4drive, e-4WD, Symmetrical AWD, AllGrip, HTRAC, S-AWC,
      Syncro, e-4ORCE, i-AWD, AWD-i
    `),
  },
  interiorMaterial: {
    cloth: ['Stoffsitze', 'Stoffpolster', 'Stoffbezug', 'cloth seats'],
    'part-leather': ['Teilleder', 'Halbleder', 'part leather'],
    leather: ['Leder', 'Ledersitze', 'Lederausstattung', 'Vollleder', 'leather', 'leather seats', 'Lederpolster'],
    alcantara: ['Alcantara', 'Wildleder'],
    'synthetic-leather': ['Kunstleder', 'Artico', 'synthetic leather', 'vegan leather'],
    velour: ['Velours', 'Velour'],
  },
};

/** Colours are inflected ("schwarzer", "rotes"), so only their stems are listed. */
export const colourWords: Record<Colour, string[]> = {
  black: ['schwarz', 'black', 'pechschwarz', 'tiefschwarz', 'mattschwarz'],
  white: ['weiß', 'weiss', 'white', 'perlweiß', 'schneeweiß', 'alpinweiß'],
  grey: [
    'grau',
    'gray',
    'grey',
    'anthrazit',
    'dunkelgrau',
    'hellgrau',
    'anthracite',
    'mattgrau',
    'nardo grau',
    'nardo grey',
    'dark grey',
    'light grey',
    'graphit',
    'titangrau',
  ],
  silver: ['silber', 'silbern', 'silver', 'silbergrau', 'alu silber', 'light silver'],
  blue: [
    'blau',
    'blue',
    'dunkelblau',
    'hellblau',
    'marineblau',
    'navy',
    'nachtblau',
    'türkis',
    'navy blue',
    'dark blue',
    'light blue',
    'petrol blau',
    'petrolblau',
    'midnight blue',
  ],
  red: [
    'rot',
    'red',
    'dunkelrot',
    'weinrot',
    'bordeaux',
    'bordeauxrot',
    'feuerrot',
    'knallrot',
    'ferrarirot',
    'ferrari rot',
    'dark red',
    'bordeaux rot',
    'wein rot',
  ],
  green: wordList(`
    grün, green, dunkelgrün, hellgrün, oliv, olivgrün, britischgrün, mint, british racing green, racing green,
    dark green, khaki
  `),
  brown: ['braun', 'brown', 'dunkelbraun', 'bronze', 'kupfer'],
  beige: ['beige', 'creme', 'sand', 'champagner', 'champagne', 'cremeweiß'],
  yellow: ['gelb', 'yellow', 'knallgelb'],
  orange: ['orange'],
  gold: ['gold', 'golden'],
  violet: ['violett', 'lila', 'purple', 'violet', 'purpur', 'flieder', 'rosa', 'pink'],
  other: [],
};

/** From a standard upwards: "ab Euro 5". */
export const emissionNames: Record<string, EmissionClass[]> = {
  '1': ['euro-1'],
  '2': ['euro-2'],
  '3': ['euro-3'],
  '4': ['euro-4'],
  '5': ['euro-5'],
  '6': ['euro-6', 'euro-6d-temp', 'euro-6d', 'euro-6e'],
  '6dtemp': ['euro-6d-temp'],
  '6d': ['euro-6d'],
  '6e': ['euro-6e'],
  '7': ['euro-7'],
};
