'use client';

import { Link } from '@kardan/ui/actions/link.tsx';
import { factSeparator } from '@kardan/ui/formats/format.ts';
import { CarPicture } from '#domain/listing/pictures/car-picture.tsx';
import { Price } from '#domain/listing/price/price.tsx';
import { CompareToggle } from '#domain/saved-cars/compare-toggle.tsx';
import { ParkButton } from '#domain/saved-cars/park-button.tsx';
import { CardPlace } from './card-place.tsx';
import { CardPriceNote } from './card-price-note.tsx';
import { CardRating } from './card-rating.tsx';
import { CardVersion } from './card-version.tsx';
import type { ListingView } from './listing-view.ts';

interface TileView extends Omit<ListingView, 'images' | 'facts' | 'tags'> {
  image: string | null;
  facts: readonly string[];
  /** Consumption and CO₂ of a car that is sold as new. */
  official?: string;
}

export function TileLayout(view: TileView) {
  const { href, car, rating, words } = view;
  return (
    <article
      data-listing={car.id}
      className="relative flex h-full flex-col overflow-hidden rounded-md border border-line bg-surface shadow-1 transition-colors duration-(--t-fast) hover:border-line-strong"
    >
      <Link href={href} tabIndex={-1} aria-hidden="true" className="block">
        <CarPicture
          hash={view.image}
          alt=""
          sizes="(width >= 1192px) 320px, (width >= 768px) 50vw, 100vw"
          priority={view.priority}
        />
      </Link>
      <div className="absolute top-2 right-2">
        <ParkButton car={car} park={words.park} parked={words.parked} />
      </div>
      <div className="flex flex-1 flex-col gap-2 p-4">
        <h2 className="wide-sm text-lg leading-tight">
          <Link href={href} className="underline-offset-3 hover:underline">
            {car.title}
          </Link>
        </h2>
        <p className="-mt-1 truncate text-sm text-text-2">
          <CardVersion {...view} />
        </p>
        <p className="text-xs text-text-2">{view.facts.join(factSeparator)}</p>
        {view.official && <p className="-mt-1 text-xs text-text-2">{view.official}</p>}
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <Price plusNova={view.plusNova}>{view.price}</Price>
          <CardPriceNote {...view} />
        </div>
        {rating && <CardRating {...rating} />}
        <CardPlace {...view} />
        <CompareToggle car={car} label={words.compare} />
      </div>
    </article>
  );
}
