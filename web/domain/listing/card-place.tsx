import { Plate } from '#domain/map/plate.tsx';
import type { ListingView } from './listing-view.ts';

type Props = Pick<ListingView, 'plate' | 'city' | 'distance' | 'dealership'>;

export function CardPlace({ plate, city, distance, dealership }: Props) {
  return (
    <p className="card-place">
      {plate && <Plate {...plate} />}
      <b>{city}</b>
      {distance && <span className="card-distance">{distance}</span>}
      <span>{dealership}</span>
    </p>
  );
}
