import { homeTag } from '@kardan/contract/cache-tags';
import type { Metadata } from 'next';
import { Hero } from '#features/home/hero/hero.tsx';
import { type Home, loadHome } from '#features/home/load-home.ts';
import { BodyList } from '#features/home/market/body-list.tsx';
import { ElectricBand } from '#features/home/market/electric-band.tsx';
import { BestRated, NewestCars, PriceDrops } from '#features/home/market/listing-rows.tsx';
import { MakeList } from '#features/home/market/make-list.tsx';
import { Nearby } from '#features/home/market/nearby.tsx';
import { SectionTiles } from '#features/home/market/section-tiles.tsx';
import { NewestArticles } from '#features/home/newest-articles.tsx';
import { OutageNotice } from '#features/home/outage-notice.tsx';
import { QuickSearch } from '#features/home/quick/quick-search.tsx';
import { SiteData } from '#features/home/site/site-data.tsx';
import { Teasers } from '#features/home/teasers/teasers.tsx';
import { site } from '#lib/config/site.ts';
import { pageMetadata } from '#lib/page/page-metadata.ts';
import { cachePage } from '#lib/server/exchange.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';

export async function generateMetadata({ searchParams }: PageProps<'/[locale]'>): Promise<Metadata> {
  const [{ SITE_NAME }, t] = await Promise.all([site(), texts('home')]);
  return {
    title: { absolute: t('title', { site: SITE_NAME }) },
    description: t('description'),
    ...(await pageMetadata(await searchParams)),
  };
}

export default async function HomePage() {
  const home = await loadHome(await currentLocale());
  cachePage({ seconds: 60, staleSeconds: 600, tags: [homeTag] });
  return (
    <>
      <SiteData />
      <Hero home={home}>
        <QuickSearch home={home} />
      </Hero>
      {!home && <OutageNotice />}
      <SectionTiles home={home} />
      {home && <Market home={home} />}
      <NewestArticles />
      <Teasers home={home} />
    </>
  );
}

/** What is on offer today. */
function Market({ home }: { home: Home }) {
  return (
    <>
      <BestRated home={home} />
      <PriceDrops home={home} />
      <NewestCars home={home} />
      <MakeList home={home} />
      <BodyList home={home} />
      <ElectricBand home={home} />
      <Nearby home={home} />
    </>
  );
}
