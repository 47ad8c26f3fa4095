export interface PricePoint {
  at: string;
  priceEur: number;
  novaIncluded: boolean;
}

/** A drawing of 100 by 100, stretched to its column. */
export interface HistorySteps {
  /** What was: the price holds until it changes. With NoVA put in or taken out another line begins, neither up nor down. */
  past: string;
  /** What would be; undefined when nothing changes. */
  future: string | undefined;
  /** Where the 30 days before the cut begin and end. */
  window: { start: number; end: number };
  today: number;
  y: (priceEur: number) => number;
  points: { x: number; y: number; point: PricePoint }[];
}

const dayMs = 24 * 60 * 60_000;
const [top, bottom] = [14, 78];

/** How the price went and would go: the cut, at `cutAt`, counts from the lowest price of the 30 days before it. */
export function historySteps(
  history: readonly PricePoint[],
  now: string,
  cut: { at: string; priceEur: number } | undefined,
): HistorySteps {
  const times = history.map(({ at }) => Date.parse(at));
  const today = Date.parse(now);
  const cutTime = cut ? Math.max(Date.parse(cut.at), today) : today;
  const first = Math.min(...times, today - 30 * dayMs);
  const last = cutTime + 5 * dayMs;
  const x = (time: number) => round(((time - first) / (last - first)) * 100);
  const prices = [...history.map(({ priceEur }) => priceEur), ...(cut ? [cut.priceEur] : [])];
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const y = (price: number) =>
    round(high === low ? (top + bottom) / 2 : bottom - ((price - low) / (high - low)) * (bottom - top));
  const points = history.map((point, index) => ({ x: x(times[index] ?? first), y: y(point.priceEur), point }));
  const steps = points.map((at, index) => {
    const before = history[index - 1];
    return before && `H${at.x}${before.novaIncluded === at.point.novaIncluded ? `V${at.y}` : `M${at.x} ${at.y}`}`;
  });
  const [start] = points;
  const lastPoint = points.at(-1);
  return {
    past: start ? [`M${start.x} ${start.y}`, ...steps, `H${x(today)}`].join('') : '',
    future: cut && lastPoint ? `M${x(today)} ${lastPoint.y}H${x(cutTime)}V${y(cut.priceEur)}H100` : undefined,
    window: { start: x(Math.max(first, cutTime - 30 * dayMs)), end: x(cutTime) },
    today: x(today),
    y,
    points,
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
