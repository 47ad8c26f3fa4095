import { createHash } from 'node:crypto';
import type { Database } from '../../../db/database.ts';
import { listCities } from '../../../regions/cities/list-cities.ts';
import { listAllDistricts } from '../../../regions/list-all-districts.ts';
import { listRegions } from '../../../regions/list-regions.ts';
import { listGenerations } from '../../../vehicles/list-generations.ts';
import { vehicleDirectory } from '../../../vehicles/vehicle-directory.ts';
import { buildVocabulary, type Vocabulary } from './vocabulary.ts';

interface Kept {
  vocabulary: Vocabulary;
  /** Of the names it was built from. */
  fingerprint: string;
}

const keepMs = 15 * 60_000;
const kept = new WeakMap<Database, { until: number; known: Promise<Kept> }>();

/**
 * The names of makes, models and places, kept for a quarter of an hour. A later reader gets the old ones while the new
 * ones are read, so that nobody waits for them but the first; and they are taken apart again only if they changed.
 */
export async function keptVocabulary(services: { db: Database }): Promise<Vocabulary> {
  const { db } = services;
  const entry = kept.get(db);
  if (entry && entry.until > Date.now()) return (await entry.known).vocabulary;
  const until = Date.now() + keepMs;
  const fresh = entry ? entry.known.then((known) => load(services, known)) : load(services);
  kept.set(db, { until, known: entry?.known ?? fresh });
  fresh.then(
    () => kept.set(db, { until, known: fresh }),
    () => (entry ? undefined : kept.delete(db)),
  );
  return (await (entry?.known ?? fresh)).vocabulary;
}

/** Reads every name from the database. */
export async function loadVocabulary(services: { db: Database }): Promise<Vocabulary> {
  return (await load(services)).vocabulary;
}

async function load(services: { db: Database }, known?: Kept): Promise<Kept> {
  const [makes, generations, german, english, districts] = await Promise.all([
    vehicleDirectory(services),
    listGenerations(services),
    listRegions(services, 'de-AT'),
    listRegions(services, 'en'),
    listAllDistricts(services),
  ]);
  const cities = (await Promise.all(german.map(({ slug }) => listCities(services, slug)))).flat();
  const englishNames = new Map(english.map(({ id, name }) => [id, name]));
  const regions = german.map((region) => ({ ...region, englishName: englishNames.get(region.id) ?? region.name }));
  const sources = { regions, districts, cities };
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([makes, generations, sources]))
    .digest('hex');
  if (known?.fingerprint === fingerprint) return known;
  return { vocabulary: await buildVocabulary(makes, generations, sources), fingerprint };
}
