import type { Random } from '../random.ts';
import type { BodySpec, OutlinePoint } from './body-specs.ts';

/** Changes a body by a few percent: height of flanks and roof, bonnet and tail, size of the wheels. */
export function varyBody(body: BodySpec, random: Random): BodySpec {
  const flank = 1 + (random() - 0.5) * 0.05;
  const roof = 1 + (random() - 0.5) * 0.06;
  const wheel = 1 + (random() - 0.3) * 0.05;
  const rearLean = (random() - 0.5) * 0.16;
  const cabinBase = body.cabin[1]![1];
  const cabinEnd = body.cabin.at(-2)![0];
  const lowerZ = (z: number) => body.sill + (z - body.sill) * flank;
  const cabinZ = (z: number) => lowerZ(cabinBase) + (z - cabinBase) * roof * flank;
  /** Leans the rear window more or less, while the roof stays where it is. */
  const cabinU = (u: number, z: number) =>
    u > cabinEnd - 0.9 && z > cabinBase + 0.1 && body.open === undefined ? u - rearLean * (z - cabinBase) * 0.6 : u;
  const range = ([low, high]: [number, number]): [number, number] => [cabinZ(low), cabinZ(high)];
  return {
    ...body,
    wheelRadius: body.wheelRadius * wheel,
    height: cabinZ(body.height),
    lampZ: lowerZ(body.lampZ),
    tailZ: lowerZ(body.tailZ),
    windscreen: range(body.windscreen),
    rearWindow: range(body.rearWindow),
    lower: body.lower.map(([u, z]): OutlinePoint => [u, lowerZ(z)]),
    cabin: body.cabin.map(([u, z]): OutlinePoint => [cabinU(u, z), cabinZ(z)]),
  };
}
