import { toLinear } from '../paint.ts';
import { cellNoise, softNoise } from '../random.ts';
import { clamp, fraction, mix, smooth, type Vector } from '../scalar.ts';

export type GroundKind = 'asphalt' | 'cobbles' | 'gravel' | 'tiles' | 'concrete' | 'snow' | 'polished';

/** The ground as a scene describes it; colours as on screen. */
export interface GroundSpec {
  kind: GroundKind;
  near: string;
  far: string;
  /** Marked parking bays, the car standing in one. */
  bays?: boolean;
  /** What begins some metres behind the car: a kerb, then pavement, grass or water. */
  beyond?: { fromM: number; colour: string; kerb?: string };
  /** What the ground fades to at the horizon. */
  haze: string;
}

/** Light of the ground asked for last. */
export const groundLight: Vector = [0, 0, 0];

/**
 * A ground whose texture lies in the car's own coordinates, so that it follows the perspective. Detail finer than a pixel
 * is left out, since it would only flicker.
 */
export function groundOf(spec: GroundSpec, carDistance: number, carLength: number) {
  const near = toLinear(spec.near);
  const far = toLinear(spec.far);
  const haze = toLinear(spec.haze);
  const beyond = spec.beyond && {
    from: carDistance + spec.beyond.fromM,
    colour: toLinear(spec.beyond.colour),
    kerb: spec.beyond.kerb ? toLinear(spec.beyond.kerb) : undefined,
  };
  const texture = textures[spec.kind];
  /** `depth` is the distance from the camera and `grain` the size of a pixel on the ground, in metres. */
  return (u: number, y: number, depth: number, grain: number): void => {
    const off = beyond ? depth - beyond.from : -1;
    const distance = smooth(4, 45, depth);
    let brightness = 1;
    if (off > 0 && beyond) {
      const [red, green, blue] = off < 0.32 && beyond.kerb ? beyond.kerb : beyond.colour;
      set(red, green, blue);
      brightness = 0.9 + 0.2 * softNoise(u * 3, y * 3) * fade(grain, 0.3);
    } else {
      set(mix(near[0], far[0], distance), mix(near[1], far[1], distance), mix(near[2], far[2], distance));
      brightness = texture(u, y, grain);
      if (spec.bays && isBayLine(u, y, carLength)) {
        const worn = 0.75 + 0.25 * softNoise(u * 14, y * 14);
        for (let channel = 0; channel < 3; channel++)
          groundLight[channel] = mix(groundLight[channel]!, 0.62, 0.8 * worn);
      }
    }
    const thick = smooth(25, 140, depth);
    for (let channel = 0; channel < 3; channel++) {
      groundLight[channel] = mix(groundLight[channel]! * brightness, haze[channel]!, thick);
    }
  };
}

function set(red: number, green: number, blue: number): void {
  groundLight[0] = red;
  groundLight[1] = green;
  groundLight[2] = blue;
}

/** How visible detail of a size is when a pixel covers `grain`. */
const fade = (grain: number, size: number) => clamp((size - grain) / size);

const isBayLine = (u: number, y: number, length: number) =>
  u > -0.75 && u < length + 0.5 && Math.abs(fraction((y + 1.35) / 2.7 + 0.5) - 0.5) * 2.7 < 0.055;

type Texture = (u: number, y: number, grain: number) => number;

const patches = (u: number, y: number) =>
  0.1 * (softNoise(u * 0.45, y * 0.45) - 0.5) + 0.06 * (softNoise(u * 1.7, y * 1.7) - 0.5);

/** Rectangular stones with joints, each stone of its own shade. */
function paving(
  u: number,
  y: number,
  grain: number,
  length: number,
  width: number,
  joint: number,
  contrast: number,
): number {
  const row = Math.floor(y / width);
  const along = u / length + (row % 2 === 0 ? 0.5 : 0) + 0.12 * cellNoise(row, 3);
  const fromEdge = Math.min(
    (0.5 - Math.abs(fraction(along) - 0.5)) * length,
    (0.5 - Math.abs(fraction(y / width) - 0.5)) * width,
  );
  const shade = (cellNoise(Math.floor(along), row) - 0.5) * contrast * fade(grain, length * 1.5);
  const dark = smooth(joint + grain * 0.5, joint * 0.4, fromEdge) * 0.4 * fade(grain, joint * 6);
  return 1 + shade - dark + patches(u, y);
}

const textures: Record<GroundKind, Texture> = {
  asphalt: (u, y, grain) =>
    1 +
    patches(u, y) +
    0.16 * (softNoise(u * 70, y * 70) - 0.5) * fade(grain, 0.03) +
    0.08 * (softNoise(u * 9, y * 9) - 0.5) * fade(grain, 0.15),
  gravel: (u, y, grain) =>
    1 +
    1.5 * patches(u, y) +
    0.3 * (softNoise(u * 38, y * 38) - 0.5) * fade(grain, 0.05) +
    0.12 * (softNoise(u * 6, y * 6) - 0.5) * fade(grain, 0.2),
  cobbles: (u, y, grain) => paving(u, y, grain, 0.17, 0.13, 0.012, 0.24),
  tiles: (u, y, grain) => paving(u, y, grain, 0.9, 0.9, 0.006, 0.05),
  concrete: (u, y, grain) =>
    paving(u, y, grain, 4.8, 3.6, 0.01, 0.06) + 0.08 * (softNoise(u * 30, y * 30) - 0.5) * fade(grain, 0.05),
  snow: (u, y, grain) => 1 + 0.7 * patches(u, y) + 0.07 * (softNoise(u * 12, y * 12) - 0.5) * fade(grain, 0.12),
  polished: (u, y) => 1 + 0.25 * patches(u, y),
};
