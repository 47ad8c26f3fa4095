/** An entry and where it stands on the map, in percent from the left and from the top. */
export interface PlacedFlag<Entry> {
  entry: Entry;
  left: number;
  top: number;
}

/** A flag as it is shown, and everything it stands for. */
export interface ArrangedFlag<Entry> extends PlacedFlag<Entry> {
  members: Entry[];
}

/** A map as it is shown: how wide at least, and how high for its width. */
export interface ShownMap {
  widthPx: number;
  heightPerWidth: number;
}

export interface FlagRules<Entry> {
  widthPxOf: (entry: Entry) => number;
  /** How much it stands for: the larger one stays where it is. */
  sizeOf: (entry: Entry) => number;
  /** Both as one, where the larger one stands. */
  join: (large: Entry, small: Entry) => Entry;
}

const flagHeightPx = 32;

/**
 * Puts flags so that none covers another or leaves the map, at this width and every larger one: of flags that would
 * overlap, the largest takes the others in.
 */
export function arrangeFlags<Entry>(
  flags: readonly PlacedFlag<Entry>[],
  { widthPx, heightPerWidth }: ShownMap,
  { widthPxOf, sizeOf, join }: FlagRules<Entry>,
): ArrangedFlag<Entry>[] {
  const widthOf = (entry: Entry) => (widthPxOf(entry) / widthPx) * 100;
  const height = (flagHeightPx / (widthPx * heightPerWidth)) * 100;
  const arranged: ArrangedFlag<Entry>[] = [];
  for (const { entry, left, top } of flags.toSorted((a, b) => sizeOf(b.entry) - sizeOf(a.entry))) {
    const flag = { entry, members: [entry], left: within(left, widthOf(entry) / 2), top: within(top, height / 2) };
    const near = arranged.find(
      (other) =>
        Math.abs(other.left - flag.left) < (widthOf(other.entry) + widthOf(entry)) / 2 &&
        Math.abs(other.top - flag.top) < height,
    );
    if (near) {
      near.entry = join(near.entry, entry);
      near.members.push(entry);
    } else arranged.push(flag);
  }
  return arranged;
}

function within(percent: number, margin: number): number {
  return Math.min(Math.max(percent, margin), 100 - margin);
}
