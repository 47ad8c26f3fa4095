import { type ListingProps, listingView } from './listing-view.ts';
import { TileLayout } from './tile-layout.tsx';

/** A car in the grid: one large picture, the facts in a line. */
export function ListingTile(props: ListingProps) {
  const { images, facts, tags, ...view } = listingView(props);
  return <TileLayout {...view} image={images[0] ?? null} facts={facts.slice(0, 5).map(([, value]) => value)} />;
}
