import { Block } from '@kardan/ui/content/block.tsx';
import { ListingRow } from '#domain/listing/listing-row.tsx';
import { searchAddress } from '#domain/search/url/search-address.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import type { StockedArea } from './area-view.ts';

const bestShown = 4;
const newestShown = 8;

/** Cars with a very good price; nothing where there are none. */
export async function BestRated({ area: { place, filters, offers } }: { area: StockedArea }) {
  const [locale, t] = await Promise.all([currentLocale(), texts('regional')]);
  const cars = offers.bestRated.slice(0, bestShown);
  if (cars.length === 0) return null;
  const more = searchAddress(locale, { filters: { ...filters, priceRating: ['very-good'] } });
  return (
    <Block title={t('best.title', { place })} more={{ href: more, label: t('best.more'), rel: 'nofollow' }}>
      <ListingRow listings={cars} />
    </Block>
  );
}

/** The cars that came last. */
export async function NewestCars({ area: { place, filters, offers } }: { area: StockedArea }) {
  const [locale, t] = await Promise.all([currentLocale(), texts('regional')]);
  const more = searchAddress(locale, { filters, sort: 'newest' });
  return (
    <Block title={t('newest.title', { place })} more={{ href: more, label: t('newest.more'), rel: 'nofollow' }}>
      <ListingRow listings={offers.newest.slice(0, newestShown)} />
    </Block>
  );
}
