import type { BodyLook } from '../car/body-specs.ts';
import type { CarStyle } from '../car/style.ts';
import { type Paint, toLinear } from '../paint.ts';
import { pick, type Random } from '../random.ts';
import { fraction, length2, roundedBox, smooth, smoothMax, type Vector } from '../scalar.ts';
import type { Fittings } from './fittings.ts';
import { box, boxPart, type Part, part, plain, rodPart, type Surface } from './solid.ts';

interface BootShape {
  /** Half the opening's width, and its lower and upper edge. */
  halfWidth: number;
  sill: number;
  top: number;
  /** Lids open upwards as a short panel, gates with a window. */
  lid: boolean;
  depth: number;
}

const lids: readonly BodyLook[] = ['sedan', 'coupe', 'cabriolet', 'classic', 'youngtimer'];

export function bootShape(look: BodyLook): BootShape {
  if (lids.includes(look)) return { halfWidth: 0.52, sill: 0.7, top: 0.94, lid: true, depth: 0.95 };
  if (look === 'bus') return { halfWidth: 0.62, sill: 0.6, top: 1.72, lid: false, depth: 1.5 };
  if (look === 'small') return { halfWidth: 0.48, sill: 0.74, top: 1.3, lid: false, depth: 0.62 };
  return { halfWidth: 0.55, sill: 0.7, top: look === 'suv' || look === 'minivan' ? 1.45 : 1.3, lid: false, depth: 1.0 };
}

/** The open boot of a car as seen from behind it: y = 0 is the opening, the cabin lies ahead. */
export function boot(style: CarStyle, paint: Paint, fittings: Fittings, random: Random): Part[] {
  const shape = bootShape(style.look);
  return [
    ...rearBody(shape, paint, style),
    ...compartment(shape, fittings),
    ...(shape.lid ? lid(shape, paint, fittings) : gate(shape, paint, fittings)),
    ...luggage(shape, random),
  ];
}

function rearBody({ halfWidth, sill, top, lid: isLid }: BootShape, paint: Paint, style: CarStyle): Part[] {
  const outer = halfWidth + 0.37;
  const upper = isLid ? 0.99 : top + 0.12;
  const bodySurface = plain(paint.light, 0.08);
  const body = part(bodySurface, (x, y, z) => {
    const tuck = 0.16 * smooth(0.9, upper, z) + 0.06 * smooth(0.6, 0.3, z);
    const bow = 0.12 * (x / outer) ** 2;
    const hull = box(x, y - 0.13 - bow, z - (upper + 0.3) / 2, outer - tuck, 0.13, (upper - 0.3) / 2, 0.11);
    const opening = roundedBox(x, z - (sill + top) / 2, halfWidth + 0.03, (top - sill) / 2 + 0.03, 0.07);
    return smoothMax(hull, -opening, 0.03);
  });
  const bumper = part(bodySurface, (x, y, z) =>
    box(x, y - 0.06 - 0.14 * (x / outer) ** 2, z - 0.49, outer - 0.01, 0.14, 0.15, 0.09),
  );
  const skirt = part(plain([0.02, 0.02, 0.022], 0.02), (x, y, z) =>
    box(x, y - 0.08 - 0.14 * (x / outer) ** 2, z - 0.34, outer - 0.06, 0.14, 0.075, 0.05),
  );
  const strip = part(plain([0.025, 0.025, 0.027], 0.06), (x, y, z) =>
    box(x, y - 0.03, z - sill + 0.03, halfWidth - 0.02, 0.07, 0.01, 0.008),
  );
  return [body, bumper, skirt, strip, ...lamps(outer, isLid ? 0.86 : style.look === 'bus' ? 0.95 : 0.98, style)];
}

function lamps(outer: number, z: number, style: CarStyle): Part[] {
  const upright = style.tail === 'vertical';
  const half: Vector = upright ? [0.07, 0.06, 0.17] : [0.13, 0.06, 0.07];
  const red: Surface = {
    gloss: 0.06,
    colour: (x, _y, pz, out) => {
      const up = (pz - z) / half[2];
      const lit = upright ? up > 0.2 : Math.abs(up) < 0.4;
      const rib = 0.8 + 0.3 * Math.cos(x * 500);
      const white = up < -0.6;
      out.red = white ? 0.5 : lit ? 0.8 : 0.24 * rib;
      out.green = white ? 0.48 : 0.012;
      out.blue = white ? 0.48 : 0.014;
      out.glow = lit && !white ? 0.5 : 0;
    },
  };
  return [-1, 1].map((side) =>
    boxPart([side * (outer - (upright ? 0.15 : 0.2)), upright ? 0.13 : 0.11, z], half, 0.035, red),
  );
}

function compartment(
  { halfWidth, sill, top, depth, lid: isLid }: BootShape,
  { carpet, leather, metal }: Fittings,
): Part[] {
  const floorZ = sill - 0.03;
  /** Walls reach up to the roof; without one they end at the opening's edge. */
  const wallZ = (floorZ + top) / 2 - (isLid ? 0.1 : 0);
  const lining: Surface = {
    gloss: 0,
    colour: (x, y, z, out) => {
      carpet.colour(x, y, z, out);
      out.red = out.red * 2.4 + 0.01;
      out.green = out.green * 2.4 + 0.01;
      out.blue = out.blue * 2.4 + 0.01;
    },
  };
  const back: Surface = {
    gloss: 0.02,
    colour: (x, y, z, out) => {
      leather.colour(0.37 + 0.3, y, z, out);
      const split = Math.min(Math.abs(x - 0.18), Math.abs(x + 0.18));
      const dark = smooth(0.006, 0.002, split);
      out.red *= 1 - dark;
      out.green *= 1 - dark;
      out.blue *= 1 - dark;
      out.tiltY = 0;
      out.tiltZ = 0.15 * (fraction(z * 9) - 0.5);
    },
  };
  const parts = [
    boxPart([0, depth / 2 + 0.1, floorZ - 0.05], [halfWidth + 0.025, depth / 2 + 0.09, 0.05], 0.01, lining),
    ...[-1, 1].map((side) =>
      part(lining, (x, y, z) => {
        const wall = box(
          x - side * (halfWidth + 0.1),
          y - depth / 2 - 0.12,
          z - wallZ,
          0.08 + 0.035 * smooth(0.2, 0.5, y),
          depth / 2,
          (top - floorZ) / 2 + 0.1,
          0.04,
        );
        const pocket = box(x - side * (halfWidth + 0.0), y - 0.3, z - floorZ - 0.17, 0.06, 0.13, 0.1, 0.04);
        return smoothMax(wall, -pocket, 0.02);
      }),
    ),
    boxPart([0, depth + 0.1, floorZ + 0.26], [halfWidth + 0.1, 0.07, 0.33], 0.05, back),
    // A lid leaves the front half open to the sky.
    boxPart(
      [0, depth / 2 + (isLid ? 0.75 : 0.42), top + 0.09],
      [halfWidth + 0.16, depth / 2 + (isLid ? -0.05 : 0.26), 0.05],
      0.03,
      lining,
    ),
    boxPart([halfWidth - 0.005, 0.34, top - 0.16], [0.012, 0.04, 0.014], 0.008, {
      gloss: 0,
      colour: (_x, _y, _z, out) => Object.assign(out, { red: 1, green: 0.93, blue: 0.8, glow: 2.4 }),
    }),
    rodPart([-halfWidth + 0.12, 0.2, floorZ + 0.012], [-halfWidth + 0.2, 0.2, floorZ + 0.012], 0.008, metal),
    rodPart([halfWidth - 0.2, 0.2, floorZ + 0.012], [halfWidth - 0.12, 0.2, floorZ + 0.012], 0.008, metal),
  ];
  if (top > 1.1)
    for (const x of [-0.36, 0, 0.36])
      parts.push(boxPart([x, depth + 0.12, floorZ + 0.68], [0.12, 0.05, 0.08], 0.045, back));
  return parts;
}

/** A gate swung up: its inside with the window, held by two struts. */
function gate({ halfWidth, top }: BootShape, paint: Paint, { gloss, metal, soft }: Fittings): Part[] {
  const hinge: Vector = [0, 0.18, top + 0.14];
  const rise = 0.32;
  const along = (y: number, z: number) => ({
    out: -(y - hinge[1]) * Math.cos(rise) + (z - hinge[2]) * Math.sin(rise),
    up: (y - hinge[1]) * Math.sin(rise) + (z - hinge[2]) * Math.cos(rise),
  });
  const panel = (surface: Surface, halfX: number, from: number, to: number, upFrom: number, upTo: number) =>
    part(surface, (x, y, z) => {
      const { out, up } = along(y, z);
      return box(x, out - (from + to) / 2, up - (upFrom + upTo) / 2, halfX, (to - from) / 2, (upTo - upFrom) / 2, 0.03);
    });
  const struts = [-1, 1].map((side) =>
    rodPart([side * (halfWidth + 0.02), 0.02, top - 0.22], [side * (halfWidth + 0.01), -0.3, top + 0.2], 0.012, metal),
  );
  return [
    panel(plain(paint.light, 0.08), halfWidth + 0.13, 0.02, 1.02, 0.01, 0.07),
    panel(soft, halfWidth + 0.08, 0.06, 0.98, -0.03, 0.02),
    panel(gloss, halfWidth - 0.02, 0.14, 0.56, -0.04, 0),
    ...struts,
  ];
}

/** A boot lid standing up at the far edge of the opening. */
function lid({ halfWidth, top }: BootShape, paint: Paint, { soft }: Fittings): Part[] {
  const place: Vector = [0, 0.42, top + 0.42];
  const panel = (surface: Surface, halfX: number, y0: number, thick: number, halfZ: number) =>
    part(surface, (x, y, z) => box(x, y - y0 - (z - place[2]) * 0.18, z - place[2], halfX, thick, halfZ, 0.03));
  return [
    panel(plain(paint.light, 0.08), halfWidth + 0.1, place[1] + 0.04, 0.03, 0.4),
    panel(soft, halfWidth + 0.03, place[1] - 0.01, 0.03, 0.34),
    boxPart([0, 0.75, top + 0.02], [0.8, 0.3, 0.04], 0.03, plain(paint.light, 0.08)),
  ];
}

/** Something to show the size by; often nothing. */
function luggage({ halfWidth, sill }: BootShape, random: Random): Part[] {
  const choice = random();
  if (choice < 0.35) return [];
  const x = (random() - 0.5) * (halfWidth - 0.25) * 2;
  if (choice < 0.7) {
    const wicker: Surface = {
      gloss: 0,
      colour: (px, py, pz, out) => {
        const weave = 0.7 + 0.3 * Math.sin(pz * 260 + (fraction((px + py) * 22) > 0.5 ? Math.PI : 0));
        out.red = 0.34 * weave;
        out.green = 0.19 * weave;
        out.blue = 0.08 * weave;
      },
    };
    return [
      part(wicker, (px, py, pz) =>
        smoothMax(
          box(px - x, py - 0.4, pz - sill - 0.08, 0.17, 0.12, 0.11, 0.02),
          -box(px - x, py - 0.4, pz - sill - 0.15, 0.155, 0.105, 0.12, 0.01),
          0.006,
        ),
      ),
      part(wicker, (px, py, pz) => length2(length2(px - x, (pz - sill - 0.18) * 1.1) - 0.145, py - 0.4) - 0.01),
    ];
  }
  const shell = toLinear(pick(random, ['#3d5568', '#6b4a3c', '#545a60', '#7a8c7c']));
  const ribbed: Surface = {
    gloss: 0.05,
    colour: (px, _y, _z, out) => {
      const rib = fraction(px * 16) - 0.5;
      out.red = shell[0];
      out.green = shell[1];
      out.blue = shell[2];
      out.tiltX = Math.abs(rib) < 0.16 ? rib * 3 : 0;
    },
  };
  return [
    boxPart([x, 0.45, sill + 0.14], [0.24, 0.14, 0.17], 0.05, ribbed),
    boxPart([x, 0.3, sill + 0.2], [0.07, 0.015, 0.012], 0.008, plain([0.02, 0.02, 0.02], 0.05)),
  ];
}
