import type { FacetKey, SearchFilters } from '@kardan/contract/search';
import type { EngineBucket } from './engine-answer.ts';

/**
 * Facets of few options that stand together in one field of the index: a car is counted once for all of them, and what
 * each facet shows, with its own choice left out, is added up from the few hundred combinations there are.
 */
export const packedFacets = ['category', 'fuel', 'gearbox', 'body', 'drive'] as const satisfies FacetKey[];
export type PackedFacet = (typeof packedFacets)[number];

/** Where the index holds them. */
export const packedField = 'packed';

const separator = '|';

export function isPacked(facet: string): facet is PackedFacet {
  return (packedFacets as readonly string[]).includes(facet);
}

/** The value of the packed field: every facet's word in order, empty where it is unknown. */
export function pack(car: Record<PackedFacet, string | null>): string {
  return packedFacets.map((facet) => car[facet] ?? '').join(separator);
}

/** Counts of one facet's options among the combinations that every other packed filter of the request lets through. */
export function unpack(facet: PackedFacet, combinations: EngineBucket[], request: SearchFilters): EngineBucket[] {
  const counts = new Map<string, number>();
  for (const { key, doc_count } of combinations) {
    const words = key.split(separator);
    const passes = packedFacets.every((other, i) => other === facet || chosen(request[other], words[i]));
    const word = words[packedFacets.indexOf(facet)];
    if (passes && word) counts.set(word, (counts.get(word) ?? 0) + doc_count);
  }
  return [...counts].map(([key, doc_count]) => ({ key, doc_count }));
}

function chosen(options: readonly string[] | undefined, word: string | undefined): boolean {
  return options === undefined || options.length === 0 || (word !== undefined && options.includes(word));
}
