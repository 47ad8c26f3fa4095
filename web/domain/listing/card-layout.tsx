'use client';

import { Link } from '@kardan/ui/actions/link.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { Price } from '#domain/listing/price/price.tsx';
import { SaveControls } from '#domain/saved-cars/save-controls.tsx';
import { CardPictures } from './card-pictures.tsx';
import { CardPlace } from './card-place.tsx';
import { CardPriceNote } from './card-price-note.tsx';
import { CardRating } from './card-rating.tsx';
import { CardVersion } from './card-version.tsx';
import type { ListingView } from './listing-view.ts';

/** listing-card.css says where everything stands. */
export function CardLayout(view: ListingView) {
  const { href, car, images, imageCount, rating, facts, tags, words } = view;
  return (
    <article className="listing-card" data-listing={car.id}>
      <CardPictures images={images} href={href} priority={view.priority} />
      {imageCount > 0 && (
        <span className="card-count">
          <Icon name="images" size={13} />
          {imageCount}
          <span className="sr-only">{words.pictures}</span>
        </span>
      )}
      <div className="card-head">
        <h2>
          <Link href={href}>{car.title}</Link>
        </h2>
        <p>
          <CardVersion {...view} />
        </p>
      </div>
      <div className="card-price">
        <Price size="lg" plusNova={view.plusNova}>
          {view.price}
        </Price>
        <CardPriceNote {...view} />
        {rating && <CardRating {...rating} />}
      </div>
      <ul className="card-facts">
        {facts.map(([icon, value]) => (
          <li key={icon} className={`icon-${icon}`}>
            {value}
          </li>
        ))}
      </ul>
      {tags.length > 0 && (
        <ul className="card-tags">
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      )}
      <CardPlace {...view} />
      <SaveControls car={car} words={words} />
    </article>
  );
}
