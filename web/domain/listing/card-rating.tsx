import { PriceRating } from '@kardan/ui/price/price-rating.tsx';
import type { RatingView } from './listing-view.ts';

/** How the price compares, and by how much where that is more than noise. */
export function CardRating({ level, word, difference }: RatingView) {
  return (
    <div className="card-rating">
      <PriceRating level={level} word={word} size="sm" />
      {difference && <p>{difference}</p>}
    </div>
  );
}
