import { districtTag, regionTag } from '@kardan/contract/cache-tags';
import type { PlacePage as Page } from '@kardan/contract/calls/regions/regional';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
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
import { PostcodeForm } from './country/postcode-form.tsx';
import { regionalCrumbs } from './crumbs.ts';
import { districtAddress } from './district-address.ts';
import { loadDealers } from './load-dealers.ts';
import { placeAddress } from './place-address.ts';
import { aroundPlace } from './place-words.ts';

/** What is on offer within half an hour of a place, across the borders of districts and states. */
export async function PlacePage({ page: { place, region, district, radiusKm, offers } }: { page: Page }) {
  const [locale, t, dealers] = await Promise.all([
    currentLocale(),
    texts('regional'),
    loadDealers({ postcode: place.postcode, radiusKm }),
  ]);
  cachePage({ seconds: 60, staleSeconds: 600, tags: [regionTag(region.id), districtTag(district.id)] });
  const filters = { place: { postcode: place.postcode, radiusKm } };
  const area = { place: aroundPlace(t, place, radiusKm), make: null, filters, offers };
  return (
    <>
      <CrumbLine
        crumbs={[
          ...regionalCrumbs(locale, t('crumb'), { region, district }),
          { label: `${place.postcode} ${place.name}`, href: placeAddress(locale, place.postcode) },
        ]}
      />
      <AreaHead area={area} />
      <div className="page mt-5 flex flex-wrap items-end gap-x-6 gap-y-3">
        <PostcodeForm filled={place.postcode} />
        <TextLink
          href={districtAddress(locale, { region, district })}
          iconAfter="arrow-right"
          className="min-h-11 text-sm"
        >
          {t('place.district', { district: district.name })}
        </TextLink>
      </div>
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
      {isStocked(area) && (
        <>
          <Sections area={area} />
          <BestRated area={area} />
          <Makes area={area} />
          <Spreads area={area} />
          <NewestCars area={area} />
        </>
      )}
      <DealersBlock dealers={dealers} place={area.place} region={region} make={null} />
    </>
  );
}
