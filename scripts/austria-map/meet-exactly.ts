import { fromSegment, type Point, type Polygon, type Ring, sameSpot } from './plane.ts';

/** A corner this near to a border is meant to lie on it: just more than the grid's rounding moves a point. */
const tolerance = 0.072;
const bucketSize = 8;

/**
 * Gives every border the corners of the areas across it. Two states are divided one by one, so that where a district's
 * border meets the state's border the neighbour has no corner yet; without it simplifying would tear a gap.
 */
export function meetExactly(polygons: Polygon[]): Polygon[] {
  const corners = sortIntoBuckets(polygons.flat(2));
  return polygons.map((polygon) => polygon.map((ring) => withCorners(ring, corners)));
}

type Buckets = Map<string, Point[]>;

const bucketOf = (value: number) => Math.floor(value / bucketSize);

function sortIntoBuckets(points: Point[]): Buckets {
  const different = new Map(points.map((point) => [point.join(), point]));
  return Map.groupBy(different.values(), ([x, y]) => `${bucketOf(x)},${bucketOf(y)}`);
}

function withCorners(ring: Ring, corners: Buckets): Ring {
  const result: Ring = [];
  for (let index = 1; index < ring.length; index += 1) {
    const from = ring[index - 1] as Point;
    const to = ring[index] as Point;
    const between = cornersNear(from, to, corners)
      .filter((point) => !sameSpot(point, from) && !sameSpot(point, to))
      .map((point) => ({ point, ...fromSegment(point, from, to) }))
      .filter(({ distance, along }) => distance <= tolerance && along > 0 && along < 1)
      .sort((a, b) => a.along - b.along);
    result.push(from, ...between.map(({ point }) => point));
  }
  return [...result, result[0] as Point];
}

function cornersNear(from: Point, to: Point, corners: Buckets): Point[] {
  const near: Point[] = [];
  const span = (axis: 0 | 1) => [from[axis], to[axis]].sort((a, b) => a - b).map(bucketOf) as [number, number];
  const [left, right] = span(0);
  const [top, bottom] = span(1);
  for (let x = left - 1; x <= right + 1; x += 1) {
    for (let y = top - 1; y <= bottom + 1; y += 1) near.push(...(corners.get(`${x},${y}`) ?? []));
  }
  return near;
}
