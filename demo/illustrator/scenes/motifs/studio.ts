import { mixHex, toLinear } from '../../paint.ts';
import { pick } from '../../random.ts';
import type { Vector } from '../../scalar.ts';
import { type Motif, type Stage, stageHeight, stageWidth, towardsGrey } from '../stage.ts';

const tints = [
  '#dfe2e5',
  '#e6e2dc',
  '#cfd6db',
  '#d6d2ca',
  '#c8cfc9',
  '#cfc9cf',
  '#3c4249',
  '#2f3b46',
  '#454039',
] as const;

/** A photographer's studio: wall and floor run into each other, one soft light behind the car. */
export const studio: Motif = (stage) => {
  const tint = pick(stage.random, tints);
  const edge = stage.baseline(9);
  const glow = `<defs><radialGradient id="glow" cx=".5" cy=".62" r=".62"><stop offset="0" stop-color="${mixHex(tint, '#ffffff', 0.55)}"/><stop offset="1" stop-color="${mixHex(tint, '#0c0f13', 0.25)}"/></radialGradient><linearGradient id="run" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff"/><stop offset=".6" stop-color="#fff"/><stop offset="1" stop-color="#000"/></linearGradient><mask id="fade"><rect width="${stageWidth}" height="${edge + 60}" fill="url(#run)"/></mask></defs>`;
  return {
    svg: `${glow}<g mask="url(#fade)"><rect width="${stageWidth}" height="${stageHeight}" fill="url(#glow)"/></g>`,
    ground: {
      kind: 'polished',
      near: mixHex(tint, '#14171b', 0.25),
      far: mixHex(tint, '#ffffff', 0.18),
      haze: mixHex(tint, '#ffffff', 0.2),
    },
    light: studioLight(stage, tint),
    blur: 1,
  };
};

const isDark = (tint: string) => toLinear(tint)[1] < 0.2;

/** Even light from lamps overhead; a dark studio needs stronger ones. */
export function studioLight(stage: Stage, tint: string) {
  // A tinted wall must not tint black paint.
  const wall = towardsGrey(toLinear(tint), 0.75);
  const dark = isDark(tint);
  const dimmed = (power: number): Vector => [wall[0] * power, wall[1] * power, wall[2] * power];
  return {
    ...stage.daylight({ near: tint, far: tint }, { colour: tint, height: dark ? 0 : 0.05 }),
    zenith: dimmed(dark ? 2.6 : 0.36),
    horizon: dimmed(dark ? 5 : 0.7),
    groundFar: dimmed(0.5),
    groundNear: dimmed(0.24),
    bandColour: dimmed(0.25),
    sunPower: dark ? 1.5 : 1.1,
    studio: true,
    mirror: dark ? 0.2 : 0.14,
    exposure: dark ? 1.6 : 1.14,
  };
}
