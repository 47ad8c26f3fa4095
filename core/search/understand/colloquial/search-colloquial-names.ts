import type { ColloquialName } from '@kardan/contract/calls/operator/colloquial-names';
import { catalogueBounds } from '@kardan/contract/values/catalogue';
import type { Actor } from '../../../accounts/actor.ts';
import { requireOperator } from '../../../accounts/policies.ts';
import type { Database } from '../../../db/database.ts';
import { vehicleDirectory } from '../../../vehicles/vehicle-directory.ts';
import { keyOf } from '../token-runs.ts';
import { familyNicknames, makeNicknames, modelNicknames } from '../words/vehicle-nicknames.ts';
import { loadColloquialNames, type StoredColloquialName } from './colloquial-name-store.ts';

/** What people call makes and models, by word: what comes with the product, and what operators have added. */
export async function searchColloquialNames(
  services: { db: Database },
  actor: Actor,
  { words, cursor }: { words?: string | undefined; cursor?: string | undefined },
): Promise<{ items: ColloquialName[]; cursor: string | null }> {
  requireOperator(actor);
  const [own, builtIn] = await Promise.all([loadColloquialNames(services.db), listBuiltIn(services)]);
  const sought = words ? keyOf(words) : '';
  const found = [...own.map(present), ...builtIn]
    .map((name) => ({ name, key: sortKey(name) }))
    .filter(({ name, key }) => fits(name, sought) && (cursor === undefined || key > cursor))
    .sort((one, other) => (one.key < other.key ? -1 : 1));
  const page = found.slice(0, catalogueBounds.page);
  const hasMore = found.length > page.length;
  return { items: page.map(({ name }) => name), cursor: hasMore ? (page.at(-1)?.key ?? null) : null };
}

export function present({ id, word, vehicle, name, at }: StoredColloquialName): ColloquialName {
  return { id, word, source: 'operator', vehicles: [{ vehicle, name }], at: at.toISOString() };
}

/** Operators' own come first: there are few, and it is they that are looked for. */
function sortKey({ source, word, id, vehicles }: ColloquialName): string {
  return `${source === 'operator' ? 0 : 1} ${keyOf(word)} ${vehicles[0]?.vehicle ?? ''} ${id ?? ''}`;
}

function fits({ word, vehicles }: ColloquialName, sought: string): boolean {
  return [word, ...vehicles.map(({ name }) => name)].some((text) => keyOf(text).includes(sought));
}

async function listBuiltIn(services: { db: Database }): Promise<ColloquialName[]> {
  const directory = await vehicleDirectory(services);
  const names = new Map(
    directory.flatMap((make) => [
      [make.slug, make.name] as const,
      ...make.models.map((model) => [`${make.slug}/${model.slug}`, `${make.name} ${model.name}`] as const),
    ]),
  );
  const told = [
    ...Object.entries({ ...makeNicknames, ...modelNicknames }).map(([vehicle, words]) => ({
      words,
      vehicles: [vehicle],
    })),
    ...familyNicknames.map(({ names: words, vehicles }) => ({ words, vehicles })),
  ];
  return told.flatMap(({ words, vehicles }) => {
    const known = vehicles
      .flatMap((vehicle) => ({ vehicle, name: names.get(vehicle) ?? '' }))
      .filter(({ name }) => name);
    if (known.length === 0) return [];
    return words.map((word) => ({ id: null, word, source: 'built-in' as const, vehicles: known, at: null }));
  });
}
