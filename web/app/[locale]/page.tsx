import { homeTag } from '@kardan/contract/cache-tags';
import { formatNumber } from '@kardan/ui/formats/format.ts';
import type { Metadata } from 'next';
import { carActions } from '#features/car-park/car-actions.tsx';
import { Hero } from '#features/home/hero/hero.tsx';
import { type Home, loadHome } from '#features/home/load-home.ts';
import { BodyList } from '#features/home/market/body-list.tsx';
import { BestRated, NewestCars, PriceDrops } from '#features/home/market/car-rows.tsx';
import { ElectricBand } from '#features/home/market/electric-band.tsx';
import { MakeList } from '#features/home/market/make-list.tsx';
import { Nearby } from '#features/home/market/nearby.tsx';
import { SectionTiles } from '#features/home/market/section-tiles.tsx';
import { OutageNotice } from '#features/home/outage-notice.tsx';
import { QuickSearch } from '#features/home/quick/quick-search.tsx';
import { SiteData } from '#features/home/site/site-data.tsx';
import { Teasers } from '#features/home/teasers/teasers.tsx';
import { AustriaMap } from '#features/regions/austria-map.tsx';
import { currentLocale } from '#lib/current-locale.ts';
import { cachePage } from '#lib/http/exchange.ts';
import { pageMetadata } from '#lib/page-metadata.ts';
import { href } from '#lib/routes/href.ts';
import { site } from '#lib/site.ts';
import { texts } from '#lib/texts/texts.ts';

export async function generateMetadata(): Promise<Metadata> {
  const [{ SITE_NAME }, t] = await Promise.all([site(), texts('home')]);
  return {
    title: { absolute: t('title', { site: SITE_NAME }) },
    description: t('description'),
    ...(await pageMetadata()),
  };
}

export default async function HomePage() {
  const home = await loadHome(await currentLocale());
  // Without figures the page is soon asked for again.
  cachePage({ seconds: home ? 60 : 5, staleSeconds: home ? 600 : 0, tags: [homeTag] });
  return (
    <>
      <SiteData />
      <Hero home={home}>
        <QuickSearch home={home} />
      </Hero>
      {!home && <OutageNotice />}
      <SectionTiles home={home} />
      {home && <Market home={home} />}
      <Teasers home={home} />
    </>
  );
}

/** What is on offer today. */
async function Market({ home }: { home: Home }) {
  const [locale, t, actions] = await Promise.all([currentLocale(), texts('home'), carActions()]);
  return (
    <>
      <BestRated home={home} actions={actions} />
      <PriceDrops home={home} actions={actions} />
      <NewestCars home={home} actions={actions} />
      <MakeList home={home} />
      <BodyList home={home} />
      <ElectricBand home={home} />
      <Nearby>
        <AustriaMap
          areas={home.regions.map(({ slug, name, count }) => ({
            slug,
            name,
            count,
            href: href(locale, 'regionalRegion', { region: slug }),
          }))}
          label={t('near.map')}
          formatCount={(count) => formatNumber(count, locale)}
          describeCount={(count) => t('cars', { count })}
        />
      </Nearby>
    </>
  );
}
