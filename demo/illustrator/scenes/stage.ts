import { mixHex, toLinear } from '../paint.ts';
import type { GroundSpec } from '../picture/ground.ts';
import { type Random, seededRandom } from '../random.ts';
import type { Light } from '../render/light.ts';
import { length2, mix, type Vector } from '../scalar.ts';

export const times = ['morning', 'day', 'evening', 'overcast'] as const;
export type TimeOfDay = (typeof times)[number];

/** Size of a scene's drawing; pictures of any size are scaled from it. */
export const stageWidth = 1600;
export const stageHeight = 1067;

interface Palette {
  top: string;
  low: string;
  sun: string;
  sunPower: number;
  /** Height of the sun over the horizon, as a slope. */
  sunSlope: number;
  haze: string;
}

const palettes: Record<TimeOfDay, Palette> = {
  morning: { top: '#86aed6', low: '#f3e7da', sun: '#ffe3c2', sunPower: 0.78, sunSlope: 0.5, haze: '#e6e4e2' },
  day: { top: '#5b9ad6', low: '#dcebf5', sun: '#fff6e8', sunPower: 0.95, sunSlope: 0.9, haze: '#d6e4ed' },
  evening: { top: '#6a80ad', low: '#f2dccb', sun: '#ffe9d6', sunPower: 0.72, sunSlope: 0.42, haze: '#e2cfc2' },
  overcast: { top: '#b9c4ce', low: '#e6eaed', sun: '#ffffff', sunPower: 0.3, sunSlope: 1.4, haze: '#dfe4e8' },
};

/** What a motif returns: the drawing behind the ground's far edge, the ground itself and the light on the car. */
export interface Scene {
  svg: string;
  ground: GroundSpec;
  light: Light;
  /** How far out of focus the drawing is, in its own pixels. */
  blur: number;
}

export type Motif = (stage: Stage) => Scene;

export interface StageView {
  /** Height of the horizon in the drawing. */
  horizon: number;
  /** Drawing's pixels per unit of slope. */
  focal: number;
  cameraZ: number;
  carDistance: number;
  azimuth: number;
}

/** Where a motif is drawn: knows the camera, so that a house at 30 metres is as large as one. */
export class Stage {
  readonly random: Random;
  readonly time: TimeOfDay;
  readonly palette: Palette;
  readonly horizon: number;
  readonly #view: StageView;
  #ids = 0;

  constructor(seed: number, time: TimeOfDay, view: StageView) {
    this.random = seededRandom(seed * 7 + 3);
    this.time = time;
    this.palette = palettes[time];
    this.horizon = Math.round(view.horizon);
    this.#view = view;
  }

  /** Where something that stands on the ground some metres behind the car touches it. */
  baseline(behindCarM: number): number {
    const { focal, cameraZ, carDistance } = this.#view;
    return this.horizon + (focal * cameraZ) / (carDistance + behindCarM);
  }

  /** Pixels per metre some metres behind the car. */
  scale(behindCarM: number): number {
    return this.#view.focal / (this.#view.carDistance + behindCarM);
  }

  between(from: number, to: number): number {
    return from + (to - from) * this.random();
  }

  /** A colour as it looks through some air: 0 at hand, 1 at the horizon. */
  through(colour: string, air: number): string {
    return mixHex(colour, this.palette.haze, air);
  }

  /** A vertical gradient; returns the definition and the fill that uses it. */
  gradient(...stops: [number, string, number?][]): { definition: string; fill: string } {
    const id = `g${++this.#ids}`;
    const parts = stops.map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    );
    const definition = `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${parts.join('')}</linearGradient></defs>`;
    return { definition, fill: `url(#${id})` };
  }

  /** Softens what is inside by some pixels. */
  soften(pixels: number, content: string): string {
    const id = `f${++this.#ids}`;
    const filter = `<filter id="${id}" x="-20%" y="-40%" width="140%" height="180%"><feGaussianBlur stdDeviation="${pixels}"/></filter>`;
    return `<defs>${filter}</defs><g filter="url(#${id})">${content}</g>`;
  }

  sky(): string {
    const { definition, fill } = this.gradient([0, this.palette.top], [1, this.palette.low]);
    return `${definition}<rect width="${stageWidth}" height="${this.horizon + 6}" fill="${fill}"/>`;
  }

  /** Light of an open place; `ground` and `surroundings` are colours as on screen. */
  daylight(ground: { near: string; far: string }, surroundings: { colour: string; height: number }): Light {
    const { top, low, sun, sunPower, sunSlope } = this.palette;
    // The sun stands behind the camera, to its left.
    const angle = ((this.#view.azimuth + 38) * Math.PI) / 180;
    const length = length2(1, sunSlope);
    return {
      zenith: towardsGrey(toLinear(top), 0.35),
      // Warm light at the horizon turns dark paint brown when it is mirrored as it is.
      horizon: towardsGrey(toLinear(low), 0.75),
      groundNear: dimmed(toLinear(ground.near), 0.55),
      groundFar: dimmed(toLinear(ground.far), 0.8),
      band: surroundings.height,
      bandColour: dimmed(toLinear(surroundings.colour), 0.6),
      sun: [-Math.cos(angle) / length, -Math.sin(angle) / length, sunSlope / length],
      sunColour: towardsGrey(toLinear(sun), 0.4),
      sunPower,
      studio: false,
      mirror: 0,
      exposure: this.time === 'overcast' ? 1.12 : 1,
    };
  }
}

/** Surroundings tint the paint only gently. */
const dimmed = (light: Vector, power: number): Vector =>
  towardsGrey(light, 0.55).map((value) => value * power) as Vector;

/** Takes colour out of light and leaves its brightness. */
export function towardsGrey(light: Vector, share: number): Vector {
  const grey = 0.3 * light[0] + 0.59 * light[1] + 0.11 * light[2];
  return [mix(light[0], grey, share), mix(light[1], grey, share), mix(light[2], grey, share)];
}
