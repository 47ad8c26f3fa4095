import type { Car } from '../car/build-car.ts';
import { parts } from '../mesh/mesh.ts';
import type { Light } from '../render/light.ts';
import { clamp, mix } from '../scalar.ts';

const cell = 0.04;
const margin = 4;

/** How much light the car takes from the ground (0 none, 1 all) at a point. */
export type GroundShadow = (u: number, y: number) => number;

/**
 * Projects the car's own points on the ground, straight down for the contact shadow and away from the sun for the cast
 * one, and blurs both; what is higher up casts a softer shadow. Points lie closer than a cell, so no triangles are needed.
 */
export function groundShadow(car: Car, light: Light): GroundShadow {
  const columns = Math.ceil((car.shape.spec.length + 2 * margin) / cell);
  const rows = Math.ceil((2 * margin + 2) / cell);
  const layer = () => new Float32Array(columns * rows);
  const contact = layer();
  const cover = layer();
  const low = layer();
  const high = layer();
  const mark = (target: Float32Array, u: number, y: number, value: number) => {
    const column = Math.floor((u + margin) / cell);
    const row = Math.floor((y + margin + 1) / cell);
    if (column < 0 || row < 0 || column >= columns || row >= rows) return;
    const at = row * columns + column;
    if (target[at]! < value) target[at] = value;
  };
  const shiftU = -light.sun[0] / light.sun[2];
  const shiftY = -light.sun[1] / light.sun[2];
  for (const mesh of car.meshes) {
    if (mesh.part === parts.seat || mesh.part === parts.liner) continue;
    for (let at = 0; at < mesh.positions.length; at += 3) {
      const u = mesh.positions[at]!;
      const y = mesh.positions[at + 1]!;
      const z = mesh.positions[at + 2]!;
      mark(contact, u, y, Math.exp(-z / 0.12));
      mark(cover, u, y, 1);
      if (!light.studio) mark(z < 0.5 ? low : high, u + shiftU * z, y + shiftY * z, 1);
    }
  }
  blur(contact, columns, rows, 0.07);
  blur(cover, columns, rows, 0.3);
  blur(low, columns, rows, 0.06);
  blur(high, columns, rows, 0.15);
  const cast = 0.62 * Math.min(1, light.sunPower * 1.1);
  return (u, y) => {
    const column = Math.floor((u + margin) / cell - 0.5);
    const row = Math.floor((y + margin + 1) / cell - 0.5);
    if (column < 0 || row < 0 || column >= columns - 1 || row >= rows - 1) return 0;
    const fx = (u + margin) / cell - 0.5 - column;
    const fy = (y + margin + 1) / cell - 0.5 - row;
    const read = (grid: Float32Array) => {
      const at = row * columns + column;
      return mix(mix(grid[at]!, grid[at + 1]!, fx), mix(grid[at + columns]!, grid[at + columns + 1]!, fx), fy);
    };
    const under = Math.min(1, read(cover) * 1.15);
    const ambient = 0.82 * under ** 1.5 + 0.1 * under;
    const touching = Math.min(0.95, read(contact) * 1.5);
    const sunless = clamp(Math.max(read(low), read(high)) * 1.25);
    return 1 - (1 - Math.max(ambient, touching)) * (1 - cast * sunless);
  };
}

/** Three box blurs are close to a Gaussian one. */
function blur(grid: Float32Array, columns: number, rows: number, radiusM: number): void {
  const radius = Math.max(1, Math.round(radiusM / cell));
  for (let round = 0; round < 3; round++) {
    for (let row = 0; row < rows; row++) blurLine(grid, row * columns, 1, columns, radius);
    for (let column = 0; column < columns; column++) blurLine(grid, column, columns, rows, radius);
  }
}

const line = new Float32Array(4_096);

function blurLine(grid: Float32Array, start: number, step: number, count: number, radius: number): void {
  for (let index = 0; index < count; index++) line[index] = grid[start + index * step]!;
  let sum = 0;
  for (let index = 0; index < Math.min(count, radius); index++) sum += line[index]!;
  for (let index = 0; index < count; index++) {
    if (index + radius < count) sum += line[index + radius]!;
    if (index > radius) sum -= line[index - radius - 1]!;
    grid[start + index * step] = sum / (2 * radius + 1);
  }
}
