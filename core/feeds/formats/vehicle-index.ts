import type { Body } from '@kardan/contract/values/vehicle';
import type { Database } from '../../db/database.ts';
import { makeNicknames, modelNicknames } from '../../search/understand/words/vehicle-nicknames.ts';
import { listNamedVersions, type NamedVersion } from '../../vehicles/list-named-versions.ts';
import { type NamedMake, vehicleDirectory } from '../../vehicles/vehicle-directory.ts';
import { foldName } from './spelling/fold-name.ts';

export interface IndexedModel {
  slug: string;
  name: string;
  popularity: number;
  /** By folded name and by slug. */
  versions: Map<string, string>;
  bodies: Set<Body>;
}

export interface IndexedMake {
  slug: string;
  name: string;
  /** By folded name; null where two models share one and neither is far commoner. */
  models: Map<string, IndexedModel | null>;
  modelsBySlug: Map<string, IndexedModel>;
}

export interface VehicleIndex {
  makes: Map<string, IndexedMake>;
  makesBySlug: Map<string, IndexedMake>;
  /** By national code, the commonest version of several. */
  versionsByCode: Map<string, { make: IndexedMake; model: IndexedModel; version: string }>;
}

/** Of two models of one name the one is meant that is so many times as common; else nobody knows. */
const farCommoner = 5;

/** Makes and models by folded name, versions by national code: read once for a run. */
export async function loadVehicleIndex(services: { db: Database }): Promise<VehicleIndex> {
  const [directory, versions] = await Promise.all([vehicleDirectory(services), listNamedVersions(services)]);
  return indexVehicles(directory, versions);
}

/** The index of a catalogue; apart from its loading for tests without a database. */
export function indexVehicles(directory: readonly NamedMake[], versions: readonly NamedVersion[]): VehicleIndex {
  const index: VehicleIndex = { makes: new Map(), makesBySlug: new Map(), versionsByCode: new Map() };
  const versionsOf = Map.groupBy(versions, ({ modelId }) => modelId);
  for (const { slug, name, models } of directory) {
    const make: IndexedMake = { slug, name, models: new Map(), modelsBySlug: new Map() };
    index.makesBySlug.set(slug, make);
    for (const known of [slug, name, ...(makeNicknames[slug] ?? [])]) index.makes.set(foldName(known), make);
    for (const model of models) addModel(index, make, model, versionsOf.get(model.id) ?? []);
  }
  return index;
}

function addModel(
  index: VehicleIndex,
  make: IndexedMake,
  { slug, name, popularity }: NamedMake['models'][number],
  versions: readonly NamedVersion[],
): void {
  const model: IndexedModel = { slug, name, popularity, versions: new Map(), bodies: new Set() };
  make.modelsBySlug.set(slug, model);
  for (const key of namesOf(make.slug, model)) addName(make, key, model);
  for (const version of versions) {
    if (version.body) model.bodies.add(version.body);
    for (const key of [foldName(version.slug), foldName(version.name)]) {
      if (!model.versions.has(key)) model.versions.set(key, version.slug);
    }
    const code = version.nationalCode;
    if (code && !index.versionsByCode.has(code)) index.versionsByCode.set(code, { make, model, version: version.slug });
  }
}

function addName(make: IndexedMake, key: string, model: IndexedModel): void {
  if (key === '') return;
  const other = make.models.get(key);
  if (other === undefined || other === model) make.models.set(key, model);
  else if (other === null || other.popularity >= model.popularity * farCommoner) return;
  else make.models.set(key, model.popularity >= other.popularity * farCommoner ? model : null);
}

/** What stands in brackets tells models of one name apart; of "C-Klasse" the class is often left out, or said in English. */
function namesOf(make: string, { slug, name }: IndexedModel): string[] {
  const plain = name.replace(/\(.*?\)/g, '').trim();
  const withoutClass = plain.endsWith('-Klasse') ? plain.slice(0, -'-Klasse'.length) : null;
  const names = [slug, plain, ...(withoutClass ? [withoutClass, `${withoutClass} Class`] : [])];
  return [...names, ...(modelNicknames[`${make}/${slug}`] ?? [])].map(foldName);
}
