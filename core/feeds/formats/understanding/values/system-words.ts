import type { OptionField } from './option-index.ts';

/** What dealers' systems write for the values of closed lists, beyond what people say. */
export const systemWords: Partial<Record<OptionField, Record<string, readonly string[]>>> = {
  category: {
    new: ['neu', 'N'],
    used: ['gebraucht', 'Vorführwagen gebraucht', 'G', 'U'],
    'one-year': ['Jahresfahrzeug', 'J'],
    'old-timer': ['O', 'Classic'],
  },
  conditionKind: {
    new: ['Neuwagen', 'Neufahrzeug', 'new car'],
    'day-registration': ['Kurzzulassung', 'TZ', 'pre-registered'],
    demonstration: ['Vorführfahrzeug', 'Vorführer', 'demo', 'demonstrator'],
    employee: ['Mitarbeiterfahrzeug', 'Werkswagen', 'Direktionswagen', 'Werksdienstwagen'],
    used: ['Gebrauchtwagen', 'Gebrauchtfahrzeug', 'used car'],
  },
  body: {
    hatchback: ['Kompakt', 'Schräghecklimousine', 'Fließheck'],
    sedan: ['Stufenhecklimousine'],
    suv: ['SUV/Geländewagen', 'Geländewagen/SUV', 'Offroad', 'off-roader'],
    coupe: ['Sportwagen/Coupé', 'Coupé/Sportwagen'],
    cabriolet: ['Cabrio/Roadster', 'Cabrio, Roadster'],
    minivan: ['Van/Minivan', 'Großraumlimousine/Van', 'Minibus/Van'],
    bus: ['Van/Kleinbus', 'Kastenwagen Kombi'],
    pickup: ['Pick up'],
  },
  fuel: {
    petrol: ['Super', 'Super 95', 'Super Plus', 'Otto', 'Normalbenzin', 'Benzin bleifrei', 'Essence'],
    diesel: ['Gasöl'],
    electric: ['Strom', 'Elektrizität', 'electricity', 'Elektro (BEV)'],
    hybrid: ['Hybrid (Benzin/Elektro)', 'Hybrid (Diesel/Elektro)', 'Benzin/Elektro', 'Diesel/Elektro', 'Hybrid Benzin'],
    'plug-in-hybrid': ['Plug-in-Hybrid (Benzin/Elektro)', 'Hybrid Plug-in', 'Plug-in Hybrid Benzin', 'PHEV Benzin'],
    lpg: ['Benzin/LPG', 'Benzin/Autogas', 'Flüssiggas (LPG)'],
    cng: ['Benzin/CNG', 'Benzin/Erdgas', 'Erdgas'],
    hydrogen: ['H2'],
  },
  gearbox: {
    manual: ['Handschaltgetriebe', 'mechanisch', 'Manuelles Schaltgetriebe', 'MT'],
    automatic: ['Halbautomatik', 'Automatisiertes Schaltgetriebe', 'Direktschaltgetriebe', 'stufenlos', 'AT'],
  },
  drive: {
    front: ['Front', 'vorne', 'vorn'],
    rear: ['Heck', 'Hinterrad', 'hinten'],
    all: ['Allrad permanent', '4 x 4'],
  },
  interiorMaterial: {
    cloth: ['Stoff', 'Textil', 'cloth'],
    leather: ['Echtleder', 'Nappaleder', 'Volleder', 'full leather'],
    'part-leather': ['Stoff/Leder', 'Leder/Stoff', 'Teil-Leder'],
    'synthetic-leather': ['Lederimitat', 'Leatherette', 'Vinyl'],
  },
  emissionClass: {
    'euro-1': ['Euro1', 'E1', 'EU1'],
    'euro-2': ['Euro2', 'E2', 'EU2'],
    'euro-3': ['Euro3', 'E3', 'EU3'],
    'euro-4': ['Euro4', 'E4', 'EU4'],
    'euro-5': ['Euro5', 'E5', 'EU5', 'Euro 5a', 'Euro 5b'],
    'euro-6': ['Euro6', 'E6', 'EU6', 'Euro 6a', 'Euro 6b', 'Euro 6c'],
    'euro-6d-temp': ['6d-TEMP', 'Euro 6d TEMP-EVAP', 'Euro 6d-TEMP-EVAP-ISC'],
    'euro-6d': ['6d', 'Euro 6d-ISC', 'Euro 6d-ISC-FCM'],
    'euro-6e': ['6e', 'Euro 6e-bis', 'Euro 6EA'],
    'euro-7': ['Euro7', 'E7', 'EU7'],
  },
  consumptionNorm: { wltp: ['WLTP-Verfahren'], nedc: ['NEDC'] },
  taxation: {
    standard: ['Regelbesteuert', 'Regelbesteuerung', 'MwSt ausweisbar', 'MwSt. ausgewiesen', 'ausweisbar', 'VAT shown'],
    'margin-scheme': ['differenzbesteuert', '§ 24', '§ 25a', 'MwSt. nicht ausweisbar', 'nicht ausweisbar'],
  },
  inputTax: {
    full: ['vorsteuerabzugsberechtigt', 'voll', 'ja'],
    partly: ['teilweise'],
    none: ['nein', 'kein', 'nicht vorsteuerabzugsberechtigt'],
  },
};
