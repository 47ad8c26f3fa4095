import { clamp } from '../scalar.ts';
import type { OutlinePoint } from './body-specs.ts';

/** Rounds a closed polygon by cutting its corners, four times over. */
export function roundCorners(points: readonly OutlinePoint[], times = 4): OutlinePoint[] {
  let polygon = [...points];
  for (let round = 0; round < times; round++) {
    polygon = polygon.flatMap((a, index): OutlinePoint[] => {
      const b = polygon[(index + 1) % polygon.length]!;
      return [
        [a[0] * 0.75 + b[0] * 0.25, a[1] * 0.75 + b[1] * 0.25],
        [a[0] * 0.25 + b[0] * 0.75, a[1] * 0.25 + b[1] * 0.75],
      ];
    });
  }
  return polygon;
}

/** Signed distance of one point to a closed polygon, given as u, z, u, z, …: negative inside. */
function polygonDistance(polygon: Float64Array, u: number, z: number): number {
  let nearest = 1e9;
  let inside = false;
  let lastU = polygon[polygon.length - 2]!;
  let lastZ = polygon[polygon.length - 1]!;
  for (let index = 0; index < polygon.length; index += 2) {
    const pointU = polygon[index]!;
    const pointZ = polygon[index + 1]!;
    const edgeU = lastU - pointU;
    const edgeZ = lastZ - pointZ;
    const fromU = u - pointU;
    const fromZ = z - pointZ;
    const along = clamp((fromU * edgeU + fromZ * edgeZ) / (edgeU * edgeU + edgeZ * edgeZ + 1e-12));
    const du = fromU - edgeU * along;
    const dz = fromZ - edgeZ * along;
    const square = du * du + dz * dz;
    if (square < nearest) nearest = square;
    if (pointZ > z !== lastZ > z && u < (edgeU * fromZ) / edgeZ + pointU) inside = !inside;
    lastU = pointU;
    lastZ = pointZ;
  }
  return inside ? -Math.sqrt(nearest) : Math.sqrt(nearest);
}

const cell = 0.016;

/** Signed distance to an outline, sampled once to a grid and read back bilinearly: a car asks for it millions of times. */
export function outlineDistance(outline: readonly OutlinePoint[], length: number, height: number) {
  const fromU = -0.3;
  const fromZ = -0.1;
  const columns = Math.ceil((length + 0.3 - fromU) / cell) + 2;
  const rows = Math.ceil((height + 0.3 - fromZ) / cell) + 2;
  const grid = new Float32Array(columns * rows);
  const polygon = Float64Array.from(outline.flat());
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      grid[row * columns + column] = polygonDistance(polygon, fromU + column * cell, fromZ + row * cell);
    }
  }
  return (u: number, z: number): number => {
    const x = clamp((u - fromU) / cell, 0, columns - 1.001);
    const y = clamp((z - fromZ) / cell, 0, rows - 1.001);
    const column = x | 0;
    const row = y | 0;
    const fx = x - column;
    const fy = y - row;
    const at = row * columns + column;
    const low = grid[at]! * (1 - fx) + grid[at + 1]! * fx;
    const high = grid[at + columns]! * (1 - fx) + grid[at + columns + 1]! * fx;
    return low * (1 - fy) + high * fy;
  };
}
