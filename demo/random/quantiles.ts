/** The value at a level of a distribution known by a few quantiles: straight lines between, plausible tails beyond. */
export function quantile(levels: readonly number[], values: readonly number[], level: number): number {
  const last = levels.length - 1;
  const at = (index: number) => values[index] as number;
  const levelAt = (index: number) => levels[index] as number;
  // The lowest cars go down to a quarter of the lowest quantile, the highest half as far up again as the last step.
  if (level <= levelAt(0)) return at(0) * (0.25 + (0.75 * level) / levelAt(0));
  if (level >= levelAt(last)) {
    const beyond = (level - levelAt(last)) / (1 - levelAt(last));
    return at(last) + (at(last) - at(last - 1)) * 1.5 * beyond ** 2;
  }
  const above = levels.findIndex((boundary) => boundary >= level);
  const part = (level - levelAt(above - 1)) / (levelAt(above) - levelAt(above - 1));
  return at(above - 1) + part * (at(above) - at(above - 1));
}
