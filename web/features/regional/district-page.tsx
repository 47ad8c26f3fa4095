import { districtTag, regionTag } from '@kardan/contract/cache-tags';
import type { DistrictPage as Page } from '@kardan/contract/calls/regions/regional';
import { Block } from '@kardan/ui/content/block.tsx';
import type { ReactNode } from 'react';
import type { CarActions } from '#domain/listing/listing-card.tsx';
import { currentLocale } from '#lib/current-locale.ts';
import { cachePage } from '#lib/http/exchange.ts';
import { href } from '#lib/routes/href.ts';
import { texts } from '#lib/texts/texts.ts';
import { AreaHead } from './area/area-head.tsx';
import { isStocked } from './area/area-view.ts';
import { BestRated, NewestCars } from './area/car-rows.tsx';
import { DealersBlock } from './area/dealers-block.tsx';
import { Makes } from './area/makes.tsx';
import { Models } from './area/models.tsx';
import { NoCars } from './area/no-cars.tsx';
import { CountsMissing } from './area/outage.tsx';
import { Places } from './area/places.tsx';
import { Sections } from './area/sections.tsx';
import { Spreads } from './area/spreads.tsx';
import { waysOut } from './area/ways-out.ts';
import { WiderLinks } from './area/wider-links.tsx';
import { CrumbLine } from './crumb-line.tsx';
import { regionalCrumbs } from './crumbs.ts';
import { loadDealers } from './load-dealers.ts';
import { inDistrict } from './place-words.ts';
import type { RegionalLinks } from './regional-links.ts';

interface Props {
  page: Page;
  links: RegionalLinks;
  actions: CarActions;
  /** The district among its neighbours, as a map and a list. */
  map: ReactNode;
}

/** A district, or a make in it: what is on offer, who offers it, and what lies next door. */
export async function DistrictPage({ page, links, actions, map }: Props) {
  const { region, district, make, offers, places } = page;
  const [locale, t, dealers] = await Promise.all([
    currentLocale(),
    texts('regional'),
    loadDealers({ region: region.slug, district: district.slug, make: make?.slug }),
  ]);
  cachePage({ seconds: 60, staleSeconds: 600, tags: [regionTag(region.id), districtTag(district.id)] });
  const ofMake = make ? { vehicles: [make.slug] } : {};
  const area = { place: inDistrict(t, district), make, filters: { district: [district.slug], ...ofMake }, offers };
  const shown = { links, actions };
  const at = { region: region.slug, district: district.slug };
  return (
    <>
      <CrumbLine crumbs={regionalCrumbs(locale, t('crumb'), { region, district, make })} />
      <AreaHead area={area} links={links} />
      {!offers && <CountsMissing />}
      {offers?.total === 0 && <NoCars area={area} links={links} ways={waysOut(page, links, t, locale)} />}
      {isStocked(area) && (
        <>
          {make && <Models area={area} make={make} links={links} />}
          <Sections area={area} links={links} />
          <BestRated area={area} {...shown} />
          {!make && (
            <Makes
              area={area}
              links={links}
              pageOf={(slug) => href(locale, 'regionalDistrictMake', { ...at, make: slug })}
            />
          )}
          <Spreads area={area} links={links} />
          <NewestCars area={area} {...shown} />
        </>
      )}
      <Block
        title={t('neighbours.title')}
        note={make ? t('neighbours.noteMake', { make: make.name }) : t('neighbours.note')}
      >
        {map}
        <WiderLinks page={page} place={area.place} links={links} />
      </Block>
      <Places places={places} filters={ofMake} links={links} />
      <DealersBlock dealers={dealers} place={area.place} region={region} make={make} />
    </>
  );
}
