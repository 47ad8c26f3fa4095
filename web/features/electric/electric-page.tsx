import { sectionTag } from '@kardan/contract/cache-tags';
import { Block } from '@kardan/ui/content/block.tsx';
import { ListingRow } from '#domain/listing/listing-row.tsx';
import { SectionHead } from '#domain/search/section-head.tsx';
import { searchAddress } from '#domain/search/url/search-address.ts';
import { href } from '#lib/routes/href.ts';
import { cachePage } from '#lib/server/exchange.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { Charging } from './charging.tsx';
import { CostOf100Km } from './cost-of-100-km.tsx';
import { ElectricMakes } from './electric-makes.tsx';
import type { ElectricOverview } from './load-electric.ts';
import { Reach } from './reach.tsx';
import { Sources } from './sources.tsx';
import { UsedBattery } from './used-battery.tsx';

const newestShown = 8;

/** Electric cars: how far in winter, how long to charge, for how much, and which makes have them. */
export async function ElectricPage({ page }: { page: ElectricOverview }) {
  const [locale, t] = await Promise.all([currentLocale(), texts('electric')]);
  const { feed, makes, driving, extremes } = page;
  cachePage({ seconds: 60, staleSeconds: 600, tags: [sectionTag('electric')] });
  const list = searchAddress(locale, { section: 'electric', view: 'list' });
  return (
    <>
      <SectionHead
        crumbs={[{ label: t('crumb'), href: href(locale, 'electric') }]}
        title={<span className="block max-w-[18ch]">{t('h1')}</span>}
        lead={t('lead', { cars: t('cars', { count: feed.total }), dealers: t('dealers', { count: feed.dealerships }) })}
        list={{ href: list, label: t('showAll', { count: feed.total }) }}
      />
      <Reach driving={driving} extremes={extremes} />
      <Charging driving={driving} />
      <CostOf100Km driving={driving} />
      <ElectricMakes makes={makes} listHref={list} />
      <UsedBattery />
      {feed.newest.length > 0 && (
        <Block
          title={t('newest.title')}
          more={{
            href: searchAddress(locale, { section: 'electric', sort: 'newest' }),
            label: t('newest.more', { count: feed.total }),
            rel: 'nofollow',
          }}
        >
          <ListingRow listings={feed.newest.slice(0, newestShown)} />
        </Block>
      )}
      <Sources sources={driving.sources} />
    </>
  );
}
