import { regionTag } from '@kardan/contract/cache-tags';
import type { RegionPage as Page } from '@kardan/contract/calls/regions/regional';
import { Block } from '@kardan/ui/content/block.tsx';
import type { ReactNode } from 'react';
import type { CarActions } from '#domain/listing/listing-card.tsx';
import { currentLocale } from '#lib/current-locale.ts';
import { cachePage } from '#lib/http/exchange.ts';
import { texts } from '#lib/texts/texts.ts';
import { AreaHead } from './area/area-head.tsx';
import { isStocked } from './area/area-view.ts';
import { BestRated, NewestCars } from './area/car-rows.tsx';
import { DealersBlock } from './area/dealers-block.tsx';
import { Makes } from './area/makes.tsx';
import { NoCars } from './area/no-cars.tsx';
import { CountsMissing } from './area/outage.tsx';
import { Sections } from './area/sections.tsx';
import { Spreads } from './area/spreads.tsx';
import { CrumbLine } from './crumb-line.tsx';
import { regionalCrumbs } from './crumbs.ts';
import { loadDealers } from './load-dealers.ts';
import { inRegion } from './place-words.ts';
import type { RegionalLinks } from './regional-links.ts';

interface Props {
  page: Page;
  links: RegionalLinks;
  actions: CarActions;
  /** The districts as a map and a list. */
  map: ReactNode;
}

/** A federal state: its districts, what is on offer there, and who offers it. */
export async function RegionPage({ page: { region, offers }, links, actions, map }: Props) {
  const [locale, t, dealers] = await Promise.all([
    currentLocale(),
    texts('regional'),
    loadDealers({ region: region.slug }),
  ]);
  cachePage({ seconds: 60, staleSeconds: 600, tags: [regionTag(region.id)] });
  const area = { place: inRegion(t, region), make: null, filters: { region: [region.slug] }, offers };
  const shown = { links, actions };
  return (
    <>
      <CrumbLine crumbs={regionalCrumbs(locale, t('crumb'), { region })} />
      <AreaHead area={area} links={links} />
      {!offers && <CountsMissing />}
      {offers?.total === 0 && (
        <NoCars
          area={area}
          links={links}
          ways={[
            {
              href: links.cars({}),
              icon: 'map-pin',
              title: t('empty.austria'),
              hint: t('empty.unitMany'),
              count: offers.wider.austria,
            },
          ]}
        />
      )}
      <Block title={t('districts.title')} note={t('districts.note')}>
        {map}
      </Block>
      {isStocked(area) && (
        <>
          <Sections area={area} links={links} />
          <BestRated area={area} {...shown} />
          <Makes area={area} links={links} />
          <Spreads area={area} links={links} />
          <NewestCars area={area} {...shown} />
        </>
      )}
      <DealersBlock dealers={dealers} place={area.place} region={region} make={null} wholeRegion />
    </>
  );
}
