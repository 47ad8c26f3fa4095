import type { Part } from './solid.ts';

const cell = 0.05;
const from = [-1.2, -2.5, 0] as const;
const cells = [48, 94, 44] as const;
/** How much two distances can change against each other within half a cell; bent parts exaggerate a little. */
const slack = 2 * 1.25 * (cell / 2) * Math.sqrt(3);

/** Says which parts can be the nearest at a point: about four of forty. Lists are made for the cells that rays visit. */
export class NearbyParts {
  readonly #parts: readonly Part[];
  readonly #lists: (readonly Part[] | undefined)[];

  constructor(parts: readonly Part[]) {
    this.#parts = parts;
    this.#lists = new Array(cells[0] * cells[1] * cells[2]).fill(undefined);
  }

  at(x: number, y: number, z: number): readonly Part[] {
    const i = Math.floor((x - from[0]) / cell);
    const j = Math.floor((y - from[1]) / cell);
    const k = Math.floor((z - from[2]) / cell);
    if (i < 0 || j < 0 || k < 0 || i >= cells[0] || j >= cells[1] || k >= cells[2]) return this.#parts;
    const at = (k * cells[1] + j) * cells[0] + i;
    const known = this.#lists[at];
    if (known) return known;
    const list = this.#listFor(i, j, k);
    this.#lists[at] = list;
    return list;
  }

  #listFor(i: number, j: number, k: number): readonly Part[] {
    const distances = this.#parts.map((part) =>
      part.distance(from[0] + (i + 0.5) * cell, from[1] + (j + 0.5) * cell, from[2] + (k + 0.5) * cell),
    );
    const nearest = Math.min(...distances);
    return this.#parts.filter((_, index) => distances[index]! <= nearest + slack);
  }
}
