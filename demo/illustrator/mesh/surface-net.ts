import { clamp, length3 } from '../scalar.ts';
import { type Mesh, parts } from './mesh.ts';

export type Field = (u: number, y: number, z: number) => number;

interface Extent {
  length: number;
  width: number;
  height: number;
}

/** Meshes a body that is symmetric about y = 0 (naive surface nets on the left half, then mirrored). */
export function meshBody(field: Field, extent: Extent, cell: number): Mesh {
  const half = new HalfNet(field, extent, cell);
  half.placeVertices();
  half.connect();
  half.softenNormals();
  return half.mirrored();
}

/** Distance over which a gradient is taken: smooths out the grid of the outlines. */
const gradientStep = 0.02;

class HalfNet {
  readonly #field: Field;
  readonly #cell: number;
  readonly #from: readonly [number, number, number];
  readonly #columns: number;
  readonly #rows: number;
  readonly #layers: number;
  readonly #values: Float32Array;
  readonly #vertexOf: Int32Array;
  readonly #positions: number[] = [];
  readonly #normals: number[] = [];
  readonly #triangles: number[] = [];

  constructor(field: Field, { length, width, height }: Extent, cell: number) {
    this.#field = field;
    this.#cell = cell;
    this.#from = [-0.15, -width / 2 - 0.15, -0.05];
    this.#columns = Math.ceil((length + 0.3) / cell);
    this.#rows = Math.ceil((width / 2 + 0.15) / cell) + 2;
    this.#layers = Math.ceil((height + 0.15) / cell);
    this.#values = new Float32Array(this.#columns * this.#rows * this.#layers);
    this.#vertexOf = new Int32Array(this.#values.length).fill(-1);
    this.#cells(0, 0, (i, j, k, at) => {
      this.#values[at] = field(this.#from[0] + i * cell, this.#from[1] + j * cell, this.#from[2] + k * cell);
    });
  }

  #at(i: number, j: number, k: number): number {
    return (k * this.#rows + j) * this.#columns + i;
  }

  #cells(first: number, lastOff: number, visit: (i: number, j: number, k: number, at: number) => void): void {
    for (let k = first; k < this.#layers - lastOff; k++) {
      for (let j = first; j < this.#rows - lastOff; j++) {
        for (let i = first; i < this.#columns - lastOff; i++) visit(i, j, k, this.#at(i, j, k));
      }
    }
  }

  /** One vertex in every cell that the surface crosses, at the mean of its crossings, then pulled onto the surface. */
  placeVertices(): void {
    this.#cells(0, 1, (i, j, k, at) => {
      let mask = 0;
      for (let corner = 0; corner < 8; corner++) if (this.#cornerValue(i, j, k, corner) < 0) mask |= 1 << corner;
      if (mask === 0 || mask === 255) return;
      const [x, y, z] = this.#meanCrossing(i, j, k, mask);
      this.#vertexOf[at] = this.#positions.length / 3;
      this.#pull(this.#from[0] + x * this.#cell, this.#from[1] + y * this.#cell, this.#from[2] + z * this.#cell);
    });
  }

  #cornerValue(i: number, j: number, k: number, corner: number): number {
    return this.#values[this.#at(i + (corner & 1), j + ((corner >> 1) & 1), k + (corner >> 2))]!;
  }

  #meanCrossing(i: number, j: number, k: number, mask: number): [number, number, number] {
    let x = 0;
    let y = 0;
    let z = 0;
    let crossings = 0;
    for (let a = 0; a < 8; a++) {
      for (let axis = 0; axis < 3; axis++) {
        const b = a | (1 << axis);
        if (a === b || ((mask >> a) & 1) === ((mask >> b) & 1)) continue;
        const from = this.#cornerValue(i, j, k, a);
        const share = from / (from - this.#cornerValue(i, j, k, b));
        x += (a & 1) + (axis === 0 ? share : 0);
        y += ((a >> 1) & 1) + (axis === 1 ? share : 0);
        z += (a >> 2) + (axis === 2 ? share : 0);
        crossings++;
      }
    }
    return [i + x / crossings, j + y / crossings, k + z / crossings];
  }

  #pull(startX: number, startY: number, startZ: number): void {
    const f = this.#field;
    const e = gradientStep;
    let x = startX;
    let y = startY;
    let z = startZ;
    let gx = 0;
    let gy = 0;
    let gz = 0;
    for (let round = 0; round < 3; round++) {
      gx = f(x + e, y, z) - f(x - e, y, z);
      gy = f(x, y + e, z) - f(x, y - e, z);
      gz = f(x, y, z + e) - f(x, y, z - e);
      if (round === 2) break;
      const slope = (gx * gx + gy * gy + gz * gz) / (4 * e * e) + 1e-9;
      const move = clamp(f(x, y, z) / slope, -this.#cell / 2, this.#cell / 2) / (2 * e);
      x -= gx * move;
      y -= gy * move;
      z -= gz * move;
    }
    const length = length3(gx, gy, gz) || 1;
    this.#positions.push(x, y, z);
    this.#normals.push(gx / length, gy / length, gz / length);
  }

  /** Two triangles for every edge of the grid that the surface crosses. */
  connect(): void {
    const vertex = (i: number, j: number, k: number) => this.#vertexOf[this.#at(i, j, k)]!;
    this.#cells(1, 1, (i, j, k, at) => {
      const inside = this.#values[at]! < 0;
      const here = vertex(i, j, k);
      if (inside !== this.#values[at + 1]! < 0) {
        this.#quad(vertex(i, j - 1, k - 1), vertex(i, j, k - 1), here, vertex(i, j - 1, k), !inside);
      }
      if (inside !== this.#values[this.#at(i, j + 1, k)]! < 0) {
        this.#quad(vertex(i - 1, j, k - 1), vertex(i, j, k - 1), here, vertex(i - 1, j, k), inside);
      }
      if (inside !== this.#values[this.#at(i, j, k + 1)]! < 0) {
        this.#quad(vertex(i - 1, j - 1, k), vertex(i, j - 1, k), here, vertex(i - 1, j, k), !inside);
      }
    });
  }

  #quad(a: number, b: number, c: number, d: number, flipped: boolean): void {
    if (a < 0 || b < 0 || c < 0 || d < 0) return;
    if (flipped) this.#triangles.push(a, c, b, a, d, c);
    else this.#triangles.push(a, b, c, a, c, d);
  }

  /** Averages normals along the mesh, so that reflections flow instead of rippling with the grid. */
  softenNormals(): void {
    const normals = this.#normals;
    for (let round = 0; round < 7; round++) {
      const sums = new Float32Array(normals.length);
      for (let index = 0; index < this.#triangles.length; index++) {
        const from = this.#triangles[index]! * 3;
        const to = this.#triangles[index % 3 === 2 ? index - 2 : index + 1]! * 3;
        for (let axis = 0; axis < 3; axis++) {
          sums[from + axis]! += normals[to + axis]!;
          sums[to + axis]! += normals[from + axis]!;
        }
      }
      for (let at = 0; at < normals.length; at += 3) {
        const x = normals[at]! + sums[at]! * 0.14;
        const y = normals[at + 1]! + sums[at + 1]! * 0.14;
        const z = normals[at + 2]! + sums[at + 2]! * 0.14;
        const length = length3(x, y, z) || 1;
        normals[at] = x / length;
        normals[at + 1] = y / length;
        normals[at + 2] = z / length;
      }
    }
  }

  mirrored(): Mesh {
    const count = this.#positions.length;
    const positions = new Float32Array(count * 2);
    const normals = new Float32Array(count * 2);
    for (let at = 0; at < count; at++) {
      const sign = at % 3 === 1 ? -1 : 1;
      positions[at] = this.#positions[at]!;
      positions[count + at] = sign * this.#positions[at]!;
      normals[at] = this.#normals[at]!;
      normals[count + at] = sign * this.#normals[at]!;
    }
    const left = this.#triangles;
    const triangles = new Uint32Array(left.length * 2);
    triangles.set(left);
    for (let at = 0; at < left.length; at += 3) {
      triangles[left.length + at] = count / 3 + left[at]!;
      triangles[left.length + at + 1] = count / 3 + left[at + 2]!;
      triangles[left.length + at + 2] = count / 3 + left[at + 1]!;
    }
    return { part: parts.body, positions, normals, triangles, wheel: 0 };
  }
}
