import { Block } from '@kardan/ui/content/block.tsx';
import { ListingRow } from '#domain/listing/listing-row.tsx';
import { searchAddress } from '#domain/search/url/search-address.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import type { Home } from '../load-home.ts';

const bestShown = 4;
const dropsShown = 4;
const newestShown = 8;

/** Cars with a very good price; nothing before prices are rated. */
export async function BestRated({ home }: { home: Home }) {
  if (home.bestRated.length === 0) return null;
  const [locale, t] = await Promise.all([currentLocale(), texts('home')]);
  return (
    <Block
      title={t('best.title')}
      more={{
        href: searchAddress(locale, { filters: { priceRating: ['very-good'] } }),
        label: t('best.more'),
        rel: 'nofollow',
      }}
    >
      <ListingRow listings={home.bestRated.slice(0, bestShown)} />
    </Block>
  );
}

/** Cars whose price went down; nothing on a day without any. */
export async function PriceDrops({ home }: { home: Home }) {
  const { lastDay, latest } = home.priceDrops;
  const cars = latest.slice(0, dropsShown);
  if (cars.length === 0) return null;
  const [locale, t] = await Promise.all([currentLocale(), texts('home')]);
  return (
    <Block
      // The cars shown are the latest ones: all of today's when today has as many.
      title={t(lastDay >= cars.length ? 'drops.today' : 'drops.recent')}
      note={lastDay > 0 ? t('drops.count', { count: lastDay }) : undefined}
      more={{
        href: searchAddress(locale, { filters: { priceReduced: true } }),
        label: t('drops.more'),
        rel: 'nofollow',
      }}
    >
      <ListingRow listings={cars} />
    </Block>
  );
}

/** The cars that came last. */
export async function NewestCars({ home }: { home: Home }) {
  if (home.newest.length === 0) return null;
  const [locale, t] = await Promise.all([currentLocale(), texts('home')]);
  return (
    <Block
      title={t('newest.title')}
      more={{ href: searchAddress(locale, { sort: 'newest' }), label: t('newest.more'), rel: 'nofollow' }}
    >
      <ListingRow listings={home.newest.slice(0, newestShown)} />
    </Block>
  );
}
