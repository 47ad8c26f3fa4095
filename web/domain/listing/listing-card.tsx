import type { ListingCard as Card } from '@kardan/contract/calls/search/search';
import { equipmentLabels } from '@kardan/contract/labels/equipment';
import { Link } from '@kardan/ui/actions/link.tsx';
import { Badge } from '@kardan/ui/content/badge.tsx';
import { SpecGrid } from '@kardan/ui/content/spec-list.tsx';
import { factSeparator, formatNumber, formatPrice } from '@kardan/ui/formats/format.ts';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import { Price, PriceDrop } from '#domain/listing/price/price.tsx';
import { Plate } from '#domain/map/plate.tsx';
import { CompareToggle } from '#domain/saved-cars/compare-toggle.tsx';
import { newCarFromCard } from '#domain/saved-cars/new-car.ts';
import { ParkButton } from '#domain/saved-cars/park-button.tsx';
import { href } from '#lib/routes/href.ts';
import { CardPictureStrip } from './card-picture-strip.tsx';
import { CardRating } from './card-rating.tsx';
import { daysAgo, daysOnline } from './days-online.ts';
import { listingFacts } from './listing-facts.ts';
import type { ListingTexts } from './listing-texts.ts';

/** A car as a search or a page's data shows it; only a search around a place knows how far it is. */
export type ShownListing = Card & { distanceKm?: number | null };

export interface ListingProps {
  listing: ShownListing;
  t: ListingTexts;
  locale: Locale;
  priority?: boolean;
  /** Where it leads; to the car's own page unless told. */
  listingHref?: string;
}

/** A car in the list: pictures, what it is, what it costs. Title and pictures lead to its page. */
export function ListingCard({
  listing,
  t,
  locale,
  priority = false,
  listingHref = ownPage(listing, locale),
}: ListingProps) {
  return (
    <article className="relative grid rounded-md border border-line bg-surface shadow-1 transition-colors duration-(--t-fast) hover:border-line-strong md:grid-cols-[228px_minmax(0,1fr)_208px] lg:grid-cols-[200px_minmax(0,1fr)_176px] xl:grid-cols-[312px_minmax(0,1fr)_252px]">
      <CardPictureStrip listing={listing} href={listingHref} countLabel={t('card.pictures')} priority={priority}>
        <ParkButton car={newCarFromCard(listing)} park={t('card.park')} parked={t('card.parked')} />
      </CardPictureStrip>
      <div className="flex min-w-0 flex-col px-4 pt-3.5 pb-4 md:px-5">
        <h2 className="wide-sm text-[1.1875rem] leading-tight xl:text-[1.25rem]">
          <Link href={listingHref} className="underline-offset-3 hover:underline">
            {listing.make.name} {listing.model.name}
          </Link>
        </h2>
        <p className="mt-0.5 truncate text-sm text-text-2">{listing.versionName ?? listing.title}</p>
        <div className="mt-2.5 flex flex-wrap items-baseline gap-x-3 md:hidden">
          <Price size="lg">{formatPrice(listing.priceEur, locale)}</Price>
          <CardPriceNote listing={listing} t={t} locale={locale} />
          <div className="basis-full pt-1">
            <CardRating listing={listing} t={t} locale={locale} />
          </div>
        </div>
        <SpecGrid specs={listingFacts(listing, t, locale)} className="mt-3.5 max-md:hidden lg:max-xl:grid-cols-1" />
        <p className="mt-2 text-sm text-text-2 md:hidden">
          {listingFacts(listing, t, locale)
            .map(({ value }) => value)
            .join(factSeparator)}
        </p>
        {listing.highlights.length > 0 && (
          <ul className="mt-3.5 flex flex-wrap gap-1.5 max-md:hidden lg:max-xl:hidden">
            {listing.highlights.map((key) => (
              <li key={key}>
                <Badge>{equipmentLabels[locale][key]}</Badge>
              </li>
            ))}
          </ul>
        )}
        <Place listing={listing} t={t} locale={locale} />
      </div>
      <div className="flex flex-col gap-2 max-md:px-4 max-md:pb-2 md:border-l md:border-line md:p-5">
        <div className="flex flex-col gap-2 max-md:hidden">
          <Price size="lg">{formatPrice(listing.priceEur, locale)}</Price>
          <CardPriceNote listing={listing} t={t} locale={locale} />
          <CardRating listing={listing} t={t} locale={locale} />
        </div>
        <div className="mt-auto">
          <CompareToggle car={newCarFromCard(listing)} label={t('card.compare')} />
        </div>
      </div>
    </article>
  );
}

/** The car's own page. */
export function ownPage({ slug }: ShownListing, locale: Locale): string {
  return href(locale, 'singleOffer', { slug });
}

export function CardPriceNote({ listing, t, locale }: ListingProps) {
  if (listing.previousPriceEur !== null && listing.previousPriceEur > listing.priceEur && listing.priceChangedAt) {
    return (
      <PriceDrop
        before={formatPrice(listing.previousPriceEur, locale)}
        beforeLabel={t('card.before')}
        since={daysAgo(t, listing.priceChangedAt)}
      />
    );
  }
  return <p className="text-xs text-text-3">{daysOnline(t, listing.publishedAt)}</p>;
}

export function Place({ listing, t, locale }: ListingProps) {
  const { district, city } = listing.place;
  return (
    <p className="mt-auto flex items-center gap-2 pt-3.5 text-xs text-text-2">
      {district.plateCode && <Plate code={district.plateCode} label={t('card.plate', { code: district.plateCode })} />}
      <b className="font-medium text-text">{city}</b>
      {typeof listing.distanceKm === 'number' && (
        <span className="whitespace-nowrap">
          {listing.distanceKm < 1
            ? t('card.near')
            : t('card.distance', { distance: formatNumber(Math.round(listing.distanceKm), locale) })}
        </span>
      )}
      <span className="ml-auto truncate text-text-3">{listing.dealership.name}</span>
    </p>
  );
}
