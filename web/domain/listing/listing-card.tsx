import { CardLayout } from './card-layout.tsx';
import { type ListingProps, listingView } from './listing-view.ts';

/** A car in the list: pictures, what it is, what it costs. Title and pictures lead to its page. */
export function ListingCard(props: ListingProps) {
  return <CardLayout {...listingView(props)} />;
}
