import { mapDistricts } from '@kardan/contract/map/austria-districts.gen';
import type { MapDistrict } from '@kardan/contract/map/map-shapes';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api/api.ts';

/** A district that can be chosen, and how it is drawn. */
export interface ChoosableDistrict {
  id: number;
  slug: string;
  name: string;
  region: { slug: string; name: string };
  shape: MapDistrict;
}

/** Every district of Austria that can be chosen, by state and name; they do not change while one is here. */
export const districtsQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['districts', locale],
    queryFn: async ({ signal }): Promise<ChoosableDistrict[]> => {
      const shapes = new Map(mapDistricts.map((shape) => [shape.slug, shape]));
      const regions = await api.regions({ query: { language: locale }, signal });
      const districts = await Promise.all(
        regions.map(async ({ slug: regionSlug, name: regionName }) => {
          const region = { slug: regionSlug, name: regionName };
          const found = await api.districtsOfRegion({ params: { id: regionSlug }, signal });
          return found
            .flatMap(({ id, slug, name, selectable }) => {
              const shape = shapes.get(slug);
              return shape && selectable ? [{ id, slug, name, region, shape }] : [];
            })
            .sort((one, other) => one.name.localeCompare(other.name, 'de-AT', { numeric: true }));
        }),
      );
      return districts.flat();
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Districts around those chosen that are not chosen yet. */
export function neighboursOf(districts: readonly ChoosableDistrict[], ids: readonly number[]): number[] {
  const around = new Set(districts.filter(({ id }) => ids.includes(id)).flatMap(({ shape }) => shape.neighbours));
  return districts.filter(({ id, slug }) => around.has(slug) && !ids.includes(id)).map(({ id }) => id);
}

/** By state, in the order of the states. */
export function byRegion(districts: readonly ChoosableDistrict[]) {
  return [...Map.groupBy(districts, ({ region }) => region.slug).values()].map((members) => ({
    name: members[0]?.region.name ?? '',
    slug: members[0]?.region.slug ?? '',
    members,
  }));
}
