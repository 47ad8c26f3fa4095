/** For JSON.stringify: four digits behind the point are more than a measurement knows. */
export function rounded(_key: string, value: unknown): unknown {
  return typeof value === 'number' ? Math.round(value * 10_000) / 10_000 : value;
}
