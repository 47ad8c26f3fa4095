import type { ListingCard } from '@kardan/contract/calls/search/search';
import { optionLabels } from '@kardan/contract/labels/reference';
import { differsFromMarket } from '@kardan/contract/values/price-ratings';
import { formatPrice } from '@kardan/ui/formats/format.ts';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import { PriceRating } from '#domain/listing/price/price-rating.tsx';
import { ratingLevels } from '#domain/listing/price/rating-levels.ts';
import type { ListingTexts } from './listing-texts.ts';

interface Props {
  listing: Pick<ListingCard, 'priceEur' | 'priceRating'>;
  t: ListingTexts;
  locale: Locale;
}

/** How the price compares, and by how much where that is more than noise; nothing where too few cars tell. */
export function CardRating({ listing, t, locale }: Props) {
  const estimateEur = listing.priceRating?.estimateEur;
  if (!listing.priceRating || estimateEur == null) return null;
  const { label } = listing.priceRating;
  const difference = listing.priceEur - estimateEur;
  const direction = difference < 0 ? 'below' : 'above';
  return (
    <div className="card-rating">
      <PriceRating level={ratingLevels[label]} word={optionLabels[locale].priceRating[label]} size="sm" />
      {differsFromMarket(label) && (
        <p>{t(`card.rating.${direction}`, { difference: formatPrice(Math.abs(difference), locale) })}</p>
      )}
    </div>
  );
}
