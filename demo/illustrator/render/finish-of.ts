import type { Car } from '../car/build-car.ts';
import { parts } from '../mesh/mesh.ts';
import type { Paint } from '../paint.ts';
import { materials, sample } from '../surface/sample.ts';
import { bareMetal, type Coat, colour, finish, polish } from './finish.ts';
import { finishBrake, finishRim, finishTyre } from './finish-wheel.ts';

/** Sets `finish` for a material at `point`. */
export function finishOf(car: Car, coat: Coat, material: number, part: number, wheel: number): void {
  reset();
  if (part === parts.body) finish.occlusion = sample.occlusion;
  switch (material) {
    case materials.paint:
      finishPaint(coat.paint);
      break;
    case materials.secondPaint:
      finishPaint(coat.secondPaint);
      break;
    case materials.tyre:
      finishTyre(car, wheel);
      break;
    case materials.rim:
      finishRim(car, coat, wheel);
      break;
    case materials.brake:
      finishBrake(car, wheel);
      break;
    case materials.plate:
      finishPlate(coat);
      break;
    case materials.seat:
      finishSeat(car);
      break;
    default:
      finishes[material]?.();
  }
  if (part === parts.liner || part === parts.barrel || part === parts.under) finishUnderside();
}

function finishPaint({ light, metal }: Paint): void {
  colour(light[0], light[1], light[2]);
  finish.metal = metal;
}

function finishSeat({ style }: Car): void {
  colour(style.leather[0], style.leather[1], style.leather[2]);
  polish(0.04, 0.8, 0.4);
  finish.occlusion = style.look === 'cabriolet' ? 0.9 : 0.75;
}

function finishUnderside(): void {
  colour(0.008, 0.008, 0.009);
  polish(0.04, 0.7, 0.03);
  finish.occlusion = 0.4;
}

/** Field by field: this runs for every sample, and copying an object takes several times as long. */
function reset(): void {
  colour(0.01, 0.01, 0.01);
  polish(0.04, 0);
  finish.scatter = 1;
  finish.metal = 0;
  finish.glow = 0;
  finish.occlusion = 1;
  finish.tiltU = 0;
  finish.tiltY = 0;
  finish.tiltZ = 0;
}

/** Materials that look the same everywhere. */
const finishes: Record<number, () => void> = {
  [materials.gloss]: () => colour(0.008, 0.008, 0.009),
  [materials.plastic]: () => {
    colour(0.025, 0.026, 0.028);
    polish(0.04, 0.7, 0.5);
  },
  [materials.rubber]: () => {
    colour(0.008, 0.008, 0.008);
    polish(0.04, 0.8, 0.15);
    finish.occlusion *= 0.6;
  },
  [materials.chrome]: () => bareMetal(0.75, 0.76, 0.78),
  [materials.lens]: () => {
    const shade = 0.05 * finish.occlusion;
    colour(shade, shade * 1.05, shade * 1.15);
    polish(0.06, 0);
  },
  [materials.reflector]: () => {
    colour(0.5, 0.53, 0.56);
    polish(0.35, 0.1);
  },
  [materials.projector]: () => {
    colour(0.02, 0.03, 0.05);
    polish(0.12, 0);
    finish.tiltY = sample.a * 1.2;
    finish.tiltZ = sample.b * 1.2;
  },
  [materials.lampBall]: () => {
    colour(0.62, 0.63, 0.6);
    polish(0.2, 0);
  },
  [materials.satin]: () => {
    colour(0.32, 0.33, 0.34);
    polish(0.2, 0.5);
  },
  [materials.daylight]: () => {
    colour(0.9, 0.95, 1);
    finish.glow = 1.5;
  },
  [materials.tail]: () => {
    colour(0.2, 0.006, 0.008);
    polish(0.06, 0);
  },
  [materials.tailLit]: () => {
    colour(0.75, 0.02, 0.02);
    finish.glow = 0.55;
  },
  [materials.amber]: () => colour(0.6, 0.2, 0.02),
  [materials.reversing]: () => colour(0.45, 0.42, 0.42),
  [materials.mesh]: () => {
    colour(0.01, 0.01, 0.011);
    polish(0.04, 0.8, 0.2);
  },
  [materials.gap]: () => {
    colour(0.006, 0.006, 0.006);
    polish(0.04, 0.5, 0.12);
  },
  [materials.trim]: () => {
    colour(0.02, 0.02, 0.021);
    polish(0.04, 1, 0.1);
    finish.occlusion = 0.55;
  },
  [materials.bed]: () => {
    colour(0.03, 0.03, 0.032);
    polish(0.04, 0.9, 0.3);
    finish.occlusion = 0.7;
  },
};

function finishPlate({ plate }: Coat): void {
  const row = Math.min(plate.height - 1, Math.floor((1 - sample.b) * plate.height));
  const at = (row * plate.width + Math.floor(sample.a * plate.width)) * 3;
  colour((plate.pixels[at]! / 255) ** 2.2, (plate.pixels[at + 1]! / 255) ** 2.2, (plate.pixels[at + 2]! / 255) ** 2.2);
  polish(0.04, 0.5, 0.4);
}
