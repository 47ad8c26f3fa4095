export interface PricePoint {
  validFrom: string;
  priceEur: number;
  novaIncluded: boolean;
}

/** Size of the drawing's box; it is stretched to its column, lines keep their width. */
export const chartWidth = 320;
export const chartHeight = 110;

const top = 12;
const bottom = 98;

export interface PriceSteps {
  /** The price as a line of steps: it holds until it changes. With NoVA put in or taken out another line begins, neither up nor down. */
  line: string;
  /** What is below, along the bottom, to be filled. */
  area: string;
  /** Where each price begins. */
  points: { x: number; y: number }[];
}

/** Draws how a price went from its first day to the last. The scale is that of the prices and has no zero. */
export function priceSteps(history: readonly PricePoint[], until: string): PriceSteps {
  const times = history.map(({ validFrom }) => Date.parse(validFrom));
  const prices = history.map(({ priceEur }) => priceEur);
  const [first = 0] = times;
  const span = Math.max(Date.parse(until), ...times) - first || 1;
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const x = (time: number) => round(((time - first) / span) * chartWidth);
  const y = (price: number) =>
    round(high === low ? (top + bottom) / 2 : bottom - ((price - low) / (high - low)) * (bottom - top));
  const points = history.map(({ priceEur }, index) => ({ x: x(times[index] ?? first), y: y(priceEur) }));
  const [start, ...rest] = points;
  if (!start) return { line: '', area: '', points };
  const draw = (step: (point: { x: number; y: number }, index: number) => string) =>
    [
      `M${start.x} ${start.y}`,
      ...rest.map((point, index) => `H${point.x}${step(point, index)}`),
      `H${chartWidth}`,
    ].join('');
  const isOfOtherKind = (index: number) => history[index]?.novaIncluded !== history[index + 1]?.novaIncluded;
  return {
    line: draw(({ x: at, y: to }, index) => (isOfOtherKind(index) ? `M${at} ${to}` : `V${to}`)),
    area: `${draw(({ y: to }) => `V${to}`)}V${chartHeight}H0Z`,
    points,
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
