import type { PriceBand } from '@kardan/contract/calls/regions/regional-offers';

/** Where a row of the page begins: the catalogue's bars would be 23 rows. */
const startsEur = [0, 5_000, 10_000, 15_000, 20_000, 25_000, 30_000, 40_000, 60_000, 100_000];

/** The bands put together to rows, without those at both ends that have no cars. Ends stay whole euros, both inclusive. */
export function priceRows(bands: readonly PriceBand[]): PriceBand[] {
  const rows = startsEur.map((fromEur, index) => {
    const next = startsEur[index + 1];
    const within = bands.filter((band) => band.fromEur >= fromEur && (next === undefined || band.fromEur < next));
    return {
      fromEur,
      toEur: next === undefined ? null : next - 1,
      count: within.reduce((sum, { count }) => sum + count, 0),
    };
  });
  const first = rows.findIndex(({ count }) => count > 0);
  const last = rows.findLastIndex(({ count }) => count > 0);
  return first === -1 ? [] : rows.slice(first, last + 1);
}
