/** A region or district that a map leads to. */
export interface MapArea {
  slug: string;
  name: string;
  href: string;
  /** Null while it cannot be counted: the map leads on without. */
  count: number | null;
}

/** What the maps say, in the page's language. */
export interface MapTexts {
  /** Name of the map for those who do not see it. */
  label: string;
  /** A count as it stands beside an area: 24.830. */
  formatCount: (count: number) => string;
  /** A count as it is read out: 24.830 Autos. */
  describeCount: (count: number) => string;
}

/** How strongly an area is coloured, 0 to 5: small counts grow faster, so that one city does not make the rest pale. */
export function strengthOf(count: number, largest: number): 0 | 1 | 2 | 3 | 4 | 5 {
  if (count <= 0 || largest <= 0) return 0;
  return Math.max(1, Math.ceil(5 * Math.min(1, count / largest) ** 0.7)) as 1 | 2 | 3 | 4 | 5;
}
