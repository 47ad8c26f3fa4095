/** A point of the map's plane and shapes of such points; rings are closed, the first of a polygon is its outside. */
export type Point = [x: number, y: number];
export type Ring = Point[];
export type Polygon = Ring[];

/** Border points lie on a grid of a tenth of a unit (about 60 m): finer than the sources, and short to write. */
export const gridSteps = 10;

export const onGrid = (value: number): number => Math.round(value * gridSteps) / gridSteps;

export const sameSpot = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1];

/** Positive for one direction of turning, negative for the other. */
export function signedArea(ring: Ring): number {
  let twice = 0;
  for (const [index, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    twice += x * nextY - nextX * y;
  }
  return twice / 2;
}

export const polygonArea = ([outside = [], ...holes]: Polygon): number =>
  Math.abs(signedArea(outside)) - holes.reduce((sum, hole) => sum + Math.abs(signedArea(hole)), 0);

/** Whether a point lies in a polygon: an odd number of borders to its right. */
export function contains(polygon: Polygon, [x, y]: Point): boolean {
  let inside = false;
  for (const ring of polygon) {
    for (let index = 1; index < ring.length; index += 1) {
      const [ax, ay] = ring[index - 1] as Point;
      const [bx, by] = ring[index] as Point;
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    }
  }
  return inside;
}

/** The distance of a point from a segment, and how far along it (0 to 1) the nearest spot is. */
export function fromSegment([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): { distance: number; along: number } {
  const [dx, dy] = [bx - ax, by - ay];
  const length2 = dx * dx + dy * dy;
  const along = length2 === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length2));
  return { distance: Math.hypot(x - ax - along * dx, y - ay - along * dy), along };
}

/** The distance of a point from a polygon's nearest border. */
export function fromBorder(polygon: Polygon, point: Point): number {
  let least = Number.POSITIVE_INFINITY;
  for (const ring of polygon) {
    for (let index = 1; index < ring.length; index += 1) {
      least = Math.min(least, fromSegment(point, ring[index - 1] as Point, ring[index] as Point).distance);
    }
  }
  return least;
}
