import type { DistrictPage } from '@kardan/contract/calls/regions/regional';
import type { SearchFilters } from '@kardan/contract/calls/search/search';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import { searchAddress } from '#domain/search/url/search-address.ts';
import { districtAddress } from '#features/regional/district-address.ts';
import type { RegionalTexts } from '#features/regional/regional-texts.ts';
import type { NearbyOption } from './no-cars.tsx';

const neighboursShown = 3;

/** Where there are cars when a district has none, from the nearest to the farthest; each says how many it leads to. */
export function nearbyOptions(page: DistrictPage, t: RegionalTexts, locale: Locale): NearbyOption[] {
  const { region, district, make, neighbours, offers } = page;
  if (!offers) return [];
  const { allMakes, around, region: inState, austria } = offers.wider;
  const ofMake: SearchFilters = make ? { vehicles: [make.slug] } : {};
  const hint = make?.name ?? t('empty.unitMany');
  const nearby = neighbours
    .toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0))
    .slice(0, neighboursShown)
    .map(
      (neighbour): NearbyOption => ({
        href: districtAddress(locale, { region: neighbour.region, district: neighbour, make }),
        icon: 'map-pin',
        title: neighbour.name,
        hint: t('empty.neighbour'),
        count: neighbour.count ?? 0,
      }),
    );
  const all: (NearbyOption | false | null)[] = [
    allMakes !== null && {
      href: districtAddress(locale, { region, district }),
      icon: 'car-front',
      title: t('empty.allMakes'),
      hint: district.name,
      count: allMakes,
    },
    ...nearby,
    around && {
      href: searchAddress(locale, {
        filters: { ...ofMake, place: { postcode: around.postcode, radiusKm: around.radiusKm } },
      }),
      rel: 'nofollow',
      icon: 'map-pin',
      title: t('empty.around', { place: around.place, radius: around.radiusKm }),
      hint: t('empty.aroundHint'),
      count: around.count,
    },
    inState !== null && {
      href: searchAddress(locale, { filters: { ...ofMake, region: [region.slug] } }),
      rel: 'nofollow',
      icon: 'map-pin',
      title: region.name,
      hint: t('empty.region'),
      count: inState,
    },
    {
      href: searchAddress(locale, { filters: ofMake }),
      rel: 'nofollow',
      icon: 'map-pin',
      title: t('empty.austria'),
      hint,
      count: austria,
    },
  ];
  return all.filter((option) => option !== false && option !== null);
}
