import type { Phrase } from './phrase.ts';

/** Forty sentences more, written after what the first sixty had shown was mended; when first read, 38 of 40 were exact and 2 wrong. */
export const laterPhrases: Phrase[] = [
  [
    'VW Passat Alltrack 4motion ab 2017 bis 20.000€',
    {
      vehicles: ['volkswagen/passat'],
      drive: ['all'],
      firstRegistration: { from: '2017-01' },
      priceEur: { to: 20_000 },
      variant: 'Alltrack',
    },
  ],
  [
    'suche diesel kombi automatik tirol',
    { fuel: ['diesel'], body: ['estate'], gearbox: ['automatic'], region: ['tirol'] },
  ],
  [
    'audi a5 sportback 2.0 tfsi',
    { vehicles: ['audi/a5'], fuel: ['petrol'], variant: 'Sportback', displacementCcm: { from: 1_900, to: 2_060 } },
  ],
  ['Wagen mit wenig Kilometer', { mileageKm: { to: 60_000 } }],
  ['bmw i4 weiss', { vehicles: ['bmw/i4'], colour: ['white'] }],
  [
    'Citroen Berlingo 5-Sitzer Schiebetür',
    { vehicles: ['citroen/berlingo'], seats: { from: 5, to: 5 }, equipment: ['electric-sliding-door'] },
  ],
  ['elektroauto 4x4 mit anhängerkupplung', { fuel: ['electric'], drive: ['all'], equipment: ['tow-bar'] }],
  ['mercedez b klasse', { vehicles: ['mercedes-benz/b-klasse'] }],
  [
    'Volkswagen Tiguan R-Line Panorama',
    { vehicles: ['volkswagen/tiguan'], equipment: ['sport-package', 'panoramic-roof'] },
  ],
  [
    'bis 7.000 Euro, ab Bj. 2012, Benzin, Graz und Umgebung',
    {
      priceEur: { to: 7_000 },
      firstRegistration: { from: '2012-01' },
      fuel: ['petrol'],
      place: { postcode: '8010', radiusKm: 50 },
    },
  ],
  [
    'hyundai i20 5 türer rot unter 70000km',
    { vehicles: ['hyundai/i20'], doors: { from: 5, to: 5 }, colour: ['red'], mileageKm: { to: 70_000 } },
  ],
  ['opel mokka e', { vehicles: ['opel/mokka'], text: 'e' }],
  ['Kombi mit 3. Sitzreihe', { body: ['estate'], equipment: ['third-row-seats'] }],
  ['Renault Captur TCe 90', { vehicles: ['renault/captur'], fuel: ['petrol'], powerPs: { from: 85, to: 95 } }],
  ['fiat 500x allrad', { vehicles: ['fiat/500x'], drive: ['all'] }],
  [
    'Ford Focus ST Line Kombi 1.5 EcoBoost 150PS',
    {
      vehicles: ['ford/focus'],
      equipment: ['sport-package'],
      body: ['estate'],
      powerPs: { from: 150 },
      fuel: ['petrol'],
      displacementCcm: { from: 1_400, to: 1_560 },
    },
  ],
  ['honda civic type r', { vehicles: ['honda/civic'], variant: 'Type R' }],
  ['toyota land cruiser bis baujahr 2005', { vehicles: ['toyota/land-cruiser'], firstRegistration: { to: '2005-12' } }],
  ['skoda superb l&k', { vehicles: ['skoda/superb'], variant: 'L&K' }],
  [
    'mit Garantie, unfallfrei, 1.Besitz, unter 15 000 Euro',
    { warranty: true, accidentFree: true, owners: { to: 1 }, priceEur: { to: 15_000 } },
  ],
  ['Alfa Romeo Stelvio Veloce', { vehicles: ['alfa-romeo/stelvio'], variant: 'Veloce' }],
  [
    'VW Golf 6 TDI 105 PS',
    {
      vehicles: ['volkswagen/golf'],
      firstRegistration: { from: '2008-01', to: '2013-12' },
      fuel: ['diesel'],
      powerPs: { from: 105 },
    },
  ],
  ['audi tt roadster', { vehicles: ['audi/tt'], body: ['cabriolet'] }],
  ['Tesla oder Polestar ohne Model X', { vehicles: ['tesla', 'polestar'], excludedVehicles: ['tesla/model-x'] }],
  ['weniger als 100 PS Kleinwagen', { powerPs: { to: 100 }, body: ['small'] }],
  [
    'estate car, diesel, automatic, max 120k km',
    { body: ['estate'], fuel: ['diesel'], gearbox: ['automatic'], mileageKm: { to: 120_000 } },
  ],
  [
    'family SUV 7 seats not older than 4 years',
    { body: ['suv'], seats: { from: 7, to: 7 }, firstRegistration: { from: '2022-11' } },
  ],
  [
    'small electric car around Linz',
    { fuel: ['electric'], place: { postcode: '4020', radiusKm: 50 }, body: ['small'] },
  ],
  ['Neuwagen Dacia Duster Journey', { category: ['new'], vehicles: ['dacia/duster'], variant: 'Journey' }],
  ['vw t5 california', { vehicles: ['volkswagen/california'], firstRegistration: { from: '2003-01', to: '2015-12' } }],
  ['auto in vorarlberg bis 10.000 km', { region: ['vorarlberg'], mileageKm: { to: 10_000 } }],
  ['Mini Cooper SE', { vehicles: ['mini'], variant: 'Cooper SE' }],
  [
    'kia ev6 gt line allrad ab 2022',
    { vehicles: ['kia/ev6'], equipment: ['sport-package'], drive: ['all'], firstRegistration: { from: '2022-01' } },
  ],
  ['St. Johann im Pongau Kombi', { place: { postcode: '5600', radiusKm: 50 }, body: ['estate'] }],
  ['Bregenz 40km Umkreis Cabrio', { place: { postcode: '6900', radiusKm: 40 }, body: ['cabriolet'] }],
  [
    'gebrauchtwagen wiener neustadt bis 12k',
    { category: ['used'], place: { postcode: '2700', radiusKm: 50 }, priceEur: { to: 12_000 } },
  ],
  [
    'Automatik, Sitzheizung, Rückfahrkamera, max. 18.000',
    { gearbox: ['automatic'], equipment: ['seat-heating', 'rear-camera'], priceEur: { to: 18_000 } },
  ],
  ['Bj.2014 vw touran', { firstRegistration: { from: '2014-01', to: '2014-12' }, vehicles: ['volkswagen/touran'] }],
  ['porsche boxter', { vehicles: ['porsche/boxster'] }],
  ['Jaguar F-Pace, I-Pace', { vehicles: ['jaguar/f-pace', 'jaguar/i-pace'] }],
];
