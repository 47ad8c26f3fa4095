import type { Paint } from '../paint.ts';

/** How a surface answers light; one object for all samples. */
export const finish = {
  red: 0,
  green: 0,
  blue: 0,
  /** Mirror reflection when looked at straight on. */
  reflectance: 0.04,
  /** 0 polished to 1 matt. */
  roughness: 0,
  /** Share of light that is scattered: 0 for bare metal. */
  scatter: 1,
  metal: 0,
  glow: 0,
  mirrorScale: 1,
  occlusion: 1,
  /** Added to the normal. */
  tiltU: 0,
  tiltY: 0,
  tiltZ: 0,
};

export interface Coat {
  paint: Paint;
  secondPaint: Paint;
  plate: { pixels: Uint8Array; width: number; height: number };
}

export function colour(red: number, green: number, blue: number): void {
  finish.red = red;
  finish.green = green;
  finish.blue = blue;
}

export function polish(reflectance: number, roughness: number, mirrorScale = 1): void {
  finish.reflectance = reflectance;
  finish.roughness = roughness;
  finish.mirrorScale = mirrorScale;
}

export function bareMetal(red: number, green: number, blue: number): void {
  colour(red, green, blue);
  finish.scatter = 0;
  polish(0.75, 0.04);
}
