import type { Phrase } from './phrase.ts';

/** Several filters at once, odd orders, English, and words that must stay text. */
export const mixedPhrases: Phrase[] = [
  [
    'Golf Diesel Kombi bis 15.000 in Graz',
    {
      vehicles: ['volkswagen/golf'],
      fuel: ['diesel'],
      body: ['estate'],
      priceEur: { to: 15_000 },
      place: { postcode: '8010', radiusKm: 50 },
    },
  ],
  [
    'graz bis 15.000 kombi diesel golf',
    {
      vehicles: ['volkswagen/golf'],
      fuel: ['diesel'],
      body: ['estate'],
      priceEur: { to: 15_000 },
      place: { postcode: '8010', radiusKm: 50 },
    },
  ],
  [
    'suche einen günstigen Kleinwagen für Fahranfänger bis 5000€',
    { body: ['small'], priceEur: { to: 5_000 }, powerKw: { to: 70 } },
  ],
  [
    'Familienauto 7 Sitze Automatik unter 25.000',
    { seats: { from: 7, to: 7 }, gearbox: ['automatic'], priceEur: { to: 25_000 }, body: ['estate', 'suv', 'minivan'] },
  ],
  [
    'skoda octavia rs tdi ab 2019',
    { vehicles: ['skoda/octavia'], fuel: ['diesel'], firstRegistration: { from: '2019-01' }, variant: 'RS' },
  ],
  [
    'BMW 3er Touring Diesel Automatik ab Bj 2017 unter 100.000 km',
    {
      vehicles: ['bmw/3er'],
      body: ['estate'],
      fuel: ['diesel'],
      gearbox: ['automatic'],
      firstRegistration: { from: '2017-01' },
      mileageKm: { to: 100_000 },
    },
  ],
  [
    'Audi A3 Sportback benzin 150 ps schwarz',
    { vehicles: ['audi/a3'], fuel: ['petrol'], powerPs: { from: 150 }, colour: ['black'], variant: 'Sportback' },
  ],
  [
    'Tesla Model 3 Long Range weiß unter 30k',
    { vehicles: ['tesla/model-3'], colour: ['white'], priceEur: { to: 30_000 }, variant: 'Long Range' },
  ],
  [
    'elektro suv reichweite über 450km bis 40.000 euro',
    {
      fuel: ['electric'],
      body: ['suv'],
      rangeKm: { from: 450 },
      priceEur: { to: 40_000 },
    },
  ],
  ['allrad kombi steiermark', { drive: ['all'], body: ['estate'], region: ['steiermark'] }],
  ['VW Bus Diesel Allrad', { vehicles: ['volkswagen'], body: ['bus'], fuel: ['diesel'], drive: ['all'] }],
  [
    'Cabrio rot bis 12000 euro Wien',
    {
      body: ['cabriolet'],
      colour: ['red'],
      priceEur: { to: 12_000 },
      region: ['wien'],
    },
  ],
  ['mwst ausweisbar Transporter', { taxation: ['standard'], vehicles: ['volkswagen/transporter'] }],
  ['reduziert', { priceReduced: true }],
  [
    'Seat Ibiza mit Garantie und Pickerl',
    {
      vehicles: ['seat/ibiza'],
      warranty: true,
      inspectionMonths: 1,
    },
  ],
  [
    'used diesel estate under 15000 in Vienna',
    {
      category: ['used'],
      fuel: ['diesel'],
      body: ['estate'],
      priceEur: { to: 15_000 },
      region: ['wien'],
    },
  ],
  ['red convertible from 2015', { colour: ['red'], body: ['cabriolet'], firstRegistration: { from: '2015-01' } }],
  [
    'electric car with heat pump near Linz',
    {
      fuel: ['electric'],
      equipment: ['heat-pump'],
      place: { postcode: '4020', radiusKm: 50 },
    },
  ],
  ['automatic suv less than 50000 km', { gearbox: ['automatic'], body: ['suv'], mileageKm: { to: 50_000 } }],
  [
    'VW Golf at least 150 hp petrol manual',
    {
      vehicles: ['volkswagen/golf'],
      powerPs: { from: 150 },
      fuel: ['petrol'],
      gearbox: ['manual'],
    },
  ],
  [
    'BMW or Audi, not older than 3 years',
    {
      vehicles: ['bmw', 'audi'],
      firstRegistration: { from: '2023-11' },
    },
  ],
  [
    'Familienkombi Škoda Superb 4x4 DSG ab 190 PS unfallfrei',
    {
      vehicles: ['skoda/superb'],
      drive: ['all'],
      gearbox: ['automatic'],
      powerPs: { from: 190 },
      accidentFree: true,
      body: ['estate'],
    },
  ],
  ['Taigun xyz', { text: 'Taigun xyz' }],
  ['Goldhamster', { text: 'Goldhamster' }],
];
