import type { DistrictPage } from '@kardan/contract/calls/regions/regional';
import type { SearchFilters } from '@kardan/contract/calls/search/search';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import { href } from '#lib/routes/href.ts';
import type { RegionalLinks } from '../regional-links.ts';
import type { RegionalTexts } from '../regional-texts.ts';
import type { WayOut } from './no-cars.tsx';

const neighboursShown = 3;

/** Where there are cars when a district has none, from the nearest to the farthest; each way says how many it leads to. */
export function waysOut(page: DistrictPage, links: RegionalLinks, t: RegionalTexts, locale: Locale): WayOut[] {
  const { region, district, make, neighbours, offers } = page;
  if (!offers) return [];
  const { allMakes, around, region: inState, austria } = offers.wider;
  const ofMake: SearchFilters = make ? { vehicles: [make.slug] } : {};
  const hint = make?.name ?? t('empty.unitMany');
  const nearby = neighbours
    .toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0))
    .slice(0, neighboursShown)
    .map((neighbour): WayOut => {
      const at = { region: neighbour.region.slug, district: neighbour.slug };
      return {
        href: make
          ? href(locale, 'regionalDistrictMake', { ...at, make: make.slug })
          : href(locale, 'regionalDistrict', at),
        icon: 'map-pin',
        title: neighbour.name,
        hint: t('empty.neighbour'),
        count: neighbour.count ?? 0,
      };
    });
  const all: (WayOut | false | null)[] = [
    allMakes !== null && {
      href: href(locale, 'regionalDistrict', { region: region.slug, district: district.slug }),
      icon: 'car-front',
      title: t('empty.allMakes'),
      hint: district.name,
      count: allMakes,
    },
    ...nearby,
    around && {
      href: links.cars({ ...ofMake, place: { postcode: around.postcode, radiusKm: around.radiusKm } }),
      rel: 'nofollow',
      icon: 'map-pin',
      title: t('empty.around', { place: around.place, radius: around.radiusKm }),
      hint: t('empty.aroundHint'),
      count: around.count,
    },
    inState !== null && {
      href: links.cars({ ...ofMake, region: [region.slug] }),
      rel: 'nofollow',
      icon: 'map-pin',
      title: region.name,
      hint: t('empty.region'),
      count: inState,
    },
    { href: links.cars(ofMake), rel: 'nofollow', icon: 'map-pin', title: t('empty.austria'), hint, count: austria },
  ];
  return all.filter((way) => way !== false && way !== null);
}
