/** Where the scale ends; dearer cars are too few to be seen on it. */
export const skylineEndEur = 100_000;
const barEur = 5_000;

interface Bar {
  /** As shares of the drawing, in percent. */
  left: number;
  width: number;
  height: number;
}

export interface PriceSkyline {
  bars: Bar[];
  medianEur: number;
  /** Of the median on the scale, in percent. */
  medianAt: number;
}

/**
 * A histogram whose areas are the counts: a bar that spans twice the price is twice as wide and half as high. Spans
 * narrower than a bar are put together. Undefined without cars.
 */
export function priceSkyline(
  facet: readonly { value: string; count: number }[],
  medianEur: number | null,
): PriceSkyline | undefined {
  const edges = facet.map(({ value, count }) => ({ fromEur: Number(value), count })).toSorted(byPrice);
  const bars: { fromEur: number; toEur: number; count: number }[] = [];
  edges.forEach(({ fromEur, count }, index) => {
    if (fromEur >= skylineEndEur) return;
    const toEur = Math.min(edges[index + 1]?.fromEur ?? skylineEndEur, skylineEndEur);
    const last = bars.at(-1);
    if (last && last.toEur - last.fromEur < barEur) {
      last.toEur = toEur;
      last.count += count;
    } else bars.push({ fromEur, toEur, count });
  });
  const densest = Math.max(0, ...bars.map(densityOf));
  if (densest === 0 || medianEur === null) return undefined;
  return {
    bars: bars.map((bar) => ({
      left: percent(bar.fromEur / skylineEndEur),
      width: percent((bar.toEur - bar.fromEur) / skylineEndEur),
      height: percent(densityOf(bar) / densest),
    })),
    medianEur,
    medianAt: percent(Math.min(1, medianEur / skylineEndEur)),
  };
}

const byPrice = (a: { fromEur: number }, b: { fromEur: number }) => a.fromEur - b.fromEur;
const densityOf = ({ fromEur, toEur, count }: { fromEur: number; toEur: number; count: number }) =>
  count / (toEur - fromEur);
const percent = (share: number) => Math.round(share * 10_000) / 100;
