import type { ListingCard as Card } from '@kardan/contract/calls/search/search';
import { equipmentLabels } from '@kardan/contract/labels/equipment';
import { Link } from '@kardan/ui/actions/link.tsx';
import { formatNumber, formatPrice } from '@kardan/ui/formats/format.ts';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import { Price, PriceDrop } from '#domain/listing/price/price.tsx';
import { Plate } from '#domain/map/plate.tsx';
import { newCarFromCard } from '#domain/saved-cars/new-car.ts';
import { SaveControls } from '#domain/saved-cars/save-controls.tsx';
import { href } from '#lib/routes/href.ts';
import { CardPictures } from './card-pictures.tsx';
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
    <article className="listing-card">
      <CardPictures listing={listing} href={listingHref} priority={priority} />
      {listing.imageCount > 0 && (
        <span className="card-count">
          <Icon name="images" size={13} />
          {listing.imageCount}
          <span className="sr-only">{t('card.pictures')}</span>
        </span>
      )}
      <div className="card-head">
        <h2>
          <Link href={listingHref}>
            {listing.make.name} {listing.model.name}
          </Link>
        </h2>
        <p>{listing.versionName ?? listing.title}</p>
      </div>
      <div className="card-price">
        <Price size="lg">{formatPrice(listing.priceEur, locale)}</Price>
        <CardPriceNote listing={listing} t={t} locale={locale} />
        <CardRating listing={listing} t={t} locale={locale} />
      </div>
      <ul className="card-facts">
        {listingFacts(listing, t, locale).map(({ label, value, icon }) => (
          <li key={label}>
            {icon && <Icon name={icon} size={16} />}
            {value}
          </li>
        ))}
      </ul>
      {listing.highlights.length > 0 && (
        <ul className="card-tags">
          {listing.highlights.map((key) => (
            <li key={key}>{equipmentLabels[locale][key]}</li>
          ))}
        </ul>
      )}
      <Place listing={listing} t={t} locale={locale} />
      <SaveControls
        car={newCarFromCard(listing)}
        park={t('card.park')}
        parked={t('card.parked')}
        compare={t('card.compare')}
      />
    </article>
  );
}

/** The car's own page. */
export function ownPage({ slug }: ShownListing, locale: Locale): string {
  return href(locale, 'singleOffer', { slug });
}

export function CardPriceNote({ listing, t, locale }: ListingProps) {
  if (listing.reducedFromEur !== null && listing.priceChangedAt) {
    return (
      <PriceDrop
        since={t('card.reduced', { since: daysAgo(t, listing.priceChangedAt) })}
        lowest={t('card.lowestPrice', { price: formatPrice(listing.reducedFromEur, locale) })}
      />
    );
  }
  return <p className="card-note">{daysOnline(t, listing.publishedAt)}</p>;
}

export function Place({ listing, t, locale }: ListingProps) {
  const { district, city } = listing.place;
  return (
    <p className="card-place">
      {district.plateCode && <Plate code={district.plateCode} label={t('card.plate', { code: district.plateCode })} />}
      <b>{city}</b>
      {typeof listing.distanceKm === 'number' && (
        <span className="card-distance">
          {listing.distanceKm < 1
            ? t('card.near')
            : t('card.distance', { distance: formatNumber(Math.round(listing.distanceKm), locale) })}
        </span>
      )}
      <span>{listing.dealership.name}</span>
    </p>
  );
}
