import type { SearchFilters } from '@kardan/contract/calls/search/search';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import { districtNames, makeNames, modelNames, type Names, regionNames } from '#lib/api/names.ts';
import type { FilterWords, SearchTexts } from './filter-words.ts';

/** The names that a search's filters and counts are written with. */
export async function loadFilterWords(filters: SearchFilters, locale: Locale, t: SearchTexts): Promise<FilterWords> {
  const [makes, regions] = await Promise.all([makeNames(), regionNames(locale)]);
  const [models, districts] = await Promise.all([
    namesOf(makesIn(filters, makes), modelNames, (make, slug) => `${make}/${slug}`),
    namesOf(filters.district ? [...regions.keys()] : [], districtNames),
  ]);
  return { locale, t, makes, regions, models, districts };
}

/** The makes that a search names. Invented ones have no models to ask for. */
function makesIn({ vehicles = [], excludedVehicles = [] }: SearchFilters, known: Names): string[] {
  const named = new Set([...vehicles, ...excludedVehicles].map((vehicle) => vehicle.split('/')[0] ?? ''));
  return [...named].filter((make) => known.has(make));
}

/** The names below several things, as one list. */
async function namesOf(
  parents: string[],
  load: (parent: string) => Promise<Names>,
  keyOf: (parent: string, slug: string) => string = (_, slug) => slug,
): Promise<Names> {
  const lists = await Promise.all(
    parents.map(async (parent) =>
      [...(await load(parent))].map(([slug, name]) => [keyOf(parent, slug), name] as const),
    ),
  );
  return new Map(lists.flat());
}
