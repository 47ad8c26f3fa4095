import { Link } from '@kardan/ui/actions/link.tsx';
import { factSeparator, formatPrice } from '@kardan/ui/formats/format.ts';
import { CarPicture } from '#domain/listing/pictures/car-picture.tsx';
import { Price } from '#domain/listing/price/price.tsx';
import { CompareToggle } from '#domain/saved-cars/compare-toggle.tsx';
import { newCarFromCard } from '#domain/saved-cars/new-car.ts';
import { ParkButton } from '#domain/saved-cars/park-button.tsx';
import { carFacts } from './car-facts.ts';
import { CardRating } from './card-rating.tsx';
import { CardPriceNote, type ListingProps, ownPage, Place } from './listing-card.tsx';

/** A car in the grid: one large picture, the facts in a line. */
export function ListingTile({ car, t, locale, priority = false, carHref = ownPage(car, locale) }: ListingProps) {
  const facts = carFacts(car, t, locale).slice(0, 5);
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-md border border-line bg-surface shadow-1 transition-colors duration-(--t-fast) hover:border-line-strong">
      <Link href={carHref} tabIndex={-1} aria-hidden="true" className="block">
        <CarPicture
          hash={car.images[0] ?? null}
          alt=""
          sizes="(width >= 1192px) 320px, (width >= 768px) 50vw, 100vw"
          priority={priority}
        />
      </Link>
      <div className="absolute top-2 right-2">
        <ParkButton car={newCarFromCard(car)} park={t('card.park')} parked={t('card.parked')} />
      </div>
      <div className="flex flex-1 flex-col gap-2 p-4">
        <h2 className="wide-sm text-lg leading-tight">
          <Link href={carHref} className="underline-offset-3 hover:underline">
            {car.make.name} {car.model.name}
          </Link>
        </h2>
        <p className="-mt-1 truncate text-sm text-text-2">{car.versionName ?? car.title}</p>
        <p className="text-xs text-text-2">{facts.map(({ value }) => value).join(factSeparator)}</p>
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <Price>{formatPrice(car.priceEur, locale)}</Price>
          <CardPriceNote car={car} t={t} locale={locale} />
        </div>
        <CardRating car={car} t={t} locale={locale} />
        <Place car={car} t={t} locale={locale} />
        <CompareToggle car={newCarFromCard(car)} label={t('card.compare')} />
      </div>
    </article>
  );
}
