import { block, type Mesh, parts, sheet } from '../mesh/mesh.ts';
import type { BodyLook } from './body-specs.ts';
import type { Shape } from './shape.ts';

/** Seats, dashboard and steering wheel: what is seen through the windows. */
export function buildCabinParts(shape: Shape, look: BodyLook): Mesh[] {
  const { spec, beltZ } = shape;
  const floorZ = spec.sill + 0.06;
  const meshes = [
    block(parts.trim, {
      at: [shape.cabinFront + 0.42, 0, beltZ - 0.13],
      half: [0.3, spec.width * 0.41, 0.13],
      roundness: 0.4,
    }),
    block(parts.trim, {
      at: [spec.length / 2, 0, floorZ],
      half: [spec.length * 0.34, spec.width * 0.42, 0.03],
      roundness: 0.2,
    }),
    steeringWheel(spec.seats[0]! - 0.52, -spec.width * 0.205, beltZ - 0.02),
  ];
  for (const [row, u] of spec.seats.entries()) {
    meshes.push(...(row === 0 || look === 'bus' ? frontSeats(shape, look, u) : rearBench(shape, u)));
  }
  return meshes;
}

function frontSeats({ spec, beltZ }: Shape, look: BodyLook, u: number): Mesh[] {
  const lowered = look === 'cabriolet' || look === 'coupe' ? 0.1 : 0;
  const z = Math.max(beltZ - lowered, spec.sill + 0.66);
  return [-spec.width * 0.205, spec.width * 0.205].flatMap((y) => [
    block(parts.seat, { at: [u - 0.2, y, z - 0.48], half: [0.28, 0.25, 0.1], roundness: 0.45 }),
    block(parts.seat, { at: [u + 0.1, y, z - 0.12], half: [0.085, 0.235, 0.36], lean: 0.22 }),
    block(parts.seat, { at: [u + 0.2, y, z + 0.33], half: [0.05, 0.13, 0.09], roundness: 0.6, lean: 0.2 }),
  ]);
}

function rearBench({ spec, beltZ }: Shape, u: number): Mesh[] {
  const headrests = [-spec.width * 0.205, spec.width * 0.205].map((y) =>
    block(parts.seat, { at: [u + 0.18, y, beltZ + 0.18], half: [0.045, 0.13, 0.07], roundness: 0.6, lean: 0.2 }),
  );
  const back = { at: [u + 0.1, 0, beltZ - 0.18], half: [0.1, spec.width * 0.37, 0.32], roundness: 0.35, lean: 0.2 };
  return [block(parts.seat, back as Parameters<typeof block>[1]), ...headrests];
}

function steeringWheel(u: number, y: number, z: number): Mesh {
  return sheet(parts.trim, 40, 10, (a, b) => {
    const around = a * Math.PI * 2;
    const section = b * Math.PI * 2;
    const radius = 0.185 + 0.016 * Math.cos(section);
    return [
      u + Math.sin(around) * radius * 0.38 + 0.016 * Math.sin(section),
      y + Math.cos(around) * radius,
      z + Math.sin(around) * radius,
    ];
  });
}
