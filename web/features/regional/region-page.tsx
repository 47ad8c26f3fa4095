import { regionTag } from '@kardan/contract/cache-tags';
import type { RegionPage as Page } from '@kardan/contract/calls/regions/regional';
import { Block } from '@kardan/ui/content/block.tsx';
import { RegionMap } from '#domain/map/areas/region-map.tsx';
import { searchAddress } from '#domain/search/url/search-address.ts';
import { CrumbLine } from '#lib/page/crumb-line.tsx';
import { cachePage } from '#lib/server/exchange.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { AreaHead } from './area/area-head.tsx';
import { isStocked } from './area/area-view.ts';
import { Makes } from './area/counts/makes.tsx';
import { Sections } from './area/counts/sections.tsx';
import { Spreads } from './area/counts/spreads.tsx';
import { DealersBlock } from './area/dealers-block.tsx';
import { NoCars } from './area/empty/no-cars.tsx';
import { BestRated, NewestCars } from './area/listing-rows.tsx';
import { CountsMissing } from './area/outage.tsx';
import { Places } from './area/places.tsx';
import { regionalCrumbs } from './crumbs.ts';
import { districtAddress } from './district-address.ts';
import { loadDealers } from './load-dealers.ts';
import { loadLargestPlaces } from './load-largest-places.ts';
import { mapTexts } from './map-texts.ts';
import { inRegion } from './place-words.ts';

/** A federal state: its districts, what is on offer there, and who offers it. */
export async function RegionPage({ page: { region, districts, offers } }: { page: Page }) {
  const [locale, t, counts, dealers, places] = await Promise.all([
    currentLocale(),
    texts('regional'),
    mapTexts(),
    loadDealers({ region: region.slug }),
    loadLargestPlaces(region.slug),
  ]);
  cachePage({ seconds: 60, staleSeconds: 600, tags: [regionTag(region.id)] });
  const area = { place: inRegion(t, region), make: null, filters: { region: [region.slug] }, offers };
  const areas = districts.map(({ slug, name, count }) => ({
    slug,
    name,
    count,
    href: districtAddress(locale, { region, district: { slug } }),
  }));
  return (
    <>
      <CrumbLine crumbs={regionalCrumbs(locale, t('crumb'), { region })} />
      <AreaHead area={area} />
      {!offers && <CountsMissing />}
      {offers?.total === 0 && (
        <NoCars
          area={area}
          options={[
            {
              href: searchAddress(locale, {}),
              icon: 'map-pin',
              title: t('empty.austria'),
              hint: t('empty.unitMany'),
              count: offers.wider.austria,
            },
          ]}
        />
      )}
      <Block title={t('districts.title')} note={t('districts.note')}>
        <RegionMap
          region={region.slug}
          districts={areas}
          label={t('map.districts', { place: area.place })}
          {...counts}
        />
      </Block>
      {isStocked(area) && (
        <>
          <Sections area={area} />
          <BestRated area={area} />
          <Makes area={area} />
          <Spreads area={area} />
          <NewestCars area={area} />
        </>
      )}
      <Places places={places} filters={{}} />
      <DealersBlock dealers={dealers} place={area.place} region={region} make={null} wholeRegion />
    </>
  );
}
