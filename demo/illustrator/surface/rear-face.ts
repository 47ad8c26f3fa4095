import type { Shape } from '../car/shape.ts';
import type { CarStyle } from '../car/style.ts';
import { clamp, roundedBox } from '../scalar.ts';
import { paintPlate } from './number-plate.ts';
import { behind, lookBehind, materials, paintShutLine, point, sample } from './sample.ts';

/** Paints the rear: lamps, plate, the lower bumper with its exhausts, the edges of the tailgate. */
export function rearPainter(shape: Shape, style: CarStyle): () => boolean {
  const { spec, halfWidth, boxy, widthLower, era } = shape;
  const paintLamp = tailLampPainter(shape, style);
  const plateZ = plateHeight(shape, style);
  const gateZ = boxy ? spec.sill + 0.3 : spec.tailZ - 0.29;
  const bumperZ = spec.sill + 0.16;
  const exhausts = style.sporty && !style.electric && !boxy;

  const paintBumper = (across: number, z: number): boolean => {
    if (z > bumperZ + 0.04 || across > halfWidth * 0.72) return false;
    sample.material = z > bumperZ + 0.032 ? materials.gap : materials.plastic;
    const pipe = roundedBox(across - halfWidth * 0.52, z - bumperZ + 0.005, 0.085, 0.022, 0.02);
    if (exhausts && pipe < 0) sample.material = pipe > -0.008 ? materials.chrome : materials.mesh;
    return true;
  };

  return () => {
    const { u, y, z, nu } = point;
    const back = spec.length - u;
    if (back < 0.7 && nu > -0.3 && paintLamp()) return true;
    if (back > 0.5 || nu < 0.25) return false;
    const across = Math.abs(y);
    if (paintPlate(y, z - plateZ, 1)) return true;
    if (era === 'classic') return false;
    sink(roundedBox(y, z - plateZ, 0.33, 0.085, 0.03), z - plateZ);
    if (era === 'modern' && paintBumper(across, z)) return true;
    if (across < halfWidth * 0.86 && paintShutLine(z - gateZ, 0, 0, 1)) return true;
    const inward = widthLower(u, z) - across;
    if (z > gateZ && paintShutLine(inward - 0.1, 0, -Math.sign(y), 0)) return true;
    if (era === 'modern' && roundedBox(across - halfWidth * 0.8, z - spec.sill - 0.27, 0.07, 0.014, 0.01) < 0) {
      sample.material = materials.tail;
      return true;
    }
    if (style.look === 'pickup' && roundedBox(y, z - spec.tailZ - 0.1, 0.12, 0.025, 0.02) < 0) {
      sample.material = materials.gloss;
      return true;
    }
    return false;
  };
}

/** The niche around the plate: its upper edge shades it, its lower edge catches light. */
function sink(distance: number, up: number): void {
  if (distance > 0.012) return;
  if (distance > -0.012) sample.tiltZ += (up > 0 ? -0.5 : 0.5) * (1 - Math.abs(distance) / 0.012);
  else if (up > 0) sample.occlusion = Math.min(sample.occlusion, 0.7 + clamp(-distance / 0.06) * 0.3);
}

function plateHeight({ spec, boxy, era }: Shape, { look }: CarStyle): number {
  if (era === 'classic') return spec.sill + 0.36;
  if (era === 'youngtimer') return spec.tailZ - 0.02;
  if (look === 'pickup') return spec.sill + 0.22;
  if (boxy) return spec.tailZ - 0.12;
  return spec.tailLamps === 'vertical' ? spec.tailZ - 0.08 : spec.tailZ - 0.17;
}

/** Where a point lies on a lamp: distance to its edge, along it, and up as a share of half its height. */
const place = { distance: 9, x: 0, up: 0 };

function tailLampPainter({ spec, halfWidth, boxy, era }: Shape, style: CarStyle): () => boolean {
  const pickup = style.look === 'pickup';
  const classic = era === 'classic';
  const upright = {
    halfHeight: boxy ? 0.2 : classic ? 0.06 : 0.15,
    halfWidth: classic ? 0.055 : boxy || pickup ? 0.085 : 0.11,
    at: halfWidth * (classic ? 0.74 : 0.9) + (boxy ? 0.04 : pickup ? 0.03 : 0.07),
  };
  const from = style.tail === 'bar' ? 0 : halfWidth * 0.46;
  const to = halfWidth + (era === 'youngtimer' ? 0.04 : 0.34);
  const lying = style.tail === 'bar' ? 0.05 : era === 'youngtimer' ? 0.075 : 0.062;

  const locate = (u: number, y: number, z: number) => {
    const wrapped = Math.abs(y) + 0.8 * (spec.length - u);
    if (style.tail === 'vertical') {
      place.x = wrapped - upright.at;
      place.up = (z - spec.tailZ) / upright.halfHeight;
      place.distance = roundedBox(place.x, z - spec.tailZ, upright.halfWidth, upright.halfHeight, 0.03);
      return;
    }
    const halfHeight = lying * (0.75 + 0.4 * clamp((wrapped - 0.3) / 0.7));
    place.x = wrapped - (from + to) / 2;
    place.up = (z - spec.tailZ - clamp(wrapped - 0.5, 0, 1) * 0.02) / halfHeight;
    place.distance = roundedBox(place.x, place.up * halfHeight, (to - from) / 2, halfHeight, 0.025);
  };

  return () => {
    locate(point.u, point.y, point.z);
    const edge = place.distance;
    if (edge > 0) {
      if (edge < 0.006) sample.material = materials.gap;
      return edge < 0.006;
    }
    sample.material = materials.tail;
    sample.covered = true;
    if (edge > -0.007) {
      sample.occlusion = 0.35;
      return true;
    }
    lookBehind(0.02);
    locate(behind.u, behind.y, behind.z);
    sample.material = lampSection(style.tail, edge);
    // Fine ribs behind the cover.
    if (sample.material === materials.tail) sample.occlusion = 0.85 + 0.3 * Math.cos(place.x * 400);
    return true;
  };
}

function lampSection(tail: CarStyle['tail'], edge: number): number {
  const { x, up } = place;
  switch (tail) {
    case 'bar':
      return Math.abs(up) < 0.34 ? materials.tailLit : materials.tail;
    case 'hook':
      if (edge > -0.026) return materials.tailLit;
      return Math.abs(up) < 0.35 && x < -0.06 && x > -0.2 ? materials.reversing : materials.tail;
    case 'blocks':
      if (up > 0.05) return materials.tailLit;
      if (up < -0.12 && x < -0.08 && x > -0.24) return materials.reversing;
      return up < -0.12 && x > 0.12 ? materials.amber : materials.tail;
    default:
      if (Math.abs(up) < 0.18) return materials.amber;
      if (up < -0.62) return materials.reversing;
      return up > 0.3 ? materials.tailLit : materials.tail;
  }
}
