import { filters } from '@kardan/contract/filters';
import { Block } from '@kardan/ui/content/block.tsx';
import type { CarActions } from '#domain/listing/listing-card.tsx';
import { currentLocale } from '#lib/current-locale.ts';
import { href } from '#lib/routes/href.ts';
import { texts } from '#lib/texts/texts.ts';
import type { Home } from '../load-home.ts';
import { CarRow } from './car-row.tsx';

const bestShown = 4;
const dropsShown = 4;
const newestShown = 8;

/** Cars with a very good price; nothing before prices are rated. */
export async function BestRated({ home, actions }: { home: Home; actions: CarActions }) {
  if (home.bestRated.length === 0) return null;
  const [locale, t] = await Promise.all([currentLocale(), texts('home')]);
  const { urlName } = filters.priceRating;
  return (
    <Block
      title={t('best.title')}
      more={{ href: `${href(locale, 'searchStart')}?${urlName}=very-good`, label: t('best.more'), rel: 'nofollow' }}
    >
      <CarRow cars={home.bestRated.slice(0, bestShown)} actions={actions} />
    </Block>
  );
}

/** Cars whose price went down; nothing on a day without any. */
export async function PriceDrops({ home, actions }: { home: Home; actions: CarActions }) {
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
        href: `${href(locale, 'searchStart')}?${filters.priceReduced.urlName}=1`,
        label: t('drops.more'),
        rel: 'nofollow',
      }}
    >
      <CarRow cars={cars} actions={actions} />
    </Block>
  );
}

/** The cars that came last. */
export async function NewestCars({ home, actions }: { home: Home; actions: CarActions }) {
  if (home.newest.length === 0) return null;
  const [locale, t] = await Promise.all([currentLocale(), texts('home')]);
  return (
    <Block
      title={t('newest.title')}
      more={{ href: `${href(locale, 'searchStart')}?sort=newest`, label: t('newest.more'), rel: 'nofollow' }}
    >
      <CarRow cars={home.newest.slice(0, newestShown)} actions={actions} />
    </Block>
  );
}
