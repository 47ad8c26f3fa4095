import { block, type Mesh, parts, tube } from '../mesh/mesh.ts';
import type { Vector } from '../scalar.ts';
import type { BodyLook } from './body-specs.ts';
import type { Shape } from './shape.ts';
import type { CarStyle } from './style.ts';

/** What stands off the body: mirrors, rails, aerial, bumpers, lamps of classics, the bed of a pick-up. */
export function buildAttachments(shape: Shape, style: CarStyle): Mesh[] {
  const { spec, beltZ } = shape;
  const meshes = [underbody(shape), ...mirrors(shape, style)];
  if (style.roofRails) meshes.push(...roofRails(shape, style));
  if (withAerial.includes(style.look)) meshes.push(aerial(shape, style.look));
  if (style.era !== 'modern') meshes.push(...bumpers(shape, style));
  if (style.era === 'classic') meshes.push(...roundLamps(shape));
  if (style.look === 'pickup' && spec.open) {
    const [from, to] = spec.open;
    const half: Vector = [(to - from) / 2 + 0.05, shape.halfWidth - 0.1, 0.03];
    meshes.push(block(parts.bed, { at: [(from + to) / 2, 0, beltZ - 0.45], half, roundness: 0.2 }));
  }
  if (style.look === 'cabriolet') {
    // The folded roof under its cover.
    meshes.push(block(parts.trim, { at: [3.42, 0, beltZ - 0.02], half: [0.14, spec.width * 0.36, 0.06] }));
  }
  return meshes;
}

const withAerial: readonly BodyLook[] = ['small', 'hatchback', 'sedan', 'estate', 'suv', 'coupe', 'minivan'];

function underbody({ spec, halfWidth }: Shape): Mesh {
  const half: Vector = [spec.length * 0.42, halfWidth - 0.3, 0.13];
  return block(parts.under, { at: [spec.length / 2, 0, spec.sill + 0.02], half, roundness: 0.3 });
}

function mirrors(shape: Shape, { era, look }: CarStyle): Mesh[] {
  const { beltZ } = shape;
  const tall = look === 'bus' || look === 'pickup';
  const u = shape.cabinFront + (era === 'classic' ? 0.35 : 0.4);
  const z = beltZ + (tall ? 0.14 : 0.075);
  return [-1, 1].flatMap((side) => {
    const y = shape.widthLower(u, beltZ - 0.03) + (era === 'classic' ? 0.03 : 0.075);
    const foot = block(parts.trim, {
      at: [u + 0.01, side * (y - 0.1), z - (tall ? 0.12 : 0.055)],
      half: [0.035, 0.09, 0.02],
      roundness: 0.6,
    });
    if (era === 'classic') {
      return [block(parts.chrome, { at: [u, side * y, z], half: [0.03, 0.06, 0.045], roundness: 0.9 }), foot];
    }
    const half: Vector = tall ? [0.075, 0.085, 0.13] : [0.085, 0.105, 0.068];
    const part = era === 'youngtimer' ? parts.trim : parts.mirror;
    return [block(part, { at: [u, side * y, z], half, roundness: 0.7, lean: -0.15 }), foot];
  });
}

/** Height of the roof at a point, by halving. */
function roofZ({ spec, beltZ, body }: Shape, u: number, y: number): number {
  let inside = beltZ;
  let outside = spec.height + 0.1;
  for (let round = 0; round < 24; round++) {
    const middle = (inside + outside) / 2;
    if (body(u, y, middle) < 0) inside = middle;
    else outside = middle;
  }
  return inside;
}

function roofRails(shape: Shape, { brightTrim }: CarStyle): Mesh[] {
  const from = shape.cabinFront + 1.05;
  const to = shape.cabinRear - 0.55;
  return [-1, 1].map((side) =>
    tube(
      brightTrim ? parts.chrome : parts.trim,
      (share) => {
        const u = from + (to - from) * share;
        const y = shape.widthCabin(u, shape.spec.height) * 0.98 - 0.03;
        const foot = Math.min(1, Math.min(share, 1 - share) * 14);
        return [u, side * y, roofZ(shape, u, y) + 0.035 * foot];
      },
      0.018,
      0.016,
    ),
  );
}

function aerial(shape: Shape, look: BodyLook): Mesh {
  const u = shape.cabinRear - (look === 'sedan' || look === 'coupe' ? 1.12 : 0.75);
  return block(parts.trim, {
    at: [u, 0, roofZ(shape, u, 0) + 0.012],
    half: [0.07, 0.018, 0.036],
    roundness: 0.8,
    lean: 0.8,
  });
}

/** Bumpers of their own: chrome with overriders on a classic, black on a car of the eighties. */
function bumpers(shape: Shape, { era }: CarStyle): Mesh[] {
  const { spec, halfWidth } = shape;
  const chrome = era === 'classic';
  const z = spec.sill + (chrome ? 0.17 : 0.21);
  return [true, false].flatMap((front) => {
    const bar = tube(
      chrome ? parts.chrome : parts.bumper,
      (share) => {
        const y = (share - 0.5) * (chrome ? 1.02 : 1.0) * spec.width;
        const q = (y / halfWidth) ** 2;
        const back = chrome ? 0.42 * q * q + 0.06 * q : 0.09 * q + 0.5 * Math.max(0, q - 0.86) * 2.2;
        return [front ? -0.04 + back : spec.length + 0.03 - back, y, z];
      },
      chrome ? 0.035 : 0.05,
      chrome ? 0.055 : 0.052,
      60,
    );
    if (!chrome) return [bar];
    const overriders = [-0.34, 0.34].map((y) =>
      block(parts.chrome, {
        at: [front ? -0.07 : spec.length + 0.06, y, z + 0.03],
        half: [0.03, 0.028, 0.11],
        roundness: 0.7,
      }),
    );
    return [bar, ...overriders];
  });
}

function roundLamps({ spec, body }: Shape): Mesh[] {
  return [-1, 1].flatMap((side) => {
    const y = side * spec.width * 0.355;
    const z = spec.lampZ + 0.03;
    let u = 0;
    while (body(u, y, z - 0.01) > 0 && u < 1) u += 0.005;
    return [
      block(parts.chrome, { at: [u + 0.1, y, z], half: [0.11, 0.11, 0.11], roundness: 0.8 }),
      block(parts.lampBall, { at: [u + 0.012, y, z], half: [0.045, 0.096, 0.096], roundness: 0.9 }),
    ];
  });
}
