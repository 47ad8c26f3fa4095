import { mix, type Vector } from './scalar.ts';

/** A car's paint: colour as on screen and in linear light, and how metallic the base coat looks (0 to 1). */
export interface Paint {
  hex: string;
  metal: number;
  light: Vector;
}

const channels = (hex: string): Vector => {
  const bits = Number.parseInt(hex.slice(1), 16);
  return [bits >> 16, (bits >> 8) & 255, bits & 255];
};

/** From a colour on screen to linear light, in which light adds up. */
export const toLinear = (hex: string): Vector =>
  channels(hex).map((byte) => {
    const value = byte / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as Vector;

/** From linear light to a colour on screen. */
export const toHex = (light: Vector): string =>
  `#${light
    .map((value) =>
      Math.round(255 * Math.min(1, value ** (1 / 2.2)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

export const mixHex = (from: string, to: string, share: number): string => {
  const a = channels(from);
  const b = channels(to);
  return `#${a
    .map((value, index) =>
      Math.round(mix(value, b[index] ?? 0, share))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
};

const paint = (hex: string, metal: number): Paint => ({ hex, metal, light: toLinear(hex) });

export const paints = {
  white: paint('#e9eaec', 0),
  pearl: paint('#d9dadb', 0.35),
  silver: paint('#b4b9bf', 1),
  grey: paint('#6d7278', 0.8),
  slate: paint('#8d959c', 0.15),
  anthracite: paint('#34383d', 0.7),
  black: paint('#0b0c0e', 0.3),
  blue: paint('#1d4f96', 0.7),
  navy: paint('#142444', 0.6),
  sky: paint('#5f8fb8', 0.3),
  red: paint('#b3141b', 0.25),
  bordeaux: paint('#561020', 0.6),
  green: paint('#1d4a36', 0.6),
  sage: paint('#8b9a86', 0.2),
  brown: paint('#4a3223', 0.65),
  beige: paint('#c9b898', 0.5),
  orange: paint('#d2601a', 0.5),
  yellow: paint('#e5b321', 0),
  gold: paint('#a98a4d', 0.85),
  violet: paint('#43275f', 0.6),
  turquoise: paint('#2c8a8c', 0.45),
} as const satisfies Record<string, Paint>;

export type PaintName = keyof typeof paints;
export const paintNames = Object.keys(paints) as PaintName[];
