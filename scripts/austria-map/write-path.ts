import { gridSteps, type Point, type Polygon } from './plane.ts';

/** Polygons as the shortest SVG path: each point relative to the last, no space where a sign or point parts numbers. */
export function writePath(polygons: Polygon[]): string {
  let at: Point = [0, 0];
  let path = '';
  for (const ring of polygons.flat()) {
    for (const [index, point] of ring.slice(0, -1).entries()) {
      const dx = Math.round((point[0] - at[0]) * gridSteps);
      const dy = Math.round((point[1] - at[1]) * gridSteps);
      if (index === 0) path += `m${pair(dx, dy)}`;
      else path += `${index === 1 ? 'l' : ''}${index > 1 && dx >= 0 ? ' ' : ''}${pair(dx, dy)}`;
      at = point;
    }
    path += 'z';
    // After closing, the pen is back at the ring's first point.
    at = ring[0] as Point;
  }
  return path;
}

const pair = (dx: number, dy: number): string => `${short(dx)}${dy >= 0 ? ' ' : ''}${short(dy)}`;

const short = (steps: number): string => String(steps / gridSteps).replace(/^(-?)0\./, '$1.');
