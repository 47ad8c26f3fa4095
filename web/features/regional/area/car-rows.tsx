import { Block } from '@kardan/ui/content/block.tsx';
import { CarRow } from '#domain/listing/car-row.tsx';
import type { CarActions } from '#domain/listing/listing-card.tsx';
import { currentLocale } from '#lib/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import type { RegionalLinks } from '../regional-links.ts';
import type { StockedArea } from './area-view.ts';

const bestShown = 4;
const newestShown = 8;

interface Props {
  area: StockedArea;
  links: RegionalLinks;
  actions: CarActions;
}

/** Cars with a very good price; nothing where there are none. */
export async function BestRated({ area: { place, filters, offers }, links, actions }: Props) {
  const [locale, t, listing] = await Promise.all([currentLocale(), texts('regional'), texts('listing')]);
  const cars = offers.bestRated.slice(0, bestShown);
  if (cars.length === 0) return null;
  const more = links.cars({ ...filters, priceRating: ['very-good'] });
  return (
    <Block title={t('best.title', { place })} more={{ href: more, label: t('best.more'), rel: 'nofollow' }}>
      <CarRow cars={cars} t={listing} locale={locale} actions={actions} />
    </Block>
  );
}

/** The cars that came last. */
export async function NewestCars({ area: { place, filters, offers }, links, actions }: Props) {
  const [locale, t, listing] = await Promise.all([currentLocale(), texts('regional'), texts('listing')]);
  const more = links.cars(filters, { sort: 'newest' });
  return (
    <Block title={t('newest.title', { place })} more={{ href: more, label: t('newest.more'), rel: 'nofollow' }}>
      <CarRow cars={offers.newest.slice(0, newestShown)} t={listing} locale={locale} actions={actions} />
    </Block>
  );
}
