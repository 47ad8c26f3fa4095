import { PriceDrop } from '#domain/listing/price/price.tsx';
import type { ListingView } from './listing-view.ts';

/** That the price has fallen, or else how long the car is offered. */
export function CardPriceNote({ drop, online }: Pick<ListingView, 'drop' | 'online'>) {
  if (!drop) return <p className="card-note">{online}</p>;
  return <PriceDrop {...drop} />;
}
