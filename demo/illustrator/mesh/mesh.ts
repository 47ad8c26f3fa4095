import { length2, length3, type Vector } from '../scalar.ts';

/** What a mesh belongs to; how it is shaded depends on it. */
export const parts = {
  body: 1,
  tyre: 2,
  rim: 3,
  barrel: 4,
  brake: 5,
  liner: 6,
  seat: 7,
  trim: 8,
  mirror: 9,
  chrome: 10,
  lampBall: 11,
  bed: 12,
  under: 13,
  bumper: 14,
} as const;

/** Triangles with a normal for each point; `wheel` says which wheel a part of a wheel belongs to. */
export interface Mesh {
  part: number;
  positions: Float32Array;
  normals: Float32Array;
  triangles: Uint32Array;
  wheel: number;
}

/** A surface given as a function of two shares from 0 to 1, with numeric normals. */
export function sheet(
  part: number,
  rows: number,
  columns: number,
  at: (a: number, b: number) => Vector,
  wheel = 0,
): Mesh {
  const positions = new Float32Array((rows + 1) * (columns + 1) * 3);
  const normals = new Float32Array(positions.length);
  const triangles: number[] = [];
  const step = 1e-3;
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      const a = row / rows;
      const b = column / columns;
      const offset = (row * (columns + 1) + column) * 3;
      positions.set(at(a, b), offset);
      normals.set(crossed(at(a - step, b), at(a + step, b), at(a, b - step), at(a, b + step)), offset);
      if (row === rows || column === columns) continue;
      const here = offset / 3;
      const next = here + columns + 1;
      triangles.push(here, next, next + 1, here, next + 1, here + 1);
    }
  }
  return { part, positions, normals, triangles: new Uint32Array(triangles), wheel };
}

/** The normal across two directions, each given by its two ends. */
function crossed(a0: Vector, a1: Vector, b0: Vector, b1: Vector): Vector {
  const [ax, ay, az] = [a1[0] - a0[0], a1[1] - a0[1], a1[2] - a0[2]];
  const [bx, by, bz] = [b1[0] - b0[0], b1[1] - b0[1], b1[2] - b0[2]];
  const normal: Vector = [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx];
  const length = length3(...normal) || 1;
  return [normal[0] / length, normal[1] / length, normal[2] / length];
}

const signedPower = (value: number, power: number) => Math.sign(value) * Math.abs(value) ** power;

interface Block {
  at: Vector;
  half: Vector;
  /** Below 1 gives squarer edges. */
  roundness?: number;
  /** Shears u with z. */
  lean?: number;
}

/** A rounded block (a superellipsoid). */
export function block(part: number, { at: [u, y, z], half, roundness = 0.5, lean = 0 }: Block): Mesh {
  return sheet(part, 18, 36, (a, b) => {
    const latitude = (a - 0.5) * Math.PI * 0.998;
    const longitude = b * Math.PI * 2;
    const across = signedPower(Math.cos(latitude), roundness);
    const up = half[2] * signedPower(Math.sin(latitude), roundness);
    return [
      u + half[0] * across * signedPower(Math.cos(longitude), roundness) + lean * up,
      y + half[1] * across * signedPower(Math.sin(longitude), roundness),
      z + up,
    ];
  });
}

/** A tube along a path, with half its thickness along the ground and upwards. */
export function tube(
  part: number,
  path: (share: number) => Vector,
  halfAcross: number,
  halfUp: number,
  steps = 40,
): Mesh {
  return sheet(part, steps, 12, (a, b) => {
    const [u, y, z] = path(a);
    const before = path(Math.max(0, a - 0.01));
    const after = path(Math.min(1, a + 0.01));
    const length = length2(after[0] - before[0], after[1] - before[1]) || 1;
    const angle = b * Math.PI * 2;
    const closing = Math.min(1, Math.min(a, 1 - a) * steps * 0.6);
    const across = signedPower(Math.cos(angle), 0.7) * halfAcross * closing;
    return [
      u - ((after[1] - before[1]) / length) * across,
      y + ((after[0] - before[0]) / length) * across,
      z + signedPower(Math.sin(angle), 0.7) * halfUp * closing,
    ];
  });
}

/** A solid of revolution about an axle along y; the profile gives radius and y. */
export function lathe(
  part: number,
  [centreU, centreZ]: [number, number],
  profile: (share: number) => [number, number],
  [along, around]: [number, number],
  wheel: number,
): Mesh {
  return sheet(
    part,
    around,
    along,
    (a, b) => {
      const [radius, y] = profile(b);
      const angle = a * Math.PI * 2;
      return [centreU + radius * Math.cos(angle), y, centreZ + radius * Math.sin(angle)];
    },
    wheel,
  );
}
