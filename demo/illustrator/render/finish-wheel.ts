import type { Car } from '../car/build-car.ts';
import { rims } from '../car/rims.ts';
import { fraction, length2, smooth } from '../scalar.ts';
import { point } from '../surface/sample.ts';
import { bareMetal, type Coat, colour, finish, polish } from './finish.ts';

export function finishBrake({ shape, wheels }: Car, index: number): void {
  const { u, z } = point;
  const wheel = wheels[index]!;
  const radius = length2(u - wheel.u, z - shape.axleZ) / wheel.rimRadius;
  const shade = radius < 0.36 ? 0.02 : 0.1 + 0.02 * Math.cos(radius * 160);
  colour(shade, shade, shade * 1.05);
  polish(0.12, 0.6);
  finish.occlusion = 0.3;
}

export function finishTyre({ shape, style, wheels }: Car, index: number): void {
  const { u, y, z, ny } = point;
  const wheel = wheels[index]!;
  const radius = length2(u - wheel.u, z - shape.axleZ) / wheel.radius;
  colour(0.014, 0.014, 0.015);
  polish(0.04, 0.9, 0.5);
  const onTread = Math.abs(ny) < 0.55 && Math.abs(y) < wheel.y - 0.03;
  const groove = fraction(Math.atan2(z - shape.axleZ, u - wheel.u) * 14 + Math.abs(y) * 9) < 0.18;
  if (onTread && groove) colour(0.004, 0.004, 0.004);
  if (style.era === 'classic') {
    if (radius > 0.68 && radius < 0.86 && Math.abs(ny) > 0.5) colour(0.75, 0.74, 0.7);
  } else if (Math.abs(radius - 0.93) < 0.006 || Math.abs(radius - 0.8) < 0.004) colour(0.03, 0.03, 0.032);
}

export function finishRim(car: Car, coat: Coat, index: number): void {
  const wheel = car.wheels[index]!;
  const du = point.u - wheel.u;
  const dz = point.z - car.shape.axleZ;
  const radius = length2(du, dz) / wheel.rimRadius;
  if (car.style.rim === 'cap') finishHubCap(coat, radius, du / wheel.rimRadius, dz / wheel.rimRadius);
  else finishSpokes(car, radius, Math.atan2(dz, du * wheel.side) + wheel.u, wheel.u, wheel.side);
  if (radius < 0.15) {
    const shade = radius > 0.125 ? 0.5 : 0.05;
    colour(shade, shade, shade);
    polish(radius > 0.125 ? 0.5 : 0.15, 0);
  }
}

/** Chrome cap and a painted ring. */
function finishHubCap({ paint }: Coat, radius: number, du: number, dz: number): void {
  if (radius > 0.62 && radius < 0.93) {
    colour(paint.light[0], paint.light[1], paint.light[2]);
    polish(0.05, 0.03);
    return;
  }
  bareMetal(0.75, 0.75, 0.77);
  finish.tiltU = du * 1.2;
  finish.tiltZ = dz * 1.2;
}

function finishSpokes({ style }: Car, radius: number, angle: number, phase: number, side: number): void {
  const rim = rims[style.rim];
  const solid = rim(radius, angle);
  if (radius < 0.93 && radius > 0.2) {
    // Bevels from the slope of the rim's own function.
    const step = 0.012;
    const outward = (rim(radius + step, angle) - rim(radius - step, angle)) / (2 * step);
    const around = (rim(radius, angle + step) - rim(radius, angle - step)) / (2 * step * Math.max(radius, 0.1));
    const tilt = -0.9 * smooth(0.035, 0, solid);
    const cos = Math.cos(angle - phase) * side;
    const sin = Math.sin(angle - phase);
    finish.tiltU = tilt * (outward * cos - around * sin * side);
    finish.tiltZ = tilt * (outward * sin + around * cos * side);
  }
  if (style.rim === 'steel') {
    colour(0.38, 0.39, 0.41);
    polish(0.2, 0.4);
  } else if (!style.darkRims) {
    colour(0.42, 0.43, 0.45);
    polish(0.35, 0.25);
  } else {
    const polished = radius > 0.95 || (solid > 0.03 && solid < 0.05 && radius < 0.9 && style.rim !== 'aero');
    const shade = polished ? 0.45 : 0.036;
    colour(shade, shade, shade * 1.04);
    polish(polished ? 0.5 : 0.12, 0);
  }
  const onBolt = radius > 0.185 && radius < 0.235 && Math.abs(fraction((angle * 5) / (Math.PI * 2)) - 0.5) < 0.11;
  if (onBolt) colour(0.04, 0.04, 0.04);
}
