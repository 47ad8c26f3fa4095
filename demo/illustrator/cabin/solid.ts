import { clamp, length3, type Vector } from '../scalar.ts';

/** Inside a car x points right, y forward and z up, in metres; the ground is z = 0. */
export type Distance = (x: number, y: number, z: number) => number;

/** One thing in the cabin: how far away it is and what it is made of. */
export interface Part {
  distance: Distance;
  surface: Surface;
}

/** How a part answers light; the colour may change along it. */
export interface Surface {
  /** Sets the colour at a point of the surface, and whatever else differs there. */
  colour: (x: number, y: number, z: number, out: SurfaceSample) => void;
  gloss: number;
}

export interface SurfaceSample {
  red: number;
  green: number;
  blue: number;
  glow: number;
  gloss: number;
  /** Added to the normal. */
  tiltX: number;
  tiltY: number;
  tiltZ: number;
}

export const part = (surface: Surface, distance: Distance): Part => ({ surface, distance });

export const plain = (light: Vector, gloss = 0.05): Surface => ({
  gloss,
  colour: (_x, _y, _z, out) => {
    out.red = light[0];
    out.green = light[1];
    out.blue = light[2];
  },
});

/** Distance to a box with rounded edges about the origin. */
export const box = (
  x: number,
  y: number,
  z: number,
  halfX: number,
  halfY: number,
  halfZ: number,
  radius: number,
): number => {
  const dx = Math.abs(x) - halfX + radius;
  const dy = Math.abs(y) - halfY + radius;
  const dz = Math.abs(z) - halfZ + radius;
  const outside = length3(Math.max(dx, 0), Math.max(dy, 0), Math.max(dz, 0));
  return outside + Math.min(Math.max(dx, dy, dz), 0) - radius;
};

/** A rounded box as a part, at a place. */
export const boxPart = ([cx, cy, cz]: Vector, half: Vector, radius: number, surface: Surface): Part =>
  part(surface, (x, y, z) => box(x - cx, y - cy, z - cz, half[0], half[1], half[2], radius));

/** Distance to a rod between two points. */
export const rod = (x: number, y: number, z: number, from: Vector, to: Vector, radius: number): number => {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const dz = to[2] - from[2];
  const px = x - from[0];
  const py = y - from[1];
  const pz = z - from[2];
  const along = clamp((px * dx + py * dy + pz * dz) / (dx * dx + dy * dy + dz * dz));
  return length3(px - dx * along, py - dy * along, pz - dz * along) - radius;
};

export const rodPart = (from: Vector, to: Vector, radius: number, surface: Surface): Part =>
  part(surface, (x, y, z) => rod(x, y, z, from, to, radius));
