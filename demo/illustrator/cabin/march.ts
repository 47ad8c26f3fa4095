import type { Vector } from '../scalar.ts';
import { length2, length3 } from '../scalar.ts';
import { type Eye, type MarchScene, type Ray, Tracer } from './tracer.ts';

/** Rays through a block of pixels begin where none of them can have met anything yet. */
const blockSize = 8;

/** Ray-marches a cabin to linear light. Pixels that differ from a neighbour are sampled four times more. */
export function marchPicture(scene: MarchScene, width: number, height: number): Float32Array {
  const ray = rayThrough(scene.eye, width, height);
  const tracer = new Tracer(scene);
  const picture = new Float32Array(width * height * 3);
  const light: Vector = [0, 0, 0];
  const starts = new Float32Array(Math.ceil(width / blockSize) * Math.ceil(height / blockSize));
  const blocksAcross = Math.ceil(width / blockSize);
  for (let at = 0; at < starts.length; at++) {
    const column = ((at % blocksAcross) + 0.5) * blockSize;
    const row = (Math.floor(at / blocksAcross) + 0.5) * blockSize;
    starts[at] = tracer.clearance(ray, column, row, (blockSize * 0.75 * scene.eye.spread) / width);
  }
  const startAt = (column: number, row: number) =>
    starts[Math.floor(row / blockSize) * blocksAcross + Math.floor(column / blockSize)]!;
  const trace = (column: number, row: number) =>
    tracer.trace(ray, column, row, width, height, startAt(column, row), light);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      trace(column + 0.5, row + 0.5);
      picture.set(light, (row * width + column) * 3);
    }
  }
  const rough = edgesOf(picture, width, height);
  for (const at of rough) {
    const column = at % width;
    const row = Math.floor(at / width);
    const sum = [0, 0, 0];
    for (const [dx, dy] of offsets) {
      trace(column + dx, row + dy);
      for (let channel = 0; channel < 3; channel++) sum[channel]! += Math.min(light[channel]!, 1.5) / offsets.length;
    }
    picture.set(sum, at * 3);
  }
  return picture;
}

const offsets = [
  [0.375, 0.125],
  [0.875, 0.375],
  [0.125, 0.625],
  [0.625, 0.875],
] as const;

/** Pixels whose brightness differs visibly from a neighbour's. */
function edgesOf(picture: Float32Array, width: number, height: number): number[] {
  const shown = (at: number) => Math.cbrt(picture[at * 3]! + picture[at * 3 + 1]! + picture[at * 3 + 2]!);
  const edges: number[] = [];
  for (let row = 1; row < height - 1; row++) {
    for (let column = 1; column < width - 1; column++) {
      const at = row * width + column;
      const here = shown(at);
      const differs = (other: number) => Math.abs(shown(other) - here) > 0.06;
      if (differs(at - 1) || differs(at + 1) || differs(at - width) || differs(at + width)) edges.push(at);
    }
  }
  return edges;
}

function rayThrough({ at, towards, spread }: Eye, width: number, height: number): Ray {
  const fx = towards[0] - at[0];
  const fy = towards[1] - at[1];
  const fz = towards[2] - at[2];
  const length = length3(fx, fy, fz);
  const [dx, dy, dz] = [fx / length, fy / length, fz / length];
  const flat = length2(dx, dy);
  const right: Vector = [dy / flat, -dx / flat, 0];
  const up: Vector = [-(dx * dz) / flat, -(dy * dz) / flat, flat];
  return (column, row, out) => {
    const x = (column / width - 0.5) * spread;
    const y = ((height / 2 - row) / width) * spread;
    out[0] = dx + right[0] * x + up[0] * y;
    out[1] = dy + right[1] * x + up[1] * y;
    out[2] = dz + up[2] * y;
    const size = length3(out[0], out[1], out[2]);
    out[0] /= size;
    out[1] /= size;
    out[2] /= size;
  };
}
