import { Link } from '@kardan/ui/actions/link.tsx';
import { factSeparator, formatPrice } from '@kardan/ui/formats/format.ts';
import { CarPicture } from '#domain/listing/pictures/car-picture.tsx';
import { Price } from '#domain/listing/price/price.tsx';
import { CompareToggle } from '#domain/saved-cars/compare-toggle.tsx';
import { newCarFromCard } from '#domain/saved-cars/new-car.ts';
import { ParkButton } from '#domain/saved-cars/park-button.tsx';
import { CardRating } from './card-rating.tsx';
import { CardPriceNote, type ListingProps, ownPage, Place } from './listing-card.tsx';
import { listingFacts } from './listing-facts.ts';

/** A car in the grid: one large picture, the facts in a line. */
export function ListingTile({
  listing,
  t,
  locale,
  priority = false,
  listingHref = ownPage(listing, locale),
}: ListingProps) {
  const facts = listingFacts(listing, t, locale).slice(0, 5);
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-md border border-line bg-surface shadow-1 transition-colors duration-(--t-fast) hover:border-line-strong">
      <Link href={listingHref} tabIndex={-1} aria-hidden="true" className="block">
        <CarPicture
          hash={listing.images[0] ?? null}
          alt=""
          sizes="(width >= 1192px) 320px, (width >= 768px) 50vw, 100vw"
          priority={priority}
        />
      </Link>
      <div className="absolute top-2 right-2">
        <ParkButton car={newCarFromCard(listing)} park={t('card.park')} parked={t('card.parked')} />
      </div>
      <div className="flex flex-1 flex-col gap-2 p-4">
        <h2 className="wide-sm text-lg leading-tight">
          <Link href={listingHref} className="underline-offset-3 hover:underline">
            {listing.make.name} {listing.model.name}
          </Link>
        </h2>
        <p className="-mt-1 truncate text-sm text-text-2">{listing.versionName ?? listing.title}</p>
        <p className="text-xs text-text-2">{facts.map(({ value }) => value).join(factSeparator)}</p>
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <Price>{formatPrice(listing.priceEur, locale)}</Price>
          <CardPriceNote listing={listing} t={t} locale={locale} />
        </div>
        <CardRating listing={listing} t={t} locale={locale} />
        <Place listing={listing} t={t} locale={locale} />
        <CompareToggle car={newCarFromCard(listing)} label={t('card.compare')} />
      </div>
    </article>
  );
}
