/** Scalar maths of the drawing: everything here is pure and works on plain numbers, since it runs once per sample. */
export type Vector = [number, number, number];

export const clamp = (value: number, low = 0, high = 1) => Math.min(Math.max(value, low), high);

export const mix = (from: number, to: number, share: number) => from + (to - from) * share;

/** 0 before `from`, 1 after `to` (which may lie before `from`), smooth between. */
export const smooth = (from: number, to: number, value: number) => {
  const share = clamp((value - from) / (to - from));
  return share * share * (3 - 2 * share);
};

/** The part after the point, also of negative numbers: repeats a pattern. */
export const fraction = (value: number) => value - Math.floor(value);

/** Maximum with a rounded edge of size `round` where the two meet. */
export const smoothMax = (a: number, b: number, round: number) => {
  const overlap = Math.max(round - Math.abs(a - b), 0);
  return Math.max(a, b) + (overlap * overlap) / (4 * round);
};

export const smoothMin = (a: number, b: number, round: number) => -smoothMax(-a, -b, round);

/** Signed distance to a rounded rectangle about the origin; negative inside. */
export const roundedBox = (x: number, y: number, halfWidth: number, halfHeight: number, radius: number) => {
  const dx = Math.abs(x) - halfWidth + radius;
  const dy = Math.abs(y) - halfHeight + radius;
  return length2(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - radius;
};

/** Lengths of vectors; Math.hypot guards against overflow and takes ten times as long. */
export const length2 = (x: number, y: number) => Math.sqrt(x * x + y * y);
export const length3 = (x: number, y: number, z: number) => Math.sqrt(x * x + y * y + z * z);

/** A bell around zero. */
export const bell = (value: number) => Math.exp(-value * value);
