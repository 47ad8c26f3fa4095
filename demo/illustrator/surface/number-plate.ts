import { clamp, roundedBox } from '../scalar.ts';
import { materials, sample } from './sample.ts';

const halfWidth = 0.26;
const halfHeight = 0.056;

/** Paints the plate or its holder at a place relative to its middle; `reading` is the direction in which the text runs. */
export function paintPlate(y: number, up: number, reading: 1 | -1): boolean {
  const distance = roundedBox(y, up, halfWidth, halfHeight, 0.006);
  if (distance > 0.009) {
    // A soft shadow below the holder.
    if (up < 0 && distance < 0.03) sample.occlusion = Math.min(sample.occlusion, 0.6 + (distance / 0.03) * 0.4);
    return false;
  }
  sample.material = distance > 0 ? materials.plastic : materials.plate;
  sample.a = clamp((reading * y) / (2 * halfWidth) + 0.5, 0, 0.9999);
  sample.b = clamp(up / (2 * halfHeight) + 0.5, 0, 0.9999);
  return true;
}
