import { onGrid, type Point, type Ring } from '../plane.ts';

/** The rings of a path as `writePath` writes it: relative moves and lines, closed rings. */
export function readPath(path: string): Ring[] {
  if (!/^(m[-\d. ]+l[-\d. ]+z)+$/.test(path)) throw new Error(`Not a path of closed rings: ${path.slice(0, 40)}…`);
  let start: Point = [0, 0];
  return path
    .split('z')
    .filter(Boolean)
    .map((ring) => {
      const numbers = (ring.match(/-?\d*\.?\d+/g) ?? []).map(Number);
      let [x, y] = start;
      const points: Ring = [];
      for (let index = 0; index < numbers.length; index += 2) {
        x = onGrid(x + (numbers[index] ?? 0));
        y = onGrid(y + (numbers[index + 1] ?? 0));
        points.push([x, y]);
      }
      start = points[0] as Point;
      return [...points, start];
    });
}
