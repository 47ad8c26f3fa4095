import type { Shape } from '../car/shape.ts';
import type { CarStyle } from '../car/style.ts';
import { clamp, roundedBox } from '../scalar.ts';
import { headlampPainter } from './headlamp.ts';
import { paintPlate } from './number-plate.ts';
import { paintOpening, placeOpenings } from './openings.ts';
import { materials, paintShutLine, point, sample } from './sample.ts';

/** Paints the front: lamps, plate, grille and intakes, the edge of the bonnet. True when the point is no longer plain paint. */
export function frontPainter(shape: Shape, style: CarStyle): () => boolean {
  const { spec, halfWidth, era } = shape;
  const openings = placeOpenings(style.face.openings, shape);
  const trim = { bright: style.brightTrim, rows: style.grilleRows };
  const paintLamp = headlampPainter(shape, style);
  const plateZ = spec.sill + style.face.plateUp * (spec.lampZ - spec.sill);
  const bonnetEdgeZ = spec.lampZ + 0.085;
  const skidPlate = spec.cladding > 0.9;

  return () => {
    const { u, y, z, nu } = point;
    if (era !== 'classic' && u < 0.75 && nu < 0.5 && paintLamp()) return true;
    if (u > 0.55 || nu > -0.25) return false;
    if (paintPlate(y, z - plateZ, -1)) return true;
    if (skidPlate && roundedBox(y, z - spec.sill - 0.035, 0.4, 0.03, 0.02) < 0) {
      sample.material = materials.satin;
      return true;
    }
    for (const opening of openings) if (paintOpening(opening, trim)) return true;
    if (era !== 'modern') return false;
    tiltAtBumperCrease(z - (spec.sill + 0.335 - 0.05 * (y / halfWidth) ** 2));
    const toBonnet = z - bonnetEdgeZ - 0.02 * (y / halfWidth) ** 2;
    return Math.abs(y) < halfWidth * 0.8 && paintShutLine(toBonnet, 0, 0, 1);
  };
}

function tiltAtBumperCrease(distance: number): void {
  const c = distance / 0.03;
  if (Math.abs(c) > 3) return;
  const facing = clamp((-point.nu - 0.3) * 3);
  sample.tiltZ += facing * (c > 0 ? 0.22 * Math.exp(-c * c * 0.35) : -0.16 * Math.exp(-c * c * 0.6));
}
