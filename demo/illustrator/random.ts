export type Random = () => number;

/** Repeatable random numbers in [0, 1): the same seed gives the same car on every machine. */
export function seededRandom(seed: number): Random {
  let state = (seed * 2_654_435_761) >>> 0 || 1;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

/** A fixed random number for a cell of a grid: the grain of asphalt, the shade of a cobble. */
export function cellNoise(column: number, row: number): number {
  let bits = Math.imul(column | 0, 0x27d4eb2d) ^ Math.imul(row | 0, 0x165667b1);
  bits = Math.imul(bits ^ (bits >>> 15), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return ((bits ^ (bits >>> 16)) >>> 0) / 4_294_967_296;
}

/** Soft noise in [0, 1] with features one unit wide. */
export function softNoise(x: number, y: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const fx = x - column;
  const fy = y - row;
  const sx = fx * fx * (3 - 2 * fx);
  const sy = fy * fy * (3 - 2 * fy);
  const top = cellNoise(column, row) * (1 - sx) + cellNoise(column + 1, row) * sx;
  const bottom = cellNoise(column, row + 1) * (1 - sx) + cellNoise(column + 1, row + 1) * sx;
  return top * (1 - sy) + bottom * sy;
}
