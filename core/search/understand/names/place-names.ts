import { setImmediate } from 'node:timers/promises';
import type { City, District, Region } from '@kardan/contract/calls/regions/regions';
import { keyOf, keySet } from '../token-runs.ts';
import { ordinaryPlaces, regionNicknames } from '../words/place-words.ts';
import { SimilarNames } from './similar-names.ts';

/** A place that a search can be made around. */
export interface Town {
  name: string;
  postcode: string;
  population: number;
  /** The districts that stand for it where several places are named. */
  districts: string[];
  isVienna: boolean;
}

export interface PlaceSources {
  /** The federal states with their names in both languages. */
  regions: (Region & { englishName: string })[];
  districts: District[];
  cities: City[];
}

export interface PlaceNames {
  towns: Map<string, Town>;
  /** Towns that are large or clear enough to need no "in" before them. */
  knownTowns: Map<string, Town>;
  similarTowns: SimilarNames<Town>;
  postcodes: Map<string, Town>;
  regions: Map<string, string>;
  districts: Map<string, string>;
  /** Districts that are no town and need no "Bezirk" before them. */
  clearDistricts: Map<string, string>;
  viennaDistricts: Map<number, string>;
}

const least = 2_000;
/** A long name is no other word. */
const clearLength = 8;
/** After "in" a town of seven letters may hold two mistakes. */
const lenientFrom = 7;
const ordinary = keySet(ordinaryPlaces);

/** Towns, postcodes, districts and federal states by every name they are known by. */
export async function namePlaces({ regions, districts, cities }: PlaceSources): Promise<PlaceNames> {
  const vienna = districts.filter(({ kind }) => kind === 'vienna-district');
  const names: PlaceNames = {
    towns: new Map(),
    knownTowns: new Map(),
    similarTowns: new SimilarNames(),
    postcodes: new Map(),
    regions: new Map(),
    districts: new Map(),
    clearDistricts: new Map(),
    viennaDistricts: new Map(vienna.map(({ name, slug }) => [Number(/\d+/.exec(name)?.[0]), slug])),
  };
  const slugs = new Map(districts.map(({ id, slug }) => [id, slug]));
  for (const [i, city] of cities.entries()) {
    addTown(names, city, slugs.get(city.districtId));
    if (i % 100 === 0) await setImmediate();
  }
  for (const name of ['Wien', 'Vienna']) {
    addName(names, keyOf(name), viennaAsTown(vienna));
  }
  for (const { slug, name, englishName } of regions) {
    for (const key of [name, englishName, ...(regionNicknames[slug] ?? [])].map(keyOf)) names.regions.set(key, slug);
  }
  for (const district of districts.filter(({ selectable }) => selectable)) addDistrict(names, district);
  return names;
}

function viennaAsTown(districts: District[]): Town {
  const population = districts.reduce((sum, district) => sum + district.population, 0);
  return { name: 'Wien', postcode: '1010', population, districts: districts.map(({ slug }) => slug), isVienna: true };
}

function addTown(names: PlaceNames, { name, postcode, population }: City, district: string | undefined): void {
  const districts = district ? [district] : [];
  const town: Town = { name, postcode, population: population ?? 0, districts, isVienna: false };
  if (isGreater(town, names.postcodes.get(postcode))) names.postcodes.set(postcode, town);
  for (const key of townKeys(name)) addName(names, key, town);
}

function addName(names: PlaceNames, key: string, town: Town): void {
  if (!isGreater(town, names.towns.get(key))) return;
  names.towns.set(key, town);
  names.similarTowns.add(key, town, town.population, lenientFrom);
  const isKnown = town.population >= least ? key.length > 3 : key.length >= clearLength;
  if (isKnown && !ordinary.has(key)) names.knownTowns.set(key, town);
}

function isGreater(town: Town, other: Town | undefined): boolean {
  return other === undefined || town.population > other.population;
}

/** "Bruck an der Mur" is also written Bruck, Bruck/Mur and Bruck a. d. Mur; "St." is Sankt and "Wr." is Wiener. */
function townKeys(name: string): Set<string> {
  const link = / (an der|am|im|in der|in|bei|ob der|ob|auf der|auf|unter|vor der|a\. d\.|a\.d\.) /;
  const [start = name] = name.split(link);
  const forms = [name, name.replace(link, ' '), name.replace(' an der ', ' a d '), name.replace(' am ', ' a ')];
  if (keyOf(start).length > 3) forms.push(start);
  return new Set([...new Set(forms.flatMap(spellings))].map(keyOf));
}

function spellings(name: string): string[] {
  return [name, name.replace(/^St\. /, 'Sankt '), name.replace(/^Sankt /, 'St. '), name.replace(/^Wiener /, 'Wr. ')];
}

function addDistrict(names: PlaceNames, { name, slug, kind }: District): void {
  const parts = kind === 'vienna-district' ? [name.replace(/^Wien \d+\., /, '')] : [name];
  for (const part of parts.flatMap(spellings)) {
    names.districts.set(keyOf(part), slug);
    const city = part.replace(/ ?[(-]Stadt\)?$/, '');
    if (city !== part) names.districts.set(keyOf(city), slug);
    if (!names.towns.has(keyOf(part)) && keyOf(part).length > 5) names.clearDistricts.set(keyOf(part), slug);
  }
}
