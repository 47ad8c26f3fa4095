/** Which picture of a snapping strip is in sight. */
export function pictureInSight(scrollLeft: number, pictureWidth: number, count: number): number {
  if (pictureWidth <= 0) return 0;
  return Math.min(count - 1, Math.max(0, Math.round(scrollLeft / pictureWidth)));
}

/** The neighbour, round the ends: after the last comes the first. */
export function neighbour(current: number, step: 1 | -1, count: number): number {
  return (current + step + count) % count;
}
