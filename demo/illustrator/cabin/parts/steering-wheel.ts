import { length2, length3, smoothMin, type Vector } from '../../scalar.ts';
import type { Fittings } from '../fittings.ts';
import { box, type Part, part, rod, rodPart, type Surface } from '../solid.ts';

const centre: Vector = [-0.37, 0.36, 0.83];
/** The wheel leans away from the driver. */
const cos = Math.cos(0.42);
const sin = Math.sin(0.42);

/** A padded rim with stitching, three spokes with buttons, and a boss; a thin one with a bright ring in classics. */
export function steeringWheel(fittings: Fittings, classic: boolean): Part[] {
  const { gloss, metal, soft, sporty } = fittings;
  const radius = classic ? 0.2 : 0.182;
  const thickness = classic ? 0.011 : sporty ? 0.0175 : 0.0155;
  const rimSurface: Surface = {
    gloss: 0.05,
    colour: (x, y, z, out) => {
      const across = x - centre[0];
      const up = (y - centre[1]) * sin + (z - centre[2]) * cos;
      const angle = Math.atan2(up, across);
      const ring = length2(across, up);
      const thread = Math.abs(ring - radius + thickness * 0.6) < 0.0016 && Math.sin(angle * 190) > -0.2;
      const shade = classic ? 0.012 : thread ? 0.14 : 0.024;
      out.red = shade;
      out.green = shade;
      out.blue = shade * 1.04;
    },
  };
  const turned = (distance: (x: number, depth: number, up: number) => number) => (x: number, y: number, z: number) => {
    const dy = y - centre[1];
    const dz = z - centre[2];
    return distance(x - centre[0], dy * cos - dz * sin, dy * sin + dz * cos);
  };
  // A flat bottom gives sporty cars room for the knees.
  const flatAt = sporty ? -radius * 0.88 : -9;
  const rim = part(
    rimSurface,
    turned((x, depth, up) => {
      const ring = length2(length2(x, up) - radius, depth * 0.92) - thickness;
      const bar = length3(Math.max(0, Math.abs(x) - radius * 0.47), depth * 0.92, up - flatAt) - thickness;
      return Math.min(Math.max(ring, flatAt - up), bar);
    }),
  );
  const boss = part(
    soft,
    turned((x, depth, up) => {
      const pad = box(x, depth - 0.02, up + 0.01, classic ? 0.05 : 0.072, 0.03, classic ? 0.05 : 0.056, 0.028);
      const spokeWidth = classic ? 0.008 : 0.021;
      const side = box(Math.abs(x) - 0.11, depth - 0.018, up - 0.006, 0.062, 0.011, spokeWidth, 0.009);
      const below = box(x, depth - 0.022, up + 0.115, spokeWidth, 0.01, 0.06, 0.009);
      return smoothMin(smoothMin(pad, side, 0.02), below, 0.02);
    }),
  );
  const emblem = part(
    metal,
    turned((x, depth, up) =>
      Math.max(Math.abs(length2(x, up + 0.008) - 0.015) - 0.0022, Math.abs(depth + 0.011) - 0.003),
    ),
  );
  const stalks = [-1, 1].map((side) =>
    rodPart(
      [centre[0] + side * 0.06, centre[1] + 0.09, centre[2] - 0.005],
      [centre[0] + side * 0.2, centre[1] + 0.07, centre[2] + 0.03],
      0.009,
      gloss,
    ),
  );
  const column = part(soft, (x, y, z) => rod(x, y, z, [centre[0], 0.4, 0.805], [centre[0], 0.66, 0.7], 0.052));
  if (classic) return [rim, boss, emblem, column];
  const buttons = part(
    gloss,
    turned((x, depth, up) => box(Math.abs(x) - 0.108, depth - 0.009, up - 0.006, 0.03, 0.008, 0.0155, 0.006)),
  );
  return [rim, boss, emblem, buttons, ...stalks, column];
}
