import type { CarsBlock as Cars } from '@kardan/contract/calls/content/blocks';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { formatNumber } from '@kardan/ui/formats/format.ts';
import { ListingTile } from '#domain/listing/listing-tile.tsx';
import { searchAddress } from '#domain/search/url/search-address.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { loadCars } from '../load-cars.ts';
import { filtersBeyondSection } from '../section-filters.ts';

/** Live cars within a text: a strip to swipe. */
export async function CarsBlock({ cars }: { cars: Cars }) {
  const [found, locale, t, listingTexts] = await Promise.all([
    loadCars(cars),
    currentLocale(),
    texts('magazine'),
    texts('listing'),
  ]);
  const { title, section, sort } = cars;
  const all = searchAddress(locale, { section: section ?? undefined, filters: filtersBeyondSection(cars), sort });
  return (
    <section className="content-cars" aria-label={title}>
      <div className="content-cars-head">
        <h3>{title}</h3>
        {found && found.total > 0 && (
          <TextLink
            href={all}
            rel="nofollow"
            iconAfter="arrow-right"
            className="min-h-8 text-sm pointer-coarse:min-h-11"
          >
            {t('cars.all', { count: formatNumber(found.total, locale) })}
          </TextLink>
        )}
      </div>
      {!found && <p className="content-cars-none">{t('cars.outage')}</p>}
      {found?.total === 0 && (
        <p className="content-cars-none">
          {t('cars.none')}{' '}
          <TextLink href={all} rel="nofollow" inline>
            {t('cars.search')}
          </TextLink>
        </p>
      )}
      {found && found.items.length > 0 && (
        <ul className="snap-strip grid auto-cols-[min(74vw,264px)] grid-flow-col gap-3.5 py-0.5">
          {found.items.map((listing) => (
            <li key={listing.id} className="min-w-0">
              <ListingTile listing={listing} t={listingTexts} locale={locale} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
