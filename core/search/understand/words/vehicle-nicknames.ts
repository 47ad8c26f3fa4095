import type { SearchFilters } from '@kardan/contract/calls/search/search';
import { wordList } from './word-list.ts';

/** What people call a make or model besides its name; what the catalogue does not hold is left out when it is read. */
export const makeNicknames: Record<string, string[]> = {
  'alfa-romeo': ['Alfa'],
  bmw: ['Beemer', 'Bimmer', 'Bayerische Motoren Werke'],
  chevrolet: ['Chevy', 'Chevi'],
  citroen: ['Citro', 'Zitrone'],
  'ds-automobiles': ['DS'],
  lamborghini: ['Lambo'],
  'land-rover': ['Landrover'],
  'mercedes-benz': ['Mercedes', 'Benz', 'Merc', 'MB', 'Daimler Benz', 'Mercedes AMG', 'Merci'],
  puch: ['Steyr Puch', 'Steyr Daimler Puch'],
  'aston-martin': ['Aston'],
  jaguar: ['Jag'],
  mitsubishi: ['Mitsu'],
  renault: ['Reno'],
  'rolls-royce': ['Rolls'],
  trabant: ['Trabi'],
  volkswagen: ['VW', 'Volkswagen', 'VAU WE'],
};

/** By model. A short name that another car has too goes to the commoner one unless the make stands before it. */
export const modelNicknames: Record<string, string[]> = {
  'audi/quattro': ['Urquattro', 'Ur Quattro'],
  'audi/rs-3': ['RS3'],
  'audi/rs-4': ['RS4'],
  'audi/rs-5': ['RS5'],
  'audi/rs-6': ['RS6'],
  'audi/rs-7': ['RS7'],
  'audi/rs-q3': ['RSQ3'],
  'audi/rs-q8': ['RSQ8'],
  'bmw/1er': ['Einser', '1 series', '1er Reihe', 'BMW Einser', '1er BMW'],
  'bmw/2er': ['Zweier', '2 series', '2er Reihe', '2er BMW'],
  'bmw/3er': ['Dreier', '3 series', '3er Reihe', '3er BMW', 'Dreier BMW'],
  'bmw/4er': ['Vierer', '4 series', '4er Reihe', '4er BMW'],
  'bmw/5er': ['Fünfer', '5 series', '5er Reihe', '5er BMW', 'Fünfer BMW'],
  'bmw/6er': ['Sechser', '6 series', '6er Reihe', '6er BMW'],
  'bmw/7er': ['Siebener', '7 series', '7er Reihe', '7er BMW', 'Siebener BMW'],
  'bmw/8er': ['Achter', '8 series', '8er Reihe', '8er BMW'],
  'bmw/isetta': ['Knutschkugel'],
  'chevrolet/corvette': ['Corvette', 'Vette'],
  'chrysler/voyager-grand-voyager': ['Grand Voyager'],
  'citroen/2cv': ['Ente', 'Döschwo', 'Deux Chevaux', '2 CV'],
  'citroen/ds': ['Göttin', 'Déesse'],
  'citroen/grand-c4-picasso': ['C4 Grand Picasso'],
  'fiat/500': ['Cinquecento neu', '500er', 'Fünfhunderter', 'Fiat 500er', 'Nuova 500'],
  'fiat/126': ['Bambino', 'Maluch', '126er'],
  'honda/cr-v': ['CRV'],
  'honda/hr-v': ['HRV'],
  'hyundai/ioniq-5': ['Ioniq5'],
  'hyundai/ioniq-6': ['Ioniq6'],
  'lada/niva': ['Taiga', 'Lada Taiga'],
  'land-rover/defender': ['Landy', 'Defender'],
  'land-rover/discovery': ['Disco'],
  'land-rover/range-rover-evoque': ['Evoque', 'RR Evoque'],
  'land-rover/range-rover-velar': ['Velar'],
  'land-rover/range-rover-sport': ['Range Sport', 'RR Sport'],
  'land-rover/range-rover': ['Rangie'],
  'mazda/mx-5': ['Miata', 'MX5'],
  'mercedes-benz/190-w201': ['190er', '190E', '190 E', '190D', 'Baby Benz', 'Babybenz', '190er Mercedes', '190'],
  'mercedes-benz/8-w114-w115': ['Strich Acht', 'Strichacht', 'Strich 8'],
  'mercedes-benz/g-klasse': ['G-Wagon', 'G Wagen', 'G-Modell', 'G Class'],
  'mercedes-benz/heckflosse-w110-w111': ['Heckflosse'],
  'mercedes-benz/m-klasse': ['ML'],
  'mercedes-benz/ponton-w120-w121': ['Ponton'],
  'mercedes-benz/sl': ['Pagode', 'SL Klasse'],
  'mercedes-benz/300-sl': ['Flügeltürer'],
  'mercedes-benz/slk-klasse': ['SLK'],
  'mercedes-benz/v-klasse': ['Vklasse', 'V Class'],
  'mercedes-benz/w123': ['123er Mercedes', '123er'],
  'mercedes-benz/w124': ['124er Mercedes', '124er'],
  'mini/countryman': ['Mini Countryman', 'Country Man'],
  'mini/classic-mini': ['Mini Classic', 'Ur Mini', 'Rover Mini'],
  'nissan/qashqai': ['Cashcow', 'Kaschkai', 'Quashquai', 'Qashquai'],
  'nissan/gt-r': ['GTR', 'Godzilla'],
  'nissan/x-trail': ['Xtrail'],
  'peugeot/206-cc': ['206 Cabrio'],
  'peugeot/207-cc': ['207 Cabrio'],
  'porsche/911': ['Elfer', 'Neunelfer', '911er', 'Nine Eleven'],
  'puch/500': ['Puch 500', 'Pucherl', 'Steyr Puch 500'],
  'puch/g': ['Puch G', 'Puch G Modell'],
  'puch/haflinger': ['Haflinger'],
  'puch/pinzgauer': ['Pinzgauer'],
  'renault/4': ['R4', 'Quatrelle'],
  'renault/5': ['R5'],
  'renault/5-e-tech': ['R5 E-Tech', 'R5 Elektro', 'Renault 5 Elektro'],
  'renault/19': ['R19'],
  'skoda/enyaq': ['Enyaq iV', 'Enyaq'],
  'skoda/octavia': ['Octi', 'Okti'],
  'smart/fortwo': ['Smart for two'],
  'smart/forfour': ['Smart for four'],
  'suzuki/jimny': ['Jimmy Suzuki', 'Suzuki Jimmy'],
  'tesla/model-3': ['Model3'],
  'tesla/model-y': ['ModelY'],
  'tesla/model-s': ['ModelS'],
  'tesla/model-x': ['ModelX'],
  'toyota/hilux': ['Hi-Lux'],
  'toyota/land-cruiser': ['Landcruiser', 'Buschtaxi'],
  'trabant/601': ['Rennpappe', 'Trabi 601'],
  'volkswagen/beetle': ['VW Beetle'],
  'volkswagen/caddy': ['Caddy Maxi'],
  'volkswagen/id-buzz': ['ID Buzz', 'IDBuzz', 'Elektro Bulli', 'E-Bulli'],
  'volkswagen/kaefer': ['VW Beetle alt', 'Herbie', 'Buckelporsche', 'Brezelkäfer'],
  'volkswagen/t-roc': ['Troc', 'T Rock'],
  'volkswagen/transporter': ['VW Transporter', 'Transporter VW'],
  'volkswagen/typ-3': ['Typ 3'],
  'volkswagen/181': ['Kübel', 'Kübelwagen', 'Kurierwagen'],
  'volkswagen/karmann-ghia': ['Karmann'],
  'volvo/240-260': ['Volvo 240', 'Schwedenpanzer', '240er'],
  'volvo/940-960': ['Volvo 940', '940er'],
  'volvo/p1800': ['Schneewittchensarg'],
};

interface FamilyNickname {
  names: string[];
  vehicles: string[];
  /** The years that a number in the name means. */
  years?: readonly [from: number, to?: number];
  filters?: SearchFilters;
}

const bulli = ['volkswagen/transporter', 'volkswagen/multivan', 'volkswagen/caravelle', 'volkswagen/california'];

/** Names of several models at once, or of one with more said of it. A member's name behind a family's narrows it. */
export const familyNicknames: FamilyNickname[] = [
  { names: ['e-up', 'VW e-up'], vehicles: ['volkswagen/up'], filters: { fuel: ['electric'] } },
  {
    names: ['Smart EQ', 'Smart ED', 'Smart Electric Drive'],
    vehicles: ['smart/fortwo', 'smart/forfour'],
    filters: { fuel: ['electric'] },
  },
  { names: ['e-Niro'], vehicles: ['kia/niro'], filters: { fuel: ['electric'] } },
  { names: ['Kona Elektro'], vehicles: ['hyundai/kona'], filters: { fuel: ['electric'] } },
  {
    names: ['Bulli', 'VW Bulli', 'Bully', 'VW Bully'],
    vehicles: [...bulli, 'volkswagen/t5', 'volkswagen/t3', 'volkswagen/t2', 'volkswagen/t1'],
  },
  { names: ['T4', 'VW T4', 'T4 Bulli', 'T4 Bus', 'Bulli T4'], vehicles: bulli, years: [1990, 2003] },
  {
    names: ['T5', 'VW T5', 'T5 Bulli', 'T5 Bus', 'Bulli T5', 'T5.1'],
    vehicles: [...bulli, 'volkswagen/t5'],
    years: [2003, 2015],
  },
  { names: ['T6', 'VW T6', 'T6 Bulli', 'T6 Bus', 'Bulli T6'], vehicles: bulli, years: [2015, 2024] },
  { names: ['T6.1', 'VW T6.1', 'Bulli T6.1'], vehicles: bulli, years: [2019, 2024] },
  { names: ['T7', 'VW T7', 'Bulli T7'], vehicles: bulli, years: [2021] },
  { names: ['M-Modell BMW', 'BMW M-Modell'], vehicles: ['bmw/m2', 'bmw/m3', 'bmw/m4', 'bmw/m5', 'bmw/m6', 'bmw/m8'] },
  {
    names: ['Audi RS-Modell'],
    vehicles: wordList(`
      audi/rs-3, audi/rs-4, audi/rs-5, audi/rs-6, audi/rs-7, audi/rs-q3, audi/rs-q8, audi/tt-rs
    `),
  },
  { names: ['Q-Modell Audi', 'Audi Q-Modell'], vehicles: ['audi/q2', 'audi/q3', 'audi/q5', 'audi/q7', 'audi/q8'] },
  {
    names: ['X-Reihe BMW', 'BMW X-Reihe', 'BMW X-Modell'],
    vehicles: ['bmw/x1', 'bmw/x2', 'bmw/x3', 'bmw/x4', 'bmw/x5', 'bmw/x6', 'bmw/x7'],
  },
  {
    names: ['ID-Reihe', 'VW ID-Modell', 'VW ID-Reihe'],
    vehicles: ['volkswagen/id-3', 'volkswagen/id-4', 'volkswagen/id-5', 'volkswagen/id-7', 'volkswagen/id-buzz'],
  },
  {
    names: ['EQ-Modell', 'Mercedes EQ-Modell'],
    vehicles: ['mercedes-benz/eqa', 'mercedes-benz/eqb', 'mercedes-benz/eqc', 'mercedes-benz/eqe', 'mercedes-benz/eqs'],
  },
];
