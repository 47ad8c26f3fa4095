import { setImmediate } from 'node:timers/promises';
import type { SearchFilters } from '@kardan/contract/calls/search/search';
import type { NamedGeneration } from '../../../vehicles/list-generations.ts';
import type { NamedMake } from '../../../vehicles/vehicle-directory.ts';
import { phraseBook } from '../phrase-book.ts';
import { keyOf } from '../token-runs.ts';
import { wishBook } from '../wish-book.ts';
import { familyNicknames, makeNicknames, modelNicknames } from '../words/vehicle-nicknames.ts';
import { type Generation, isCode, nameGenerations } from './generation-names.ts';
import { SimilarNames } from './similar-names.ts';

export interface Model {
  /** `volkswagen/golf`, as the filter takes it. */
  vehicle: string;
  name: string;
  make: Make;
  popularity: number;
  generations: Map<string, Generation>;
}

export interface ModelGeneration {
  model: Model;
  generation: Generation;
}

/** Several models that share a name, and the years it means. */
export interface Family {
  models: Model[];
  years?: Generation;
  filters?: SearchFilters;
}

export interface Make {
  vehicle: string;
  name: string;
  country: string | null;
  models: Map<string, Model>;
  /** Models by the word they share: a Continental is a GT, a GTC or a Flying Spur. */
  families: Map<string, Model[]>;
  similarModels: SimilarNames<Model>;
  /** The commonest model with a generation of that code: the 3er of E46. */
  generationCodes: Map<string, ModelGeneration>;
  popularity: number;
}

export interface VehicleNames {
  makes: Map<string, Make>;
  /** By key the commonest model of that name. */
  models: Map<string, Model>;
  /** As filters take them: `volkswagen/golf`. */
  byVehicle: Map<string, Model>;
  /** By nickname: "Bulli", "T5". */
  families: Map<string, Family>;
  /** The common makes that are at home in a country. */
  byCountry: Map<string, string[]>;
  /** Codes that are known without their make. */
  generationCodes: Map<string, ModelGeneration>;
}

/** What an operator says that people call a make or a model. */
export interface SpokenName {
  word: string;
  /** `volkswagen`, `volkswagen/golf`. */
  vehicle: string;
}

/** Of a country's makes those are meant that one meets on the road. */
const commonMake = 20;
/** Behind its make a model of seven letters may hold two mistakes. */
const lenientFrom = 7;

/** Makes and models by every name they are known by. */
export async function nameVehicles(
  directory: NamedMake[],
  generations: NamedGeneration[],
  spoken: readonly SpokenName[] = [],
): Promise<VehicleNames> {
  const byModel = Map.groupBy(generations, ({ modelId }) => modelId);
  const makes = new Map<string, Make>();
  const models = new Map<string, Model>();
  const formerVehicles = new Map<string, string>();
  for (const { slug, name, country, models: named, formerSlugs = [] } of directory) {
    const popularity = named.reduce((sum, model) => sum + model.popularity, 0);
    const make: Make = {
      vehicle: slug,
      name,
      country,
      models: new Map(),
      families: new Map(),
      similarModels: new SimilarNames(),
      generationCodes: new Map(),
      popularity,
    };
    // Names that come with the product know vehicles by the slugs that they came with.
    const slugs = [slug, ...formerSlugs];
    for (const key of [name, ...slugs.flatMap((each) => makeNicknames[each] ?? [])].map(keyOf)) makes.set(key, make);
    for (const model of named) {
      const known = slugs.flatMap((each) => [model.slug, ...(model.formerSlugs ?? [])].map((own) => `${each}/${own}`));
      for (const vehicle of known) formerVehicles.set(vehicle, `${slug}/${model.slug}`);
      addModel(make, { ...model, known }, byModel.get(model.id) ?? [], models);
    }
    addFamilies(make);
    addGenerationCodes(make);
    await setImmediate();
  }
  const all = new Set(makes.values());
  const byVehicle = new Map(
    [...all].flatMap((make) => [...make.models.values()].map((model): [string, Model] => [model.vehicle, model])),
  );
  const families = nicknamedFamilies((vehicle) => byVehicle.get(formerVehicles.get(vehicle) ?? vehicle));
  for (const name of spoken) addSpoken({ makes, models, byVehicle, families }, name);
  return {
    makes,
    models,
    byVehicle,
    families,
    byCountry: makesByCountry(all),
    generationCodes: clearCodes(all),
  };
}

function addModel(
  make: Make,
  { slug, name, popularity, known }: NamedMake['models'][number] & { known: readonly string[] },
  generations: NamedGeneration[],
  models: Map<string, Model>,
): void {
  const vehicle = `${make.vehicle}/${slug}`;
  const model: Model = { vehicle, name, make, popularity, generations: nameGenerations(name, generations) };
  for (const key of namesOf(model, known)) {
    if (isTaken(make.models.get(key), popularity) || !isNameWithMake(key, popularity)) continue;
    make.models.set(key, model);
    make.similarModels.add(key, model, popularity, lenientFrom);
    if (!isTaken(models.get(key), popularity) && isNameAlone(key, model)) models.set(key, model);
  }
}

/** An operator's word means what they say, whatever it meant as a name before. */
function addSpoken(
  { makes, models, byVehicle, families }: Pick<VehicleNames, 'makes' | 'models' | 'byVehicle' | 'families'>,
  { word, vehicle }: SpokenName,
): void {
  const key = keyOf(word);
  const make = [...makes.values()].find((each) => each.vehicle === vehicle);
  const model = byVehicle.get(vehicle);
  if (make || model) families.delete(key);
  if (make) {
    makes.set(key, make);
    models.delete(key);
  }
  if (model) {
    models.set(key, model);
    model.make.models.set(key, model);
    model.make.similarModels.add(key, model, model.popularity, lenientFrom);
  }
}

function addFamilies(make: Make): void {
  const families = Map.groupBy(new Set(make.models.values()), ({ name }) => keyOf(name.split(/[ (]/)[0] ?? ''));
  for (const [key, models] of families) {
    if (key.length > 3 && models.length <= 10 && !make.models.has(key) && !phraseBook.has(key)) {
      make.families.set(key, models);
    }
  }
}

/** Of models with a generation of the same code the commonest is meant. */
function addGenerationCodes(make: Make): void {
  for (const model of new Set(make.models.values())) {
    for (const [key, generation] of model.generations) {
      const known = make.generationCodes.get(key);
      if (isCode(key) && !isTaken(known?.model, model.popularity)) make.generationCodes.set(key, { model, generation });
    }
  }
}

/** What owners call cars of these makes by, and nobody else. */
const clearCodesOf: Record<string, RegExp> = { bmw: /^[efg]\d\d$/, 'mercedes-benz': /^[wr]\d{3}$/ };

function clearCodes(makes: Iterable<Make>): Map<string, ModelGeneration> {
  const codes = new Map<string, ModelGeneration>();
  for (const make of makes) {
    const pattern = clearCodesOf[make.vehicle];
    for (const [key, item] of pattern ? make.generationCodes : []) if (pattern?.test(key)) codes.set(key, item);
  }
  return codes;
}

function makesByCountry(makes: Iterable<Make>): Map<string, string[]> {
  const common = [...makes].filter(({ country, popularity }) => country !== null && popularity >= commonMake);
  const grouped = Map.groupBy(common, ({ country }) => country as string);
  return new Map([...grouped].map(([country, list]) => [country, list.map(({ vehicle }) => vehicle)]));
}

function nicknamedFamilies(find: (vehicle: string) => Model | undefined): Map<string, Family> {
  return new Map(
    familyNicknames.flatMap(({ names, vehicles, years: built, filters }) => {
      const known = vehicles.flatMap((vehicle) => find(vehicle) ?? []);
      if (known.length === 0) return [];
      const [from, to] = built ?? [];
      const years = from === undefined ? undefined : { from, ...(to !== undefined && { to }) };
      const family: Family = { models: known, ...(years && { years }), ...(filters && { filters }) };
      return names.map((name): [string, Family] => [keyOf(name), family]);
    }),
  );
}

function isTaken(model: Model | undefined, popularity: number): boolean {
  return model !== undefined && model.popularity >= popularity;
}

/** "Voyager/Grand Voyager" are two names, and what stands in brackets is none; "-Klasse" is a class in English and left out of long ones. */
function namesOf({ name }: Model, known: readonly string[]): string[] {
  const plain = name.replace(/\(.*?\)/g, '');
  const written = [plain, ...plain.split('/').filter((part) => part.trim().length > 3)];
  const classes = written.filter((one) => one.endsWith('-Klasse')).map((one) => one.replace('-Klasse', ''));
  const english = classes.map((one) => `${one} Class`);
  // "500er", "Mazda 3er": a number that is a model's whole name is spoken so; of four digits it is a year.
  const spoken = /^\d{1,3}$/.test(plain.trim()) ? [`${plain.trim()}er`] : [];
  const nicknames = known.flatMap((vehicle) => modelNicknames[vehicle] ?? []);
  return [...written, ...english, ...classes.filter((one) => one.length > 1), ...spoken, ...nicknames]
    .map(keyOf)
    .filter((key) => key !== '');
}

/** Behind its make a name may be short, but a word with a meaning of its own ("Audi quattro") must be a common model. */
function isNameWithMake(key: string, popularity: number): boolean {
  return popularity >= 10 || !phraseBook.has(key);
}

/** Without the make a name must be no ordinary word, no small number and no two letters. */
function isNameAlone(key: string, { name, popularity }: Model): boolean {
  if (phraseBook.has(key) || wishBook.has(key) || key.length < 2) return false;
  if (name.endsWith('!')) return true;
  if (/^\d+(er)?$/.test(key)) return key.length > 2 && popularity >= 150;
  // Three letters may be two when folded: "Zoe".
  return key.length > 2 || /\d/.test(key) || name.replace(/\P{L}/gu, '').length > 2;
}
