import { clamp, length3, smooth, type Vector } from '../scalar.ts';
import { NearbyParts } from './nearby-parts.ts';
import type { Part, SurfaceSample } from './solid.ts';

export interface Eye {
  at: Vector;
  towards: Vector;
  /** Width of the view at a distance of one. */
  spread: number;
}

export interface MarchScene {
  parts: readonly Part[];
  eye: Eye;
  /** Direction to the main light, and its colour. */
  sun: Vector;
  sunLight: Vector;
  /** Light from a direction, where nothing is in the way. */
  sky: (x: number, y: number, z: number, out: Vector) => void;
  /** What is seen where nothing is, at a pixel given as shares of the picture. */
  outside: (x: number, y: number, out: Vector) => void;
}

const farthest = 7;
const hitDistance = 0.0012;

/** Sets the direction of the ray through a point of the picture. */
export type Ray = (column: number, row: number, out: Vector) => void;

/** Follows rays to the nearest part and lights what they meet. */
export class Tracer {
  readonly #scene: MarchScene;
  readonly #direction: Vector = [0, 0, 0];
  readonly #sky: Vector = [0, 0, 0];
  readonly #sample: SurfaceSample = { red: 0, green: 0, blue: 0, glow: 0, gloss: 0, tiltX: 0, tiltY: 0, tiltZ: 0 };
  readonly #nearby: NearbyParts;
  #nearest: Part | undefined;

  constructor(scene: MarchScene) {
    this.#scene = scene;
    this.#nearby = new NearbyParts(scene.parts);
  }

  /** Distance to the nearest part, which is remembered. */
  #distance(x: number, y: number, z: number): number {
    const parts = this.#nearby.at(x, y, z);
    let nearest = farthest;
    for (let index = 0; index < parts.length; index++) {
      const part = parts[index]!;
      const distance = part.distance(x, y, z);
      if (distance >= nearest) continue;
      nearest = distance;
      this.#nearest = part;
    }
    return nearest;
  }

  /** How far a cone around a ray is free; `widening` is its radius per metre. */
  clearance(ray: Ray, column: number, row: number, widening: number): number {
    const direction = this.#direction;
    ray(column, row, direction);
    const { at } = this.#scene.eye;
    let travelled = 0.02;
    for (let step = 0; step < 60 && travelled < farthest; step++) {
      const distance = this.#distance(
        at[0] + direction[0] * travelled,
        at[1] + direction[1] * travelled,
        at[2] + direction[2] * travelled,
      );
      const free = distance - travelled * widening;
      if (free < 0.004) break;
      travelled += free * 0.85;
    }
    return travelled;
  }

  trace(ray: Ray, column: number, row: number, width: number, height: number, start: number, out: Vector): void {
    const direction = this.#direction;
    ray(column, row, direction);
    const { at } = this.#scene.eye;
    let travelled = start;
    for (let step = 0; step < 110 && travelled < farthest; step++) {
      const x = at[0] + direction[0] * travelled;
      const y = at[1] + direction[1] * travelled;
      const z = at[2] + direction[2] * travelled;
      const distance = this.#distance(x, y, z);
      if (distance < hitDistance) {
        this.#shade(this.#nearest!, x, y, z, out);
        return;
      }
      travelled += distance * 0.9;
    }
    this.#scene.outside(column / width, row / height, out);
  }

  #shade({ surface, distance }: Part, x: number, y: number, z: number, out: Vector): void {
    const e = 0.0015;
    let nx = distance(x + e, y, z) - distance(x - e, y, z);
    let ny = distance(x, y + e, z) - distance(x, y - e, z);
    let nz = distance(x, y, z + e) - distance(x, y, z - e);
    const sample = this.#sample;
    sample.glow = 0;
    sample.gloss = surface.gloss;
    sample.tiltX = 0;
    sample.tiltY = 0;
    sample.tiltZ = 0;
    surface.colour(x, y, z, sample);
    const slope = length3(nx, ny, nz) || 1;
    nx = nx / slope + sample.tiltX;
    ny = ny / slope + sample.tiltY;
    nz = nz / slope + sample.tiltZ;
    const length = length3(nx, ny, nz) || 1;
    this.#light(x, y, z, nx / length, ny / length, nz / length, out);
  }

  #light(x: number, y: number, z: number, nx: number, ny: number, nz: number, out: Vector): void {
    const { sun, sunLight, sky: skyFrom } = this.#scene;
    const sample = this.#sample;
    const sky = this.#sky;
    const open = this.#openness(x, y, z, nx, ny, nz);
    const facingSun = nx * sun[0] + ny * sun[1] + nz * sun[2];
    const lit = facingSun > 0 ? facingSun * this.#sunlit(x + nx * 0.01, y + ny * 0.01, z + nz * 0.01) : 0;
    skyFrom(nx, ny, nz, sky);
    out[0] = sample.red * (sky[0] * open + sunLight[0] * lit + sample.glow);
    out[1] = sample.green * (sky[1] * open + sunLight[1] * lit + sample.glow);
    out[2] = sample.blue * (sky[2] * open + sunLight[2] * lit + sample.glow);
    if (sample.gloss <= 0) return;
    const [dx, dy, dz] = this.#direction;
    const facing = clamp(-(dx * nx + dy * ny + dz * nz));
    skyFrom(dx + 2 * facing * nx, dy + 2 * facing * ny, dz + 2 * facing * nz, sky);
    const mirrored = (sample.gloss + (1 - sample.gloss) * 0.5 * (1 - facing) ** 5) * open;
    for (let channel = 0; channel < 3; channel++) out[channel]! += sky[channel]! * mirrored;
  }

  /** How much of the surroundings a point sees: 0 in a corner, 1 in the open. */
  #openness(x: number, y: number, z: number, nx: number, ny: number, nz: number): number {
    let closed = 0;
    let weight = 1;
    for (let step = 1; step <= 5; step++) {
      const reach = 0.012 + 0.055 * (step - 1) * (1 + step * 0.25);
      closed += (reach - this.#distance(x + nx * reach, y + ny * reach, z + nz * reach)) * weight;
      weight *= 0.72;
    }
    return clamp(1 - 1.5 * closed) ** 1.4;
  }

  /** Soft shadow: the closer a ray passes by something, the less light comes through. */
  #sunlit(x: number, y: number, z: number): number {
    const { sun } = this.#scene;
    let lit = 1;
    for (let step = 0, travelled = 0.01; step < 14 && travelled < 1.1; step++) {
      const distance = this.#distance(x + sun[0] * travelled, y + sun[1] * travelled, z + sun[2] * travelled);
      lit = Math.min(lit, (9 * distance) / travelled);
      if (lit < 0.02) return 0;
      travelled += clamp(distance, 0.015, 0.2);
    }
    return smooth(0, 1, lit);
  }
}
