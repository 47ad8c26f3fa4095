import { districtTag, regionTag } from '@kardan/contract/cache-tags';
import type { DistrictPage as Page } from '@kardan/contract/calls/regions/regional';
import { Block } from '@kardan/ui/content/block.tsx';
import { CrumbLine } from '#lib/page/crumb-line.tsx';
import { cachePage } from '#lib/server/exchange.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { AreaHead } from './area/area-head.tsx';
import { isStocked } from './area/area-view.ts';
import { Makes } from './area/counts/makes.tsx';
import { Models } from './area/counts/models.tsx';
import { Sections } from './area/counts/sections.tsx';
import { Spreads } from './area/counts/spreads.tsx';
import { DealersBlock } from './area/dealers-block.tsx';
import { nearbyOptions } from './area/empty/nearby-options.ts';
import { NoCars } from './area/empty/no-cars.tsx';
import { BestRated, NewestCars } from './area/listing-rows.tsx';
import { Neighbours } from './area/neighbours.tsx';
import { CountsMissing } from './area/outage.tsx';
import { Places } from './area/places.tsx';
import { WiderLinks } from './area/wider-links.tsx';
import { regionalCrumbs } from './crumbs.ts';
import { districtAddress } from './district-address.ts';
import { loadDealers } from './load-dealers.ts';
import { inDistrict } from './place-words.ts';

/** A district, or a make in it: what is on offer, who offers it, and what lies next door. */
export async function DistrictPage({ page }: { page: Page }) {
  const { region, district, make, offers, places } = page;
  const [locale, t, dealers] = await Promise.all([
    currentLocale(),
    texts('regional'),
    loadDealers({ region: region.slug, district: district.slug, make: make?.slug }),
  ]);
  cachePage({ seconds: 60, staleSeconds: 600, tags: [regionTag(region.id), districtTag(district.id)] });
  const ofMake = make ? { vehicles: [make.slug] } : {};
  const area = { place: inDistrict(t, district), make, filters: { district: [district.slug], ...ofMake }, offers };
  return (
    <>
      <CrumbLine crumbs={regionalCrumbs(locale, t('crumb'), { region, district, make })} />
      <AreaHead area={area} />
      {!offers && <CountsMissing />}
      {offers?.total === 0 && <NoCars area={area} options={nearbyOptions(page, t, locale)} />}
      {isStocked(area) && (
        <>
          {make && <Models area={area} make={make} />}
          <Sections area={area} />
          <BestRated area={area} />
          {!make && (
            <Makes area={area} pageOf={(slug) => districtAddress(locale, { region, district, make: { slug } })} />
          )}
          <Spreads area={area} />
          <NewestCars area={area} />
        </>
      )}
      <Block
        title={t('neighbours.title')}
        note={make ? t('neighbours.noteMake', { make: make.name }) : t('neighbours.note')}
      >
        <Neighbours page={page} />
        <WiderLinks page={page} place={area.place} />
      </Block>
      <Places places={places} filters={ofMake} />
      <DealersBlock dealers={dealers} place={area.place} region={region} make={make} />
    </>
  );
}
