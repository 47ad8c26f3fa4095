import type { Random } from '../random/random.ts';

/**
 * Family names that sound Austrian and that nobody bears: things of the mountains and the kitchen before the usual endings
 * of places and farms. No demo dealership or person can be taken for a real one.
 */
const beginnings = [
  'Zirb',
  'Latsch',
  'Gletsch',
  'Föhn',
  'Firn',
  'Almrausch',
  'Enzl',
  'Murmel',
  'Gams',
  'Steinbock',
  'Quendl',
  'Marill',
  'Zwetschk',
  'Powidl',
  'Kipferl',
  'Schilch',
  'Krampus',
  'Wachold',
  'Arnik',
  'Edelweiß',
  'Dirndl',
  'Lodn',
  'Jausn',
  'Heurig',
  'Ribisl',
  'Paradeis',
  'Erdapfl',
  'Kukuruz',
  'Schwammerl',
  'Marend',
  'Gugl',
  'Topfn',
  'Grantl',
  'Gaudi',
  'Radl',
  'Tachl',
  'Kardan',
  'Kolb',
  'Pleuel',
  'Auspuff',
] as const;
const endings = [
  'egger',
  'huber',
  'moser',
  'bichler',
  'leitner',
  'hofer',
  'bacher',
  'reiter',
  'steiner',
  'wieser',
  'lechner',
  'gruber',
  'brunner',
  'thaler',
  'kogler',
  'berger',
  'auer',
  'mayr',
  'singer',
  'schlager',
] as const;

const femaleNames = [
  'Anna',
  'Barbara',
  'Carina',
  'Daniela',
  'Elisabeth',
  'Eva',
  'Hannah',
  'Ines',
  'Johanna',
  'Julia',
  'Katharina',
  'Lena',
  'Magdalena',
  'Maria',
  'Martina',
  'Nina',
  'Petra',
  'Sabine',
  'Sarah',
  'Selina',
  'Sophie',
  'Tamara',
  'Theresa',
  'Verena',
] as const;
const maleNames = [
  'Adem',
  'Alexander',
  'Andreas',
  'Bernhard',
  'Christoph',
  'Daniel',
  'David',
  'Dominik',
  'Emir',
  'Florian',
  'Franz',
  'Georg',
  'Gerald',
  'Hannes',
  'Johannes',
  'Josef',
  'Jürgen',
  'Karl',
  'Lukas',
  'Manfred',
  'Marcel',
  'Markus',
  'Martin',
  'Mario',
  'Michael',
  'Nikola',
  'Patrick',
  'Paul',
  'Peter',
  'Philipp',
  'Robert',
  'Roman',
  'Sebastian',
  'Simon',
  'Stefan',
  'Thomas',
  'Tobias',
  'Wolfgang',
] as const;

export function inventFamilyName(random: Random): string {
  return random.pick(beginnings) + random.pick(endings);
}

export function drawGivenName(random: Random): { name: string; female: boolean } {
  const female = random.chance(0.35);
  return { name: random.pick(female ? femaleNames : maleNames), female };
}

const businessForms = [
  (name: string) => `Autohaus ${name}`,
  (name: string) => `Autohaus ${name}`,
  (name: string) => `${name} Automobile`,
  (name: string) => `Autozentrum ${name}`,
  (name: string) => `KFZ ${name}`,
  (name: string) => `Auto ${name}`,
  (name: string) => `${name} Mobil`,
  (name: string) => `Fahrzeughandel ${name}`,
] as const;

export function inventBusinessName(random: Random, familyName: string, classic: boolean): string {
  if (classic) return random.chance(0.5) ? `Oldtimer ${familyName}` : `${familyName} Classic Cars`;
  return random.pick(businessForms)(familyName);
}

const streets = [
  'Industriestraße',
  'Gewerbestraße',
  'Bundesstraße',
  'Wiener Straße',
  'Linzer Straße',
  'Grazer Straße',
  'Salzburger Straße',
  'Bahnhofstraße',
  'Hauptstraße',
  'Gewerbepark',
  'Am Kreisverkehr',
  'Werkstraße',
  'Autoweg',
  'Handelsstraße',
  'Technologiestraße',
  'Ringstraße',
  'Mühlweg',
  'Feldgasse',
  'Ziegelofenweg',
  'An der Umfahrung',
] as const;

export function inventStreet(random: Random): string {
  return `${random.pick(streets)} ${random.integer(1, 148)}${random.chance(0.1) ? 'a' : ''}`;
}
