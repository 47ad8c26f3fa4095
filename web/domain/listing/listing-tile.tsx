import { officialFigures } from './listing-facts.ts';
import { type ListingProps, listingView } from './listing-view.ts';
import { TileLayout } from './tile-layout.tsx';

/** A car in the grid: one large picture, the facts in a line, and below them what the law wants beside a new one. */
export function ListingTile(props: ListingProps) {
  const { images, facts, tags, ...view } = listingView(props);
  const official = officialFigures(props.listing, props.locale);
  return (
    <TileLayout
      {...view}
      {...(official && { official })}
      image={images[0] ?? null}
      facts={facts.slice(0, 5).map(([, value]) => value)}
    />
  );
}
