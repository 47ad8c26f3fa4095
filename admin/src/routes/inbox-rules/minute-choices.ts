const usual = [15, 30, 45, 60, 90, 120, 180, 240, 360, 480, 600, 1_200];

/** Times of opening hours to choose from; one that was set elsewhere stays among them. */
export function minuteChoices(chosen: number | null): number[] {
  return [...new Set([...usual, ...(chosen === null ? [] : [chosen])])].sort((a, b) => a - b);
}
