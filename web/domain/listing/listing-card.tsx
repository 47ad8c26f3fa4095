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
import { carFacts } from './car-facts.ts';
import { CardPictureStrip } from './card-picture-strip.tsx';
import { CardRating } from './card-rating.tsx';
import { daysAgo, daysOnline } from './days-online.ts';
import type { ListingTexts } from './listing-texts.ts';

/** A car as a search or a page's data shows it; only a search around a place knows how far it is. */
export type ShownCar = Card & { distanceKm?: number | null };

export interface ListingProps {
  car: ShownCar;
  t: ListingTexts;
  locale: Locale;
  priority?: boolean;
  /** Where it leads; to the car's own page unless told. */
  carHref?: string;
}

/** A car in the list: pictures, what it is, what it costs. Title and pictures lead to its page. */
export function ListingCard({ car, t, locale, priority = false, carHref = ownPage(car, locale) }: ListingProps) {
  return (
    <article className="relative grid rounded-md border border-line bg-surface shadow-1 transition-colors duration-(--t-fast) hover:border-line-strong md:grid-cols-[228px_minmax(0,1fr)_208px] lg:grid-cols-[200px_minmax(0,1fr)_176px] xl:grid-cols-[312px_minmax(0,1fr)_252px]">
      <CardPictureStrip car={car} href={carHref} countLabel={t('card.pictures')} priority={priority}>
        <ParkButton car={newCarFromCard(car)} park={t('card.park')} parked={t('card.parked')} />
      </CardPictureStrip>
      <div className="flex min-w-0 flex-col px-4 pt-3.5 pb-4 md:px-5">
        <h2 className="wide-sm text-[1.1875rem] leading-tight xl:text-[1.25rem]">
          <Link href={carHref} className="underline-offset-3 hover:underline">
            {car.make.name} {car.model.name}
          </Link>
        </h2>
        <p className="mt-0.5 truncate text-sm text-text-2">{car.versionName ?? car.title}</p>
        <div className="mt-2.5 flex flex-wrap items-baseline gap-x-3 md:hidden">
          <Price size="lg">{formatPrice(car.priceEur, locale)}</Price>
          <CardPriceNote car={car} t={t} locale={locale} />
          <div className="basis-full pt-1">
            <CardRating car={car} t={t} locale={locale} />
          </div>
        </div>
        <SpecGrid specs={carFacts(car, t, locale)} className="mt-3.5 max-md:hidden lg:max-xl:grid-cols-1" />
        <p className="mt-2 text-sm text-text-2 md:hidden">
          {carFacts(car, t, locale)
            .map(({ value }) => value)
            .join(factSeparator)}
        </p>
        {car.highlights.length > 0 && (
          <ul className="mt-3.5 flex flex-wrap gap-1.5 max-md:hidden lg:max-xl:hidden">
            {car.highlights.map((key) => (
              <li key={key}>
                <Badge>{equipmentLabels[locale][key]}</Badge>
              </li>
            ))}
          </ul>
        )}
        <Place car={car} t={t} locale={locale} />
      </div>
      <div className="flex flex-col gap-2 max-md:px-4 max-md:pb-2 md:border-l md:border-line md:p-5">
        <div className="flex flex-col gap-2 max-md:hidden">
          <Price size="lg">{formatPrice(car.priceEur, locale)}</Price>
          <CardPriceNote car={car} t={t} locale={locale} />
          <CardRating car={car} t={t} locale={locale} />
        </div>
        <div className="mt-auto">
          <CompareToggle car={newCarFromCard(car)} label={t('card.compare')} />
        </div>
      </div>
    </article>
  );
}

/** The car's own page. */
export function ownPage({ slug }: ShownCar, locale: Locale): string {
  return href(locale, 'singleOffer', { slug });
}

export function CardPriceNote({ car, t, locale }: ListingProps) {
  if (car.previousPriceEur !== null && car.previousPriceEur > car.priceEur && car.priceChangedAt) {
    return (
      <PriceDrop
        before={formatPrice(car.previousPriceEur, locale)}
        beforeLabel={t('card.before')}
        since={daysAgo(t, car.priceChangedAt)}
      />
    );
  }
  return <p className="text-xs text-text-3">{daysOnline(t, car.publishedAt)}</p>;
}

export function Place({ car, t, locale }: ListingProps) {
  const { district, city } = car.place;
  return (
    <p className="mt-auto flex items-center gap-2 pt-3.5 text-xs text-text-2">
      {district.plateCode && <Plate code={district.plateCode} label={t('card.plate', { code: district.plateCode })} />}
      <b className="font-medium text-text">{city}</b>
      {typeof car.distanceKm === 'number' && (
        <span className="whitespace-nowrap">
          {car.distanceKm < 1
            ? t('card.near')
            : t('card.distance', { distance: formatNumber(Math.round(car.distanceKm), locale) })}
        </span>
      )}
      <span className="ml-auto truncate text-text-3">{car.dealership.name}</span>
    </p>
  );
}
