/**
 * Ids that one sitemap file covers. A file may hold 50,000 addresses and 50 MB: every car has two addresses, in two
 * languages, and with the longest slugs a file of them takes 39 MB. Ranges are of ids and not of rows, so that a car never
 * moves to another file. The index `listing_sitemap_range` is built on this number.
 */
export const listingsPerRange = 25_000;

/** A dealership has three pages and one for each make it has in stock, in two languages: room for 247 makes. */
export const dealershipsPerRange = 100;

/** The ids of a range: the first one, and the first one beyond it. */
export function idsOfRange(range: number, width: number): { from: number; below: number } {
  return { from: range * width, below: (range + 1) * width };
}
