import type { Opening } from '../car/faces.ts';
import type { Shape } from '../car/shape.ts';
import { clamp, fraction, length2, roundedBox } from '../scalar.ts';
import { behind, lookBehind, materials, point, sample } from './sample.ts';

/** An opening of a face in metres. */
export interface PlacedOpening extends Opening {
  z: number;
}

export function placeOpenings(openings: readonly Opening[], { spec, halfWidth }: Shape): PlacedOpening[] {
  const span = spec.lampZ - spec.sill;
  return openings.map((opening) => ({
    ...opening,
    across: opening.across * halfWidth,
    z: spec.sill + opening.up * span,
    halfWidth: opening.halfWidth * halfWidth,
    halfHeight: opening.halfHeight * span,
  }));
}

function distanceTo(opening: PlacedOpening, y: number, z: number): number {
  const up = z - opening.z;
  const sideways = Math.abs(y) - opening.across;
  return opening.across > 0
    ? roundedBox(sideways - opening.slant * up, up, opening.halfWidth, opening.halfHeight, opening.radius)
    : roundedBox(sideways, up, opening.halfWidth + opening.slant * up, opening.halfHeight, opening.radius);
}

export interface OpeningTrim {
  bright: boolean;
  rows: number;
}

/** Paints an opening if the point lies in it or on its edge; the rounded lip around it only tilts the normal. */
export function paintOpening(opening: PlacedOpening, trim: OpeningTrim): boolean {
  const { y, z } = point;
  const distance = distanceTo(opening, y, z);
  if (distance > 0.022) return false;
  if (distance > 0) {
    if (distance < 0.0035) {
      sample.material = materials.gap;
      return true;
    }
    tiltTowards(opening, 0.75 * (1 - distance / 0.022));
    return false;
  }
  const frame = opening.frame === 'none' ? 0 : opening.frameWidth;
  if (distance > -frame) {
    sample.material = opening.frame === 'bright' && trim.bright ? materials.chrome : materials.gloss;
    tiltTowards(opening, ((-distance / frame) * 2 - 1) * 1.1);
    return true;
  }
  paintInside(opening, trim, distance + frame, frame);
  return true;
}

function tiltTowards(opening: PlacedOpening, amount: number): void {
  const { y, z } = point;
  const step = 0.004;
  sample.tiltY -= ((distanceTo(opening, y + step, z) - distanceTo(opening, y - step, z)) / (2 * step)) * amount;
  sample.tiltZ -= ((distanceTo(opening, y, z + step) - distanceTo(opening, y, z - step)) / (2 * step)) * amount;
}

/** First the bars or the mesh, a third of the depth behind the surface; between them the back; at the rim the wall. */
function paintInside(opening: PlacedOpening, trim: OpeningTrim, surfaceDistance: number, frame: number): void {
  lookBehind(opening.depth * 0.35);
  const nearDistance = distanceTo(opening, behind.y, behind.z) + frame;
  if (nearDistance < 0 && paintFill(opening, trim)) {
    sample.occlusion = 0.45 + 0.55 * clamp(-nearDistance / 0.03);
    return;
  }
  lookBehind(opening.depth);
  const backDistance = distanceTo(opening, behind.y, behind.z) + frame;
  if (backDistance < 0) {
    sample.material = opening.fill === 'light' ? materials.daylight : materials.mesh;
    sample.occlusion = 0.25 + 0.4 * clamp(-backDistance / 0.05);
    return;
  }
  sample.material = materials.plastic;
  sample.occlusion = 1 - 0.75 * clamp(-surfaceDistance / (backDistance - surfaceDistance));
}

function paintFill(opening: PlacedOpening, trim: OpeningTrim): boolean {
  const { y, z } = behind;
  const strip = trim.bright ? materials.chrome : materials.gloss;
  switch (opening.fill) {
    case 'bars': {
      const offset = fraction(Math.abs(y) * 24) - 0.5;
      if (Math.abs(offset) > 0.24) return false;
      sample.material = strip;
      sample.tiltY = offset * 3.4 * Math.sign(y);
      return true;
    }
    case 'slats': {
      const rows = opening.halfHeight > 0.04 ? trim.rows : 2;
      const offset = fraction(((z - opening.z) / (opening.halfHeight * 2) + 0.5) * rows) - 0.5;
      if (Math.abs(offset) > 0.2) return false;
      sample.material = strip;
      sample.tiltZ = offset * 4;
      return true;
    }
    case 'honeycomb': {
      const row = Math.floor(z * 30);
      const inRow = fraction(z * 30) - 0.5;
      const inColumn = fraction(y * 22 + (row % 2 === 0 ? 0.5 : 0)) - 0.5;
      if (Math.abs(inRow) < 0.34 && Math.abs(inColumn) < 0.36) return false;
      sample.material = materials.gloss;
      sample.tiltZ = inRow * 1.2;
      return true;
    }
    case 'fog': {
      const x = Math.abs(y) - opening.across;
      const radius = length2(x, z - opening.z) / Math.min(0.034, opening.halfHeight * 0.6);
      sample.material = radius > 1 ? materials.gloss : radius > 0.72 ? materials.reflector : materials.projector;
      sample.a = radius < 1 ? x / 0.034 : 0;
      sample.b = radius < 1 ? (z - opening.z) / 0.034 : 0;
      return true;
    }
    default:
      return false;
  }
}
