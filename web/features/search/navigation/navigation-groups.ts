import type { CountedName } from '@kardan/contract/values/counted';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import { shownSections } from '#domain/search/sections.ts';
import { searchAddress } from '#domain/search/url/search-address.ts';
import type { SearchState } from '#domain/search/url/search-state.ts';
import { href } from '#lib/routes/href.ts';
import type { Navigation } from './load-navigation.ts';

export interface NavigationLink {
  key: string;
  href: string;
  /** A name, or the section whose name it has. */
  name: string;
  count: number;
}

export interface NavigationGroups {
  sections: NavigationLink[];
  vehicles: NavigationLink[];
  places: NavigationLink[];
  /** Makes or models of a district. */
  inDistrict: NavigationLink[];
}

/** A page of results has 1,850 elements at most, and each link is two. */
const vehiclesShown = 10;

/** The links beside a list: each leads to a page of its own, not to a search. Those without cars are left out. */
export function navigationGroups(
  state: Pick<SearchState, 'section'>,
  { bar, regional }: Navigation,
  locale: Locale,
): NavigationGroups {
  const { section } = state;
  const vehicle = bar?.make && [bar.model ? `${bar.make.slug}/${bar.model.slug}` : bar.make.slug];
  const counts = new Map(bar?.sections.map(({ key, count }) => [key, count]));
  const link = (of: CountedName, address: string) => ({ key: of.slug, href: address, name: of.name, count: of.count });
  const vehicles = bar?.make ? bar.models : (bar?.makes ?? []);
  const pathOf = (slug: string) => (bar?.make ? `${bar.make.slug}/${slug}` : slug);
  const region = regional?.region?.slug;
  const district = regional?.district?.slug;
  return {
    sections: shownSections
      .filter((key) => key !== section)
      .map((key) => ({
        key,
        href: searchAddress(locale, { section: key, ...(vehicle && { filters: { vehicles: vehicle } }) }),
        name: key,
        count: counts.get(key) ?? 0,
      }))
      .filter(({ href: address, count }) => count > 0 && isPage(address)),
    vehicles: mostFirst(vehicles)
      .slice(0, vehiclesShown)
      .map((each) => link(each, searchAddress(locale, { section, filters: { vehicles: [pathOf(each.slug)] } })))
      .filter((each) => isPage(each.href)),
    places: (region ? (regional?.districts ?? []) : (regional?.regions ?? []))
      .filter(({ count }) => count > 0)
      .map((each) => link(each, placeAddress(locale, region, each.slug, regional?.make?.slug))),
    inDistrict:
      region && district && !regional?.make
        ? mostFirst(regional?.makes ?? [])
            .slice(0, vehiclesShown)
            .map((each) => link(each, href(locale, 'regionalDistrictMake', { region, district, make: each.slug })))
        : [],
  };
}

/** Not every section has pages of models: there a model would be a search, which crawlers must not follow. */
const isPage = (address: string) => !address.includes('?');

/** A federal state, or a district of it, where a make has a page of its own as well. */
function placeAddress(locale: Locale, region: string | undefined, slug: string, make: string | undefined): string {
  if (!region) return href(locale, 'regionalRegion', { region: slug });
  const at = { region, district: slug };
  return make ? href(locale, 'regionalDistrictMake', { ...at, make }) : href(locale, 'regionalDistrict', at);
}

function mostFirst(names: readonly CountedName[]): CountedName[] {
  return names.toSorted((a, b) => b.count - a.count);
}
