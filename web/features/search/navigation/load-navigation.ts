import type { LeftBar } from '@kardan/contract/calls/pages/left-bar';
import type { RegionNavigation } from '@kardan/contract/calls/regions/region-navigation';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import type { SearchState } from '#domain/search/url/search-state.ts';
import { apiForAll } from '#lib/api/api.ts';
import { optional } from '#lib/api/optional.ts';
import { remember } from '#lib/api/remember.ts';

/** Counts beside a list may be as old as the pages that caches keep. */
const keptSeconds = 60;

export interface Navigation {
  bar: LeftBar | undefined;
  regional: RegionNavigation | undefined;
}

type Where = Pick<SearchState, 'section' | 'filters'>;

/** What can be chosen next beside a list; what cannot be asked for is missing, and the page is whole without it. */
export async function loadNavigation({ section, filters }: Where, locale: Locale): Promise<Navigation> {
  const [vehicle, ...others] = filters.vehicles ?? [];
  const [make, model] = others.length === 0 ? (vehicle?.split('/') ?? []) : [];
  const [bar, regional] = await Promise.all([
    optional(leftBarAt({ section, make, model }, locale)),
    optional(regionalAt({ region: only(filters.region), district: only(filters.district), make }, locale)),
  ]);
  return { bar, regional };
}

interface BarLevel {
  section: SearchState['section'];
  make: string | undefined;
  model: string | undefined;
}

function leftBarAt({ section, make, model }: BarLevel, language: Locale): Promise<LeftBar> {
  const category = section ?? 'used';
  return remember(`left-bar/${language}/${section ?? ''}/${make ?? ''}/${model ?? ''}`, keptSeconds, async () => {
    const client = await apiForAll();
    const query = { language };
    if (make && model) return client.leftBarOfModel({ params: { category, make, model }, query });
    if (make) return client.leftBarOfMake({ params: { category, make }, query });
    return section ? client.leftBarOfSection({ params: { category }, query }) : client.leftBar({ query });
  });
}

type Place = Record<'region' | 'district' | 'make', string | undefined>;

function regionalAt({ region, district, make }: Place, language: Locale): Promise<RegionNavigation> {
  const key = `region-navigation/${language}/${region ?? ''}/${district ?? ''}/${make ?? ''}`;
  return remember(key, keptSeconds, async () => {
    const client = await apiForAll();
    const query = { language };
    if (!region) return client.regionNavigation({ query });
    if (!district) {
      return make
        ? client.regionNavigationOfRegionMake({ params: { region, make }, query })
        : client.regionNavigationOfRegion({ params: { region }, query });
    }
    return make
      ? client.regionNavigationOfDistrictMake({ params: { region, district, make }, query })
      : client.regionNavigationOfDistrict({ params: { region, district }, query });
  });
}

/** The value, where there is one alone. */
function only(values: readonly string[] | undefined): string | undefined {
  return values?.length === 1 ? values[0] : undefined;
}
