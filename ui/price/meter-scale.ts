/** Five numbers draw the meter: the range of the comparables, their middle half, this car. */
export type MeterFigures = { low: number; high: number; bandLow: number; bandHigh: number; price: number };

export type MeterScale = { bandStart: number; bandEnd: number; pin: number };

/** Positions in percent; what lies outside the range stands at its end. */
export function meterScale({ low, high, bandLow, bandHigh, price }: MeterFigures): MeterScale {
  const span = high - low;
  const at = (value: number) => (span > 0 ? Math.min(100, Math.max(0, ((value - low) / span) * 100)) : 50);
  return { bandStart: at(bandLow), bandEnd: at(bandHigh), pin: at(price) };
}
