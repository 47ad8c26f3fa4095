import type { FacetOption } from '@kardan/contract/calls/search/search';

interface Name {
  id: number;
  slug: string;
  name: string;
}

export interface CountedName extends Name {
  count: number;
}

/** Those of the names that have cars, with their number; in the order of the names. */
export function namesWithCars(
  names: Name[],
  options: FacetOption[] | undefined,
  facetValue: (name: Name) => string = (name) => name.slug,
): CountedName[] {
  const counts = new Map((options ?? []).map(({ value, count }) => [value, count]));
  return names.flatMap((name) => {
    const count = counts.get(facetValue(name));
    return count ? [{ id: name.id, slug: name.slug, name: name.name, count }] : [];
  });
}
