import { lathe, type Mesh, parts } from '../mesh/mesh.ts';
import type { Shape } from './shape.ts';

export interface Wheel {
  u: number;
  /** Distance of the tyre's outer face from the car's middle. */
  y: number;
  side: -1 | 1;
  rimRadius: number;
  radius: number;
}

/** A profile as a function of its length, through the given points of radius and y. */
const through =
  (points: [number, number][], side: number) =>
  (share: number): [number, number] => {
    const along = Math.max(0, Math.min(0.9999, share)) * (points.length - 1);
    const index = Math.floor(along);
    const part = along - index;
    const [fromRadius, fromY] = points[index]!;
    const [toRadius, toY] = points[index + 1]!;
    return [fromRadius + (toRadius - fromRadius) * part, side * (fromY + (toY - fromY) * part)];
  };

/** Four wheels, each with tyre, rim face, barrel, brake disc and the well around it. */
export function buildWheels(shape: Shape, rimShare: number): { meshes: Mesh[]; wheels: Wheel[] } {
  const { axleZ, archRadius, spec } = shape;
  const radius = spec.wheelRadius;
  const rimRadius = radius * rimShare;
  const wheels: Wheel[] = [shape.frontAxle, shape.rearAxle].flatMap((u) => {
    const y = Math.min(shape.widthLower(u - archRadius, axleZ + 0.1), shape.widthLower(u, axleZ + archRadius)) - 0.022;
    return [-1, 1].map((side) => ({ u, y, side: side as Wheel['side'], rimRadius, radius }));
  });
  const meshes = wheels.flatMap(({ u, y, side }, wheel) => {
    const turn = (part: number, points: [number, number][], detail: [number, number]) =>
      lathe(part, [u, axleZ], through(points, side), detail, wheel);
    return [
      turn(parts.tyre, tyreProfile(radius, rimRadius, y, spec.width * 0.118), [40, 72]),
      turn(parts.rim, rimProfile(rimRadius, y), [30, 72]),
      turn(
        parts.barrel,
        [
          [rimRadius * 0.985, y - 0.02],
          [rimRadius * 0.93, y - 0.14],
          [rimRadius * 0.9, y - spec.width * 0.118 + 0.01],
          [0.001, y - spec.width * 0.118 + 0.02],
        ],
        [10, 48],
      ),
      turn(
        parts.brake,
        [
          [rimRadius * 0.76, y - 0.1],
          [0.001, y - 0.1],
        ],
        [2, 48],
      ),
      turn(
        parts.liner,
        [
          [archRadius + 0.003, y + 0.16],
          [archRadius + 0.003, y - 0.33],
          [0.001, y - 0.33],
        ],
        [10, 64],
      ),
    ];
  });
  return { meshes, wheels };
}

/** Tread, rounded shoulder, side wall with a slight bulge, bead. */
function tyreProfile(radius: number, rimRadius: number, y: number, width: number): [number, number][] {
  return [
    [rimRadius * 0.97, y - width],
    [radius * 0.93, y - width],
    [radius * 0.985, y - width + 0.02],
    [radius, y - width + 0.05],
    [radius, y - 0.05],
    [radius * 0.99, y - 0.024],
    [radius * 0.955, y - 0.004],
    [radius * 0.9, y + 0.006],
    [(radius * 0.86 + rimRadius) / 2 + radius * 0.03, y + 0.006],
    [rimRadius * 1.03, y - 0.004],
    [rimRadius * 0.985, y - 0.016],
  ];
}

/** A slightly dished face with a raised hub. */
function rimProfile(rimRadius: number, y: number): [number, number][] {
  return [
    [rimRadius, y - 0.012],
    [rimRadius * 0.93, y - 0.02],
    [rimRadius * 0.55, y - 0.034],
    [rimRadius * 0.24, y - 0.03],
    [rimRadius * 0.17, y - 0.022],
    [0.0005, y - 0.02],
  ];
}
