import type { Shape } from '../car/shape.ts';
import type { CarStyle } from '../car/style.ts';
import { clamp, fraction, length2, roundedBox } from '../scalar.ts';
import { behind, lookBehind, materials, point, sample } from './sample.ts';

/** Where a point lies on a lamp: distance to its edge, and its place relative to the middle. */
const place = { distance: 0, x: 0, up: 0, halfHeight: 0 };

/** A lamp under a clear cover: a strip of daylight in front, two projectors further in, then the dark housing. */
export function headlampPainter({ spec, halfWidth, era }: Shape, style: CarStyle): () => boolean {
  const { lamp } = style.face;
  const inner = lamp.inner * halfWidth;
  const fullHeight = lamp.halfHeight * (spec.lampZ - spec.sill);
  const square = era === 'youngtimer';

  /** The coordinate runs across the face, then back along the wing. */
  const locate = (u: number, y: number, z: number): boolean => {
    const share = (Math.abs(y) + 0.8 * u - inner) / lamp.reach;
    if (share < -0.06 || share > 1.06) return false;
    const grown = square ? 1 : lamp.innerHeight + (1 - lamp.innerHeight) * clamp(share * 1.6);
    place.halfHeight = fullHeight * grown * (share > 0.75 && !square ? 1 - (share - 0.75) * 1.4 : 1);
    place.x = (share - 0.5) * lamp.reach;
    place.up = z - spec.lampZ - 0.005 - (share - 0.4) * lamp.rise;
    place.distance = roundedBox(place.x, place.up, lamp.reach / 2, place.halfHeight, square ? 0.012 : 0.025);
    return true;
  };

  return () => {
    if (!locate(point.u, point.y, point.z) || place.distance > 0.012) return false;
    const edge = place.distance;
    if (edge > 0) {
      if (edge < 0.005) sample.material = materials.gap;
      return edge < 0.005;
    }
    sample.covered = true;
    sample.material = materials.lens;
    if (edge > -0.006) {
      sample.occlusion = 0.5;
      return true;
    }
    lookBehind(0.008);
    if (locate(behind.u, behind.y, behind.z) && place.distance < -0.004 && isDaylight(style.signature, square)) {
      sample.material = materials.daylight;
      return true;
    }
    lookBehind(0.03);
    if (!locate(behind.u, behind.y, behind.z) || place.distance > 0) {
      sample.occlusion = 0.6;
      return true;
    }
    paintHousing(square);
    return true;
  };
}

const line = (value: number, halfWidth: number) => Math.abs(value) < halfWidth;

function isDaylight(signature: CarStyle['signature'], square: boolean): boolean {
  const { x, up, halfHeight } = place;
  if (square) return false;
  switch (signature) {
    case 'blade':
      return line(up + halfHeight * 0.68, 0.0095);
    case 'tick':
      return (line(up + halfHeight * 0.68, 0.0095) && x < 0.12) || line(x - 0.12 - (up / halfHeight) * 0.03, 0.01);
    case 'dots':
      return line(up - halfHeight * 0.66, 0.0085) && fraction(x * 26) < 0.7;
    case 'double':
      return line(up + halfHeight * 0.7, 0.0085) || line(up - halfHeight * 0.68, 0.0075);
    default:
      return projectorsAt.some((centre) => line(length2(x - centre, up) - halfHeight * 0.76, 0.007));
  }
}

const projectorsAt = [-0.13, 0.02] as const;

function paintHousing(square: boolean): void {
  const { x, up, halfHeight } = place;
  if (square) {
    // A big reflector behind ribbed glass, as lamps were in the eighties.
    sample.material = x > 0.1 ? materials.amber : materials.reflector;
    sample.tiltY = Math.cos(x * 320) * 0.25;
    sample.tiltZ = (up / halfHeight) * 0.5;
    return;
  }
  for (const centre of projectorsAt) {
    const radius = Math.min(halfHeight * 0.6, 0.046);
    const off = length2(x - centre, up) / radius;
    if (off >= 1) continue;
    sample.material = off > 0.76 ? materials.reflector : materials.projector;
    sample.a = ((x - centre) / radius) * Math.sign(point.y);
    sample.b = up / radius;
    return;
  }
  // Steps of the housing catch a little light.
  sample.occlusion = 0.75 + 0.5 * fraction(x * 9 + up * 4) * clamp(0.5 + up / halfHeight);
}
