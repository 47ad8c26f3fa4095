import type { DistrictPage } from '@kardan/contract/calls/regions/regional';
import { NeighbourMap } from '#domain/map/areas/neighbour-map.tsx';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { districtAddress } from '../district-address.ts';
import { mapTexts } from '../map-texts.ts';

/** The district among its neighbours, as a map and a list; each leads to its own page, of the make if there is one. */
export async function Neighbours({ page: { region, district, make, neighbours, offers } }: { page: DistrictPage }) {
  const [locale, t, counts] = await Promise.all([currentLocale(), texts('regional'), mapTexts()]);
  return (
    <NeighbourMap
      district={{
        slug: district.slug,
        name: district.name,
        count: offers?.total ?? null,
        href: districtAddress(locale, { region, district, make }),
      }}
      neighbours={neighbours.map((neighbour) => ({
        slug: neighbour.slug,
        name: neighbour.name,
        count: neighbour.count,
        href: districtAddress(locale, { region: neighbour.region, district: neighbour, make }),
      }))}
      label={t('map.neighbours', { place: district.name })}
      {...counts}
    />
  );
}
