import { setImmediate } from 'node:timers/promises';
import type { SearchFilters } from '@kardan/contract/calls/search/search';
import type { NamedGeneration } from '../../../vehicles/list-generations.ts';
import type { NamedMake } from '../../../vehicles/vehicle-directory.ts';
import { phraseBook } from '../phrase-book.ts';
import { type Completion, listCompletions } from '../suggest/completions.ts';
import { wishBook } from '../wish-book.ts';
import type { Wish } from '../words/wishes.ts';
import { namePlaces, type PlaceNames, type PlaceSources, type Town } from './place-names.ts';
import { asItSounds, SimilarNames } from './similar-names.ts';
import { type Make, type Model, nameVehicles, type SpokenName, type VehicleNames } from './vehicle-names.ts';

/** What a misspelt word may have meant. */
export type Meaning =
  | { make: Make }
  | { model: Model }
  | { filters: SearchFilters }
  | { wish: Wish }
  | { town: Town }
  | { region: string };

/** Every name and word that a text is read with. */
export interface Vocabulary {
  vehicles: VehicleNames;
  places: PlaceNames;
  similar: SimilarNames<Meaning>;
  completions: Completion[];
}

/** What a misspelt word may mean although nothing around it tells; the rest must be spelt right or stand in place. */
const least = { popularity: 100, population: 20_000, phraseLetters: 6, wishLetters: 8, nameLetters: 5 };
/** From how many letters on a second mistake is forgiven. */
const lenientFrom = { phrase: 10, name: 8 };

/** Takes about a hundred milliseconds of a process that answers others meanwhile, so it pauses every few names. */
export async function buildVocabulary(
  directory: NamedMake[],
  generations: NamedGeneration[],
  sources: PlaceSources,
  spoken: readonly SpokenName[] = [],
): Promise<Vocabulary> {
  const vehicles = await nameVehicles(directory, generations, spoken);
  const places = await namePlaces(sources);
  const similar = new SimilarNames<Meaning>();
  for (const [key, filters] of phraseBook) {
    // Colours are short and have many endings: nearly every word is near one, and is one only if it sounds so.
    const isClear = key.length >= least.phraseLetters && !filters.colour;
    if (key.length >= least.nameLetters) {
      similar.add(key, { filters }, 1_000, isClear ? lenientFrom.phrase : asItSounds);
    }
  }
  for (const [key, wish] of wishBook) {
    if (key.length >= least.wishLetters) similar.add(key, { wish }, 500, lenientFrom.phrase);
  }
  for (const [key, make] of vehicles.makes) similar.add(key, { make }, 5_000 + make.popularity, lenientFrom.name);
  for (const [key, model] of vehicles.models) {
    const isKnown = model.popularity >= least.popularity && key.length >= least.nameLetters;
    if (isKnown) similar.add(key, { model }, model.popularity, lenientFrom.name);
  }
  for (const [key, town] of places.knownTowns) {
    const isKnown = town.population >= least.population && key.length >= least.phraseLetters;
    if (isKnown) similar.add(key, { town }, town.population / 100, lenientFrom.name);
  }
  for (const [key, region] of places.regions) {
    if (key.length >= least.nameLetters) similar.add(key, { region }, 3_000, lenientFrom.name);
  }
  await setImmediate();
  return { vehicles, places, similar, completions: await listCompletions(vehicles, places, sources) };
}
