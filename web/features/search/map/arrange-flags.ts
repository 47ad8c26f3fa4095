import type { MapEntry } from '@kardan/contract/search-map';

type Cluster = Extract<MapEntry, { kind: 'cluster' }>;

/** An entry and where it stands on the map, in percent from the left and from the top. */
export interface PlacedFlag {
  entry: MapEntry;
  left: number;
  top: number;
}

/** A map as it is shown: how wide at least, and how high for its width. */
interface ShownMap {
  widthPx: number;
  heightPerWidth: number;
}

const flagHeightPx = 32;
const countWidthPx = 48;
const priceWidthPx = 84;

/**
 * Puts flags so that none covers another or leaves the map, at this width and every larger one: of flags that would
 * overlap, the one with the most cars takes the others in.
 */
export function arrangeFlags(flags: readonly PlacedFlag[], { widthPx, heightPerWidth }: ShownMap): PlacedFlag[] {
  const percentOfHeight = (px: number) => (px / (widthPx * heightPerWidth)) * 100;
  const widthOf = ({ kind }: MapEntry) => ((kind === 'car' ? priceWidthPx : countWidthPx) / widthPx) * 100;
  const height = percentOfHeight(flagHeightPx);
  const arranged: PlacedFlag[] = [];
  for (const { entry, left, top } of flags.toSorted((a, b) => carsOf(b.entry) - carsOf(a.entry))) {
    const flag = { entry, left: within(left, widthOf(entry) / 2), top: within(top, height / 2) };
    const near = arranged.find(
      (other) =>
        Math.abs(other.left - flag.left) < (widthOf(other.entry) + widthOf(entry)) / 2 &&
        Math.abs(other.top - flag.top) < height,
    );
    if (near) near.entry = joined(near.entry, entry);
    else arranged.push(flag);
  }
  return arranged;
}

function joined(large: MapEntry, small: MapEntry): Cluster {
  const { latitude, longitude } = large;
  return {
    kind: 'cluster',
    latitude,
    longitude,
    count: carsOf(large) + carsOf(small),
    priceFromEur: Math.min(priceFromOf(large), priceFromOf(small)),
  };
}

function carsOf(entry: MapEntry): number {
  return entry.kind === 'car' ? 1 : entry.count;
}

function priceFromOf(entry: MapEntry): number {
  return entry.kind === 'car' ? entry.car.priceEur : entry.priceFromEur;
}

function within(percent: number, margin: number): number {
  return Math.min(Math.max(percent, margin), 100 - margin);
}
