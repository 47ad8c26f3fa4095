import { createHash } from 'node:crypto';
import type { Database } from '../../../db/database.ts';
import { namesRevision } from '../../../db/names-revision.ts';
import { listCities } from '../../../regions/cities/list-cities.ts';
import { listAllDistricts } from '../../../regions/list-all-districts.ts';
import { listRegions } from '../../../regions/list-regions.ts';
import { listGenerations } from '../../../vehicles/list-generations.ts';
import { vehicleDirectory } from '../../../vehicles/vehicle-directory.ts';
import { listColloquialNames } from '../colloquial/list-colloquial-names.ts';
import { buildVocabulary, type Vocabulary } from './vocabulary.ts';

interface Kept {
  vocabulary: Vocabulary;
  /** Of the names it was built from. */
  fingerprint: string;
}

const kept = new WeakMap<Database, { revision: string; known: Promise<Kept> }>();

/**
 * The names of makes, models and places, kept until one of them changes. A later reader gets the old ones while the new
 * ones are read, so that nobody waits for them but the first; and they are taken apart again only if they changed.
 */
export async function keptVocabulary(services: { db: Database }): Promise<Vocabulary> {
  const { db } = services;
  const revision = await namesRevision(services);
  const entry = kept.get(db);
  if (entry?.revision === revision) return (await entry.known).vocabulary;
  const fresh = entry ? entry.known.then((known) => load(services, known)) : load(services);
  kept.set(db, { revision, known: entry?.known ?? fresh });
  fresh.then(
    () => kept.set(db, { revision, known: fresh }),
    () => (entry ? kept.set(db, entry) : kept.delete(db)),
  );
  return (await (entry?.known ?? fresh)).vocabulary;
}

/** Reads every name from the database. */
export async function loadVocabulary(services: { db: Database }): Promise<Vocabulary> {
  return (await load(services)).vocabulary;
}

async function load(services: { db: Database }, known?: Kept): Promise<Kept> {
  const [makes, generations, spoken, german, english, districts] = await Promise.all([
    vehicleDirectory(services),
    listGenerations(services),
    listColloquialNames(services),
    listRegions(services, 'de-AT'),
    listRegions(services, 'en'),
    listAllDistricts(services),
  ]);
  const cities = (await Promise.all(german.map(({ slug }) => listCities(services, slug)))).flat();
  const englishNames = new Map(english.map(({ id, name }) => [id, name]));
  const regions = german.map((region) => ({ ...region, englishName: englishNames.get(region.id) ?? region.name }));
  const sources = { regions, districts, cities };
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([makes, generations, spoken, sources]))
    .digest('hex');
  if (known?.fingerprint === fingerprint) return known;
  return { vocabulary: await buildVocabulary(makes, generations, sources, spoken), fingerprint };
}
