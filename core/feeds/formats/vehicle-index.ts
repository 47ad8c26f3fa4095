import type { Body } from '@kardan/contract/values/vehicle';
import type { Database } from '../../db/database.ts';
import {
  type ListedColloquialName,
  listColloquialNames,
} from '../../search/understand/colloquial/list-colloquial-names.ts';
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
  const [directory, versions, spoken] = await Promise.all([
    vehicleDirectory(services),
    listNamedVersions(services),
    listColloquialNames(services),
  ]);
  return indexVehicles(directory, versions, spoken);
}

/** The index of a catalogue; apart from its loading for tests without a database. */
export function indexVehicles(
  directory: readonly NamedMake[],
  versions: readonly NamedVersion[],
  spoken: readonly ListedColloquialName[] = [],
): VehicleIndex {
  const index: VehicleIndex = { makes: new Map(), makesBySlug: new Map(), versionsByCode: new Map() };
  const versionsOf = Map.groupBy(versions, ({ modelId }) => modelId);
  const spokenOf = Map.groupBy(spoken, ({ vehicle }) => vehicle);
  for (const { slug, name, models, formerSlugs = [] } of directory) {
    const make: IndexedMake = { slug, name, models: new Map(), modelsBySlug: new Map() };
    const slugs = [slug, ...formerSlugs];
    // What was mapped to an earlier slug goes on meaning it.
    for (const each of slugs) index.makesBySlug.set(each, make);
    const nicknames = slugs.flatMap((each) => makeNicknames[each] ?? []);
    const words = (spokenOf.get(slug) ?? []).map(({ word }) => word);
    for (const known of [...slugs, name, ...nicknames, ...words]) index.makes.set(foldName(known), make);
    for (const model of models) {
      const own = [model.slug, ...(model.formerSlugs ?? [])];
      const vehicles = slugs.flatMap((each) => own.map((modelSlug) => `${each}/${modelSlug}`));
      const names = [
        ...vehicles.flatMap((vehicle) => modelNicknames[vehicle] ?? []),
        ...(spokenOf.get(`${slug}/${model.slug}`) ?? []).map(({ word }) => word),
        ...own,
      ];
      addModel(index, make, { ...model, names }, versionsOf.get(model.id) ?? []);
    }
  }
  return index;
}

function addModel(
  index: VehicleIndex,
  make: IndexedMake,
  { slug, name, popularity, formerSlugs = [], names }: NamedMake['models'][number] & { names: readonly string[] },
  versions: readonly NamedVersion[],
): void {
  const model: IndexedModel = { slug, name, popularity, versions: new Map(), bodies: new Set() };
  for (const each of [slug, ...formerSlugs]) make.modelsBySlug.set(each, model);
  for (const key of namesOf(model, names)) addName(make, key, model);
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
function namesOf({ name }: IndexedModel, others: readonly string[]): string[] {
  const plain = name.replace(/\(.*?\)/g, '').trim();
  const withoutClass = plain.endsWith('-Klasse') ? plain.slice(0, -'-Klasse'.length) : null;
  const names = [plain, ...(withoutClass ? [withoutClass, `${withoutClass} Class`] : [])];
  return [...names, ...others].map(foldName);
}
