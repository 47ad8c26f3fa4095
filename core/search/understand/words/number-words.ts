import { wordList } from './word-list.ts';

/** Which end of a range a word opens. Younger and older are said of age, where less means later. */
export type LimitKind = 'upper' | 'lower' | 'around' | 'younger' | 'older';

export const limitWords: Record<LimitKind, string[]> = {
  upper: wordList(`
    bis, bis zu, bis max, bis maximal, bis höchstens, max, maximal, maximum, unter, höchstens, weniger als,
    nicht mehr als, nicht über, nicht teurer als, nicht teurer wie, billiger als, günstiger als, kleiner als, up to,
    under, below, less than, at most, no more than, not more than, until, cheaper than, not over, kleiner, unterhalb,
    bis knapp, till, <, <=, ≤, kein mehr als, nicht höher als, unter einem, limit, obergrenze, nie mehr als, bis rund,
    weniger wie, ned mehr wie, nicht mehr wie, billiger wie, höchster, maximaler, maximale, maximalen, within, inside
  `),
  lower: wordList(`
    ab, mind, mindestens, min, minimum, minimal, über, mehr als, von, from, over, at least, above, more than,
    nicht unter, nicht weniger als, größer als, seit, since, starting at, wenigstens, größer, zumindest, >, >=, ≥,
    ab ca, starting from, ueber, mehr wie, größer wie, stärker als, teurer als, teurer wie, upwards of, no less than,
    not less than, mindestes, untergrenze, stärker wie, not under, ab dem
  `),
  around: [
    'ca',
    'circa',
    'zirka',
    'ungefähr',
    'etwa',
    'rund',
    'um die',
    'around',
    'about',
    'approximately',
    '~',
    'so um die',
    'so um',
    'in etwa',
  ],
  younger: wordList(`
    nicht älter als, jünger als, neuer als, not older than, no older than, newer than, younger than, nicht älter wie,
    nach, after, jünger wie, neu seit, online seit, inseriert seit, in den letzten, der letzten, letzte, letzten, last,
    in the last, within the last, neu in den letzten, new in the last, past, post, later than, jünger, neuer,
    nimmer älter als, nicht älter, max alter, maximales alter, höchstalter
  `),
  older: wordList(`
    vor, before, älter als, older than, nicht jünger als, nicht neuer als, älter wie, pre, prior to, earlier than
  `),
};

/** Words that open a range of two numbers. */
export const rangeOpeners = ['zwischen', 'von', 'ab', 'between', 'from'];
/** Words and signs between the two. "und" only after an opener. */
export const rangeConnectors = ['bis', '-', '–', '—', 'to', 'bis zu', 'bis max', 'bis maximal', 'bis ca', 'through'];
export const rangeConjunctions = ['und', 'and', 'u', '&'];

/** Limits that stand behind the number: "150 PS aufwärts", "2018 oder neuer". */
export const trailingLimits: Partial<Record<LimitKind, string[]>> = {
  upper: wordList(`
    oder weniger, max, maximal, or less, und weniger, höchstens, oder darunter, und darunter, oder drunter, und drunter,
    maximum, tops, at most, or under, obergrenze, oder kleiner, or below, limit, ist das maximum, is des maximum,
    ist mein maximum, ist das limit, ist die obergrenze, ist schluss, is schluss, is the max, is my limit, is max,
    ist max, ist maximum
  `),
  lower: wordList(`
    aufwärts, oder mehr, und mehr, or more, plus, +, mindestens, onwards, and up, and above, or above, oder höher,
    oder drüber, und drüber, oder darüber, und darüber, minimum, at least, or higher, und aufwärts, upwards,
    and onwards, wenigstens, oder stärker
  `),
  younger: wordList(`
    oder neuer, or newer, oder jünger, bis heute, bis jetzt, bis dato, bis aktuell, until now, until today, to now,
    to today, and newer, und neuer, und jünger, or later, and later, oder später, und später, or younger
  `),
  older: ['oder älter', 'or older', 'und älter', 'and older', 'oder früher', 'or earlier', 'und früher'],
};

export const thousandWords = wordList(
  'k, tsd, tausend, t, mille, thousand, tsnd, tds, grand, riesen, tausender, tausnd',
);

export type Unit =
  | 'eur'
  | 'km'
  | 'ps'
  | 'kw'
  | 'kwh'
  | 'ccm'
  | 'l'
  | 'g'
  | 'percent'
  | 'years'
  | 'months'
  | 'days'
  | 'weeks'
  | 'seats'
  | 'people'
  | 'doors'
  | 'cylinders'
  | 'owners';

export const unitWords: Record<Unit, string[]> = {
  eur: ['€', 'eur', 'euro', 'euros', 'euronen', 'teuro', 'flocken', 'eus', 'euroes', 'eur.'],
  km: [
    'km',
    'kilometer',
    'kilometern',
    'kms',
    'kilometre',
    'kilometres',
    'kilometers',
    'klm',
    'kilometa',
    'kilomter',
    'kilmeter',
  ],
  ps: ['ps', 'hp', 'bhp', 'pferdestärken', 'pferdestärke', 'horsepower', 'pferde', 'pferderl', 'rösser', 'horses'],
  kw: ['kw', 'kilowatt'],
  kwh: ['kwh', 'kilowattstunden'],
  ccm: ['ccm', 'cm3', 'cc', 'kubik', 'cm³'],
  l: ['l', 'liter', 'litern', 'litre', 'litres', 'ltr'],
  g: ['g', 'gramm'],
  percent: ['%', 'prozent', 'percent'],
  years: ['jahre', 'jahren', 'jahr', 'years', 'year', 'j'],
  months: ['monate', 'monaten', 'monat', 'months', 'month'],
  days: ['tage', 'tagen', 'tag', 'days', 'day'],
  weeks: ['wochen', 'woche', 'weeks', 'week'],
  seats: wordList(`
    sitze, sitzer, sitzen, sitzplätze, sitzplätzen, sitz, plätze, seats, seater, seat, sitzig
  `),
  people: wordList('personen, leute, passagiere, people, insassen, mitfahrer, persons, erwachsene, leit, leut, adults'),
  doors: ['türen', 'türig', 'türer', 'türn', 'türige', 'türiger', 'türiges', 'doors', 'door', 'trg', 'tuer'],
  cylinders: ['zylinder', 'zyl', 'cylinder', 'cylinders', 'zylindern'],
  owners: ['besitzer', 'vorbesitzer', 'vorbesitzern', 'besitzern', 'halter', 'owners', 'owner', 'previous owners'],
};

/** What a number is said of; stands before it or behind it. */
export type Topic =
  | 'price'
  | 'mileage'
  | 'registration'
  | 'power'
  | 'range'
  | 'consumption'
  | 'co2'
  | 'battery'
  | 'batteryHealth'
  | 'displacement'
  | 'inspection'
  | 'charging'
  | 'age'
  | 'seats'
  | 'doors'
  | 'cylinders'
  | 'owners';

export const topicWords: Record<Topic, string[]> = {
  price: [
    'preis',
    'kaufpreis',
    'budget',
    'price',
    'preislich',
    'kosten',
    'preislimit',
    'preisklasse',
    'preisrahmen',
    'kostet',
    'kostenpunkt',
    'preisvorstellung',
    'preislage',
  ],
  mileage: wordList(`
    kilometerstand, km stand, laufleistung, mileage, kilometer stand, km, gelaufen, gefahren, kmstand, kilometer,
    tachostand, tacho, auf dem tacho, am tacho, on the clock, driven, odometer
  `),
  registration: wordList(`
    bj, baujahr, ez, erstzulassung, jahrgang, zulassung, jg, first registration, registered, baujahre, built,
    zugelassen, jahr, year, gebaut, erstzul, registration, bauj, erstanmeldung, model year, modelljahr, mj, built in,
    aus dem jahr, from the year, baujahren, erstzugelassen, reg, jahrgänge
  `),
  power: ['leistung', 'motorleistung', 'power', 'ps zahl', 'mit ps'],
  range: [
    'reichweite',
    'range',
    'wltp reichweite',
    'wltp',
    'reichweiten',
    'elektrische reichweite',
    'elektrischer reichweite',
    'rein elektrische reichweite',
    'e reichweite',
    'electric range',
    'rein elektrisch',
    'elektrisch fahren',
  ],
  consumption: wordList(`
    verbrauch, spritverbrauch, consumption, durchschnittsverbrauch, normverbrauch, benzinverbrauch, verbraucht, braucht,
    dieselverbrauch, säuft, fuel consumption
  `),
  co2: ['co2', 'co2 ausstoß', 'co2 emission', 'co2 emissionen', 'emissionen', 'emission', 'co2 wert'],
  battery: ['akku', 'batterie', 'battery', 'akkukapazität', 'batteriekapazität', 'kapazität', 'akkugröße'],
  batteryHealth: [
    'soh',
    'batteriezustand',
    'akkuzustand',
    'batteriegesundheit',
    'akku gesundheit',
    'batterie gesundheit',
    'akkugesundheit',
    'batterie zustand',
    'akku zustand',
    'battery health',
    'state of health',
  ],
  displacement: ['hubraum', 'displacement'],
  inspection: ['pickerl', '57a', '§57a', 'pickerl gültig', 'pickerl noch', '57a pickerl'],
  charging: wordList(`
    laden, ladeleistung, lädt, ladbar, dc, ac, schnellladen, charging, charge, charger, charges at, lader, wallbox,
    dc laden, ac laden, schnellladung, dc ladeleistung, ac ladeleistung, ladegeschwindigkeit, dc schnellladen,
    dc charging, fast charging, ac lader, onboard lader, onboard charger, on board lader, schnelllader, dc lader,
    schnellladeleistung, aufladen, charging power, charging speed, ladegerät, rapid charging, dc fast charging
  `),
  age: ['alt', 'alter', 'old', 'age', 'fahrzeugalter', 'jung', 'altes', 'alte'],
  seats: ['sitze', 'sitzplätze', 'seats', 'sitzanzahl'],
  doors: ['türen', 'türanzahl', 'doors'],
  cylinders: ['zylinder', 'cylinders'],
  owners: ['vorbesitzer', 'besitzer', 'vorhalter', 'halter', 'owners'],
};

export const monthWords: string[][] = [
  ['jänner', 'januar', 'january', 'jan', 'jaenner'],
  ['februar', 'feber', 'february', 'feb'],
  ['märz', 'march', 'mrz'],
  ['april', 'apr'],
  ['mai', 'may'],
  ['juni', 'june', 'jun'],
  ['juli', 'july', 'jul'],
  ['august', 'aug'],
  ['september', 'sept', 'sep'],
  ['oktober', 'october', 'okt', 'oct'],
  ['november', 'nov'],
  ['dezember', 'december', 'dez', 'dec'],
];

/** The units a topic is measured in. */
export const topicUnits: Partial<Record<Topic, Unit[]>> = {
  price: ['eur'],
  mileage: ['km'],
  power: ['ps', 'kw'],
  range: ['km'],
  consumption: ['l'],
  co2: ['g'],
  charging: ['kw'],
  battery: ['kwh', 'percent'],
  batteryHealth: ['percent'],
  displacement: ['l', 'ccm'],
  inspection: ['months', 'years'],
  age: ['years', 'months'],
  registration: [],
};
