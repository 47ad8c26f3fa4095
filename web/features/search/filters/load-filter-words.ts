import type { SearchFilters } from '@kardan/contract/search';
import type { Locale } from '#lib/locales.ts';
import { districtNames, makeNames, modelNames, type Names, regionNames } from '#lib/names.ts';
import type { FilterWords, SearchTexts } from './filter-words.ts';

/** The names that a search's filters and counts are written with. */
export async function loadFilterWords(filters: SearchFilters, locale: Locale, t: SearchTexts): Promise<FilterWords> {
  const makesChosen = new Set(
    [...(filters.vehicles ?? []), ...(filters.excludedVehicles ?? [])].map((vehicle) => vehicle.split('/')[0] ?? ''),
  );
  const [makes, regions, ...modelLists] = await Promise.all([
    makeNames().catch(nobody),
    regionNames(locale).catch(nobody),
    ...[...makesChosen].map(async (make) => {
      const models = await modelNames(make).catch(nobody);
      return [...models].map(([slug, name]): [string, string] => [`${make}/${slug}`, name]);
    }),
  ]);
  const districts = filters.district ? await allDistricts(regions) : new Map();
  return { locale, t, makes, regions, districts, models: new Map(modelLists.flat()) };
}

async function allDistricts(regions: Names): Promise<Names> {
  const lists = await Promise.all([...regions.keys()].map((region) => districtNames(region).catch(nobody)));
  return new Map(lists.flatMap((names) => [...names]));
}

/** Without names the page still works and shows slugs; what is the matter shows where the search itself fails. */
function nobody(): Names {
  return new Map();
}
