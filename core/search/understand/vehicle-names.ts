import { setImmediate } from 'node:timers/promises';
import type { NamedMake } from '../../vehicles/vehicle-directory.ts';
import { phraseBook } from './phrase-book.ts';
import { SimilarNames } from './similar-names.ts';
import { keyOf } from './token-runs.ts';
import { makeNicknames, modelNicknames } from './words/vehicle-nicknames.ts';

export interface Model {
  /** `volkswagen/golf`, as the filter takes it. */
  vehicle: string;
  name: string;
  make: Make;
  popularity: number;
}

export interface Make {
  vehicle: string;
  name: string;
  models: Map<string, Model>;
  /** Models by the word they share: a Continental is a GT, a GTC or a Flying Spur. */
  families: Map<string, Model[]>;
  similarModels: SimilarNames<Model>;
  popularity: number;
}

export interface VehicleNames {
  makes: Map<string, Make>;
  /** By key the commonest model of that name. */
  models: Map<string, Model>;
}

/** Behind its make a model of seven letters may hold two mistakes. */
const lenientFrom = 7;

/** Makes and models by every name they are known by. */
export async function nameVehicles(directory: NamedMake[]): Promise<VehicleNames> {
  const makes = new Map<string, Make>();
  const models = new Map<string, Model>();
  for (const { slug, name, models: named } of directory) {
    const popularity = named.reduce((sum, model) => sum + model.popularity, 0);
    const make: Make = {
      vehicle: slug,
      name,
      models: new Map(),
      families: new Map(),
      similarModels: new SimilarNames(),
      popularity,
    };
    for (const key of [name, ...(makeNicknames[slug] ?? [])].map(keyOf)) makes.set(key, make);
    for (const model of named) addModel(make, model, models);
    addFamilies(make);
    await setImmediate();
  }
  return { makes, models };
}

function addModel(
  make: Make,
  { slug, name, popularity }: NamedMake['models'][number],
  models: Map<string, Model>,
): void {
  const model: Model = { vehicle: `${make.vehicle}/${slug}`, name, make, popularity };
  for (const key of namesOf(model)) {
    if (isTaken(make.models.get(key), popularity) || !isNameWithMake(key, popularity)) continue;
    make.models.set(key, model);
    make.similarModels.add(key, model, popularity, lenientFrom);
    if (!isTaken(models.get(key), popularity) && isNameAlone(key, popularity)) models.set(key, model);
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

function isTaken(model: Model | undefined, popularity: number): boolean {
  return model !== undefined && model.popularity >= popularity;
}

/** "Voyager/Grand Voyager" are two names, and what stands in brackets is none; "-Klasse" is a class in English and left out of long ones. */
function namesOf({ vehicle, name }: Model): string[] {
  const plain = name.replace(/\(.*?\)/g, '');
  const written = [plain, ...plain.split('/').filter((part) => part.trim().length > 3)];
  const classes = written.filter((one) => one.endsWith('-Klasse')).map((one) => one.replace('-Klasse', ''));
  const english = classes.map((one) => `${one} Class`);
  return [...written, ...english, ...classes.filter((one) => one.length > 1), ...(modelNicknames[vehicle] ?? [])]
    .map(keyOf)
    .filter((key) => key !== '');
}

/** Behind its make a name may be short, but a word with a meaning of its own ("Audi quattro") must be a common model. */
function isNameWithMake(key: string, popularity: number): boolean {
  return popularity >= 10 || !phraseBook.has(key);
}

/** Without the make a name must be no ordinary word, no small number and no two letters. */
function isNameAlone(key: string, popularity: number): boolean {
  if (phraseBook.has(key) || key.length < 2) return false;
  if (/^\d+$/.test(key)) return key.length > 2 && popularity >= 150;
  return key.length > 2 || /\d/.test(key);
}
