export interface Dot {
  key: string;
  eur: number;
  /** In per cent of the ruler. */
  left: number;
  /** 0 is the lowest; dots that would cover each other are stacked. */
  row: number;
}

/** How near two dots may stand in a row, in per cent of the ruler. */
const nearest = 1.8;

/** Where each price stands: side by side where there is room, else above each other. */
export function swarmDots(prices: readonly number[], at: (eur: number) => number): Dot[] {
  const ends: number[] = [];
  return prices
    .toSorted((one, other) => one - other)
    .map((eur, index) => {
      const left = at(eur);
      const free = ends.findIndex((end) => left - end >= nearest);
      const row = free === -1 ? ends.length : free;
      ends[row] = left;
      return { key: `${index}-${eur}`, eur, left, row };
    });
}
