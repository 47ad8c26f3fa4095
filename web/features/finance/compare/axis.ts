const steps = [1, 2, 2.5, 5, 10];

/** Round values for an axis from zero to at least the highest value, in at most four steps. */
export function axisOf(highest: number): { max: number; marks: number[] } {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, highest) / 4));
  const step = (steps.find((each) => each * power * 4 >= highest) ?? 10) * power;
  const count = Math.max(1, Math.ceil(highest / step));
  return { max: step * count, marks: Array.from({ length: count }, (_, index) => step * (index + 1)) };
}

/** Heights of labels in percent, moved apart as far as each needs, the highest first; none leaves the drawing below. */
export function spreadLabels(heights: readonly number[], gap: number): number[] {
  const order = heights.map((_, index) => index).toSorted((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed = [...heights];
  let lowest = 0;
  for (const index of order) {
    placed[index] = Math.max(heights[index] ?? 0, lowest);
    lowest = (placed[index] ?? 0) + gap;
  }
  return placed;
}
