import { contains, fromBorder, onGrid, type Point, type Polygon } from './plane.ts';

/** A label is about twice as wide as high. */
const widthToHeight = 2;
const steps = 16;

/** The spot of an area farthest from its borders, where a wide label has most room. */
export function findLabelSpot(polygon: Polygon): Point {
  const squeezed = polygon.map((ring) => ring.map(([x, y]): Point => [x / widthToHeight, y]));
  const xs = squeezed.flat().map(([x]) => x);
  const ys = squeezed.flat().map(([, y]) => y);
  let area = { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
  let best = { spot: squeezed[0]?.[0] as Point, room: 0 };
  for (let round = 0; round < 2; round += 1) {
    for (let across = 0; across <= steps; across += 1) {
      for (let down = 0; down <= steps; down += 1) {
        const spot: Point = [
          area.left + ((area.right - area.left) * across) / steps,
          area.top + ((area.bottom - area.top) * down) / steps,
        ];
        if (!contains(squeezed, spot)) continue;
        const room = fromBorder(squeezed, spot);
        if (room > best.room) best = { spot, room };
      }
    }
    // The second round looks closer around the best spot of the first.
    const [x, y] = best.spot;
    const [halfWidth, halfHeight] = [(area.right - area.left) / steps, (area.bottom - area.top) / steps];
    area = { left: x - halfWidth, top: y - halfHeight, right: x + halfWidth, bottom: y + halfHeight };
  }
  return [onGrid(best.spot[0] * widthToHeight), onGrid(best.spot[1])];
}
