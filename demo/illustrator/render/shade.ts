import type { Car } from '../car/build-car.ts';
import { parts } from '../mesh/mesh.ts';
import { clamp, length3, mix, smooth, type Vector } from '../scalar.ts';
import { materials, point, sample } from '../surface/sample.ts';
import { type Coat, finish } from './finish.ts';
import { finishOf } from './finish-of.ts';
import { arriving, type Light, lightFrom } from './light.ts';

/** Used again for every sample. */
const base: Vector = [0, 0, 0];
const body: Vector = [0, 0, 0];

/** Linear light of the sample shaded last. */
export const shaded: Vector = [0, 0, 0];

export interface Subject {
  car: Car;
  coat: Coat;
  light: Light;
}

const materialOfPart: Record<number, number> = {
  [parts.tyre]: materials.tyre,
  [parts.rim]: materials.rim,
  [parts.brake]: materials.brake,
  [parts.seat]: materials.seat,
  [parts.chrome]: materials.chrome,
  [parts.lampBall]: materials.lampBall,
  [parts.bed]: materials.bed,
  [parts.bumper]: materials.plastic,
};

/** Shades the surface at `point`, whose normal and direction to the eye are set, into `shaded`. */
export function shadeSurface(subject: Subject, part: number, wheel: number): void {
  const { car, coat, light } = subject;
  normalise();
  const facing = point.nu * point.vu + point.ny * point.vy + point.nz * point.vz;
  const inside = part === parts.body && facing < -0.08;
  if (facing < 0) {
    point.nu = -point.nu;
    point.ny = -point.ny;
    point.nz = -point.nz;
  }
  sample.covered = false;
  const material = materialAt(car, part, inside);
  finishOf(car, coat, material, part, wheel);
  if (sample.covered) shadeCover(light);
  else shaded.fill(0);
  if (part === parts.body && !inside) {
    finish.tiltU += sample.tiltU;
    finish.tiltY += sample.tiltY;
    finish.tiltZ += sample.tiltZ;
  }
  point.nu += finish.tiltU;
  point.ny += finish.tiltY;
  point.nz += finish.tiltZ;
  normalise();
  shadeFinish(subject, part, material, inside);
}

function normalise(): void {
  const length = length3(point.nu, point.ny, point.nz) || 1;
  point.nu /= length;
  point.ny /= length;
  point.nz /= length;
}

function materialAt({ style, shape, painter }: Car, part: number, inside: boolean): number {
  if (part === parts.mirror) return style.twoTone ? materials.secondPaint : materials.paint;
  if (part !== parts.body) return materialOfPart[part] ?? materials.trim;
  if (!inside) {
    painter.paint();
    return sample.material;
  }
  return style.look === 'pickup' && point.u > (shape.spec.open?.[0] ?? 0) - 0.15 ? materials.bed : materials.trim;
}

/** The clear cover of a lamp mirrors by the body's own normal, whatever lies behind. */
function shadeCover(light: Light): void {
  const { nu, ny, nz, vu, vy, vz } = point;
  const facing = clamp(nu * vu + ny * vy + nz * vz, 0.02, 1);
  lightFrom(light, 2 * facing * nu - vu, 2 * facing * ny - vy, 2 * facing * nz - vz, 0.04);
  const mirrored = 0.05 + 0.6 * (1 - facing) ** 4;
  for (let channel = 0; channel < 3; channel++) shaded[channel] = arriving[channel]! * mirrored;
}

function shadeFinish({ car, light }: Subject, part: number, material: number, inside: boolean): void {
  const { nu, ny, nz, vu, vy, vz, z } = point;
  const coated = material === materials.paint || material === materials.secondPaint;
  base[0] = finish.red;
  base[1] = finish.green;
  base[2] = finish.blue;
  // Less light near the ground, least on what faces it.
  const height = smooth(0, 0.55, z);
  const occlusion = finish.occlusion * mix(1, mix(0.25, 0.8, height), clamp(-nz)) * mix(0.62, 1, smooth(0.05, 0.7, z));
  const facing = clamp(nu * vu + ny * vy + nz * vz, 0.02, 1);
  const mirrorU = 2 * facing * nu - vu;
  const mirrorY = 2 * facing * ny - vy;
  const mirrorZ = 2 * facing * nz - vz;

  lightFrom(light, nu, ny, nz, 0.75);
  const shadowed = inside || part === parts.liner || (part === parts.seat && car.style.look !== 'cabriolet');
  const sun =
    light.studio || shadowed
      ? 0
      : clamp(nu * light.sun[0] + ny * light.sun[1] + nz * light.sun[2]) * light.sunPower * 0.9;
  const scattered = finish.scatter * (1 - finish.metal * 0.45) * (coated ? 0.86 : 1);
  for (let channel = 0; channel < 3; channel++) {
    body[channel] =
      base[channel]! *
      scattered *
      (arriving[channel]! * occlusion + light.sunColour[channel]! * sun * finish.occlusion);
  }
  if (finish.metal > 0) {
    lightFrom(light, mirrorU, mirrorY, mirrorZ, 0.3);
    for (let channel = 0; channel < 3; channel++) {
      body[channel]! += (base[channel]! * 0.95 + 0.006) * finish.metal * 0.6 * arriving[channel]! * occlusion;
    }
  }
  // Paint looks deeper where it mirrors the ground.
  const depth = coated ? mix(0.78, 1.14, smooth(-0.35, 0.5, mirrorZ)) : 1;

  lightFrom(light, mirrorU, mirrorY, mirrorZ, coated ? 0.05 : finish.roughness);
  const fresnel =
    ((coated ? 0.05 : finish.reflectance) + (1 - finish.reflectance) * 0.9 * (1 - facing) ** 4.6) *
    finish.mirrorScale *
    (coated ? 1.3 : 1);
  const groundShade = mirrorZ < 0 ? mix(0.35, 1, height) * mix(1, 0.35, clamp(-mirrorZ * 2.2)) : 1;
  const mirrored = fresnel * groundShade * (inside ? 0.2 : occlusion * 0.5 + 0.5);
  const tinted = material === materials.chrome || (material === materials.rim && finish.reflectance > 0.3);
  for (let channel = 0; channel < 3; channel++) {
    const tint = tinted ? base[channel]! / 0.75 : 1;
    shaded[channel]! += body[channel]! * depth + mirrored * arriving[channel]! * tint + base[channel]! * finish.glow;
  }
}
