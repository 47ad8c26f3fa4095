/** What a point of the surface is made of. */
export const materials = {
  paint: 0,
  secondPaint: 1,
  glass: 2,
  gloss: 3,
  plastic: 4,
  chrome: 5,
  lens: 6,
  reflector: 7,
  projector: 8,
  daylight: 9,
  tail: 10,
  tailLit: 11,
  amber: 12,
  reversing: 13,
  plate: 14,
  mesh: 15,
  gap: 16,
  satin: 17,
  trim: 18,
  tyre: 19,
  rim: 20,
  brake: 21,
  seat: 22,
  bed: 23,
  lampBall: 24,
  rubber: 25,
} as const;

/**
 * What a painter says about the point it was asked for. One object for all points: a picture has millions, and an object
 * for each would take longer than the answer.
 */
export const sample = {
  material: materials.paint as number,
  /** How much light reaches the point: below 1 in recesses. */
  occlusion: 1,
  /** Added to the normal: relief finer than the mesh. */
  tiltU: 0,
  tiltY: 0,
  tiltZ: 0,
  /** Position in the plate (0 to 1) or on a lamp's lens (-1 to 1). */
  a: 0,
  b: 0,
  /** Behind a clear cover, which mirrors on its own. */
  covered: false,
};

export function resetSample(): void {
  sample.material = materials.paint;
  sample.occlusion = 1;
  sample.tiltU = 0;
  sample.tiltY = 0;
  sample.tiltZ = 0;
  sample.covered = false;
}

/** A point on the body with its normal and the direction to the eye, also reused. */
export const point = { u: 0, y: 0, z: 0, nu: 0, ny: 0, nz: 0, vu: 0, vy: 0, vz: 0 };

/** What lies `depth` behind the surface in the line of sight, moved back along the surface: drawings get depth by it. */
export const behind = { u: 0, y: 0, z: 0 };

export function lookBehind(depth: number): void {
  const facing = Math.max(0.25, point.nu * point.vu + point.ny * point.vy + point.nz * point.vz);
  const reach = depth / facing;
  behind.u = point.u - (point.vu - point.nu * facing) * reach;
  behind.y = point.y - (point.vy - point.ny * facing) * reach;
  behind.z = point.z - (point.vz - point.nz * facing) * reach;
}

const shutWidth = 0.0045;
const bevelWidth = 0.014;

/**
 * A gap between two panels at signed distance `distance`, rounded towards it on both sides. The direction in which the
 * distance grows is given by (du, dy, dz).
 */
export function paintShutLine(distance: number, du: number, dy: number, dz: number): boolean {
  const away = Math.abs(distance);
  if (away < shutWidth) {
    sample.material = materials.gap;
    return true;
  }
  if (away < bevelWidth) {
    const tilt = -Math.sign(distance) * 0.45 * (1 - (away - shutWidth) / (bevelWidth - shutWidth));
    sample.tiltU += du * tilt;
    sample.tiltY += dy * tilt;
    sample.tiltZ += dz * tilt;
  }
  return false;
}
