import { expect, test } from 'vitest';
import type { SearchFilters } from '../calls/search/search.ts';
import { searchFilters } from '../calls/search/search.ts';
import { filterKeys } from '../filters.ts';
import { type Language, languages } from '../values/identifiers.ts';
import { searchInWords, type Wording } from './search-in-words.ts';

const names: Record<string, string> = {
  'make volkswagen': 'Volkswagen',
  'model volkswagen/golf': 'Golf',
  'region steiermark': 'Steiermark',
  'place 8010': 'Graz',
};
const wording = (language: Language): Wording => ({ language, nameOf: (kind, slug) => names[`${kind} ${slug}`] });

const search: SearchFilters = searchFilters.parse({
  region: ['steiermark'],
  vehicles: ['volkswagen/golf', 'volkswagen'],
  priceEur: { to: 15_000 },
  powerPs: { from: 100, to: 150 },
  doors: { from: 4 },
  equipment: ['tow-bar'],
  firstRegistration: { from: '2021-04' },
  vatReclaimable: true,
  accidentFree: true,
  inspectionMonths: 6,
  daysOnline: 1,
  place: { postcode: '8010', radiusKm: 30 },
  text: 'Standheizung',
});

test('beside the names of its filters a search reads in good German', () => {
  expect(facts('de-AT')).toEqual([
    'Fahrzeug: Volkswagen Golf, Volkswagen',
    'Preis: bis € 15.000',
    'Erstzulassung: ab 04/2021',
    'Leistung: 100 bis 150 PS',
    'Türen: ab 4',
    'Unfallfrei: ja',
    'Pickerl: noch 6 Monate',
    'MwSt. ausweisbar: ja',
    'Ausstattung: Anhängekupplung',
    'Bundesland: Steiermark',
    'Ort: 30 km um 8010 Graz',
    'Online: seit höchstens 1 Tag',
    'Stichwörter: „Standheizung“',
  ]);
});

test('beside the names of its filters a search reads in good English', () => {
  expect(facts('en')).toEqual([
    'Car: Volkswagen Golf, Volkswagen',
    'Price: up to € 15,000',
    'First registration: from 04/2021',
    'Power: 100 to 150 hp',
    'Doors: from 4',
    'Accident-free: yes',
    'Inspection: valid for 6 months',
    'VAT reclaimable: yes',
    'Equipment: Tow bar',
    'Federal state: Steiermark',
    'Place: 30 km around 8010 Graz',
    'Online: for 1 day at most',
    'Words: “Standheizung”',
  ]);
});

function facts(language: Language): string[] {
  return searchInWords(search, wording(language)).map(({ name, value }) => `${name}: ${value}`);
}

test('a phrase says alone what is meant', () => {
  expect(searchInWords(search, wording('de-AT')).map(({ phrase }) => phrase)).toEqual([
    'Volkswagen Golf, Volkswagen',
    'bis € 15.000',
    'Erstzulassung ab 04/2021',
    '100 bis 150 PS',
    'ab 4 Türen',
    'unfallfrei',
    'Pickerl noch 6 Monate',
    'MwSt. ausweisbar',
    'Anhängekupplung',
    'Steiermark',
    '30 km um 8010 Graz',
    'seit höchstens 1 Tag online',
    '„Standheizung“',
  ]);
});

test('numbers stay with their units where a page wants it', () => {
  const [price] = searchInWords({ priceEur: { to: 15_000 } }, { ...wording('de-AT'), space: '\u00A0' });
  expect(price?.value).toBe('bis €\u00A015.000');
});

test.each(languages)('in %s every filter has words', (language) => {
  for (const key of filterKeys) {
    const value = examples[key];
    const [said] = searchInWords({ [key]: value }, wording(language));
    expect(said, key).toMatchObject({ key, name: expect.stringMatching(/\S/), phrase: expect.stringMatching(/\S/) });
    expect(said?.value, key).not.toMatch(/undefined|NaN|\[object/);
  }
});

const examples = searchFilters.required().parse({
  category: ['used'],
  vehicles: ['volkswagen/golf'],
  excludedVehicles: ['volkswagen'],
  variant: 'GTI',
  priceEur: { from: 5_000, to: 15_000 },
  priceRating: ['good'],
  mileageKm: { to: 80_000 },
  firstRegistration: { from: '2021-04' },
  powerKw: { from: 66 },
  powerPs: { from: 90 },
  fuel: ['diesel'],
  gearbox: ['manual'],
  drive: ['all'],
  body: ['estate'],
  doors: { from: 4 },
  seats: { from: 5 },
  colour: ['black'],
  metallic: true,
  interiorColour: ['black'],
  interiorMaterial: ['leather'],
  displacementCcm: { to: 2_000 },
  cylinders: { from: 4 },
  co2GPerKm: { to: 120 },
  consumptionL: { to: 5.5 },
  rangeKm: { from: 300 },
  batteryKwh: { from: 50 },
  batteryHealth: { from: 80 },
  owners: { to: 1 },
  accidentFree: true,
  serviceBook: true,
  warranty: true,
  inspectionMonths: 6,
  vatReclaimable: true,
  novaIncluded: true,
  emissionClass: ['euro-6d'],
  equipment: ['tow-bar'],
  dealership: ['autohaus-huber'],
  region: ['steiermark'],
  district: ['graz'],
  place: { postcode: '8010', radiusKm: 30 },
  daysOnline: 3,
  priceReduced: true,
  withPictures: true,
  text: 'Standheizung',
});
