import { bell, clamp, length2, smooth, smoothMax, smoothMin } from '../scalar.ts';
import type { BodySpec } from './body-specs.ts';
import { outlineDistance, roundCorners } from './outline.ts';

export type Era = 'modern' | 'classic' | 'youngtimer';
export type Shape = ReturnType<typeof shapeOf>;

/**
 * A body as an implicit surface. The side outline is intersected with a width function with rounded edges (lower body and
 * cabin apart), then the two are joined smoothly.
 */
export function shapeOf(spec: BodySpec, era: Era) {
  const classic = era === 'classic';
  /** Vans have flat sides and hardly any shoulder. */
  const boxy = spec.height > 1.9;
  const halfWidth = spec.width / 2;
  const frontAxle = spec.overhang;
  const rearAxle = spec.overhang + spec.wheelbase;
  const axleZ = spec.wheelRadius;
  const archRadius = spec.wheelRadius + (spec.cladding > 0.9 ? 0.075 : 0.055);
  const lowerDistance = outlineDistance(roundCorners(spec.lower), spec.length, spec.height);
  const cabinDistance = outlineDistance(roundCorners(spec.cabin), spec.length, spec.height);
  const cabinFront = spec.cabin[1]![0];
  const cabinRear = spec.cabin.at(-2)![0];
  const cabinMiddle = (cabinFront + cabinRear) / 2;
  const belt = beltOf(spec);
  const beltZ = belt(cabinMiddle);
  const widestZ = spec.sill + (beltZ - spec.sill) * 0.52;
  const creaseZ = (u: number) => beltZ - 0.135 + (u - spec.length * 0.5) * 0.018;

  const archFlare = (u: number, z: number, axle: number) => {
    const beyond = length2(u - axle, z - axleZ) - archRadius;
    return classic ? 0.05 * bell(beyond / 0.2) : (era === 'youngtimer' ? 0.016 : 0.026) * bell(beyond / 0.12);
  };
  /** A sharp crease below the shoulder and a hollow along the doors, which catch light and shade. */
  const sideRelief = (u: number, z: number) => {
    const c = (z - creaseZ(u)) / 0.045;
    const crease =
      0.013 *
      Math.exp(-c * c * (c > 0 ? 1.2 : 0.22)) *
      smooth(0.25, 0.8, u) *
      smooth(spec.length - 0.15, spec.length - 0.6, u);
    const hollowZ = spec.sill + (beltZ - spec.sill) * 0.3;
    const hollow =
      0.02 *
      bell((z - hollowZ) / 0.09) *
      smooth(frontAxle + 0.35, frontAxle + 0.75, u) *
      smooth(rearAxle - 0.3, rearAxle - 0.65, u);
    return era === 'youngtimer' ? crease * 0.7 : crease - hollow;
  };
  const widthLower = (u: number, z: number) => {
    const front = clamp((frontAxle + 0.25 - u) / (frontAxle + 0.25));
    const rear = clamp((u - rearAxle + 0.2) / (spec.length - rearAxle + 0.2));
    let width = halfWidth * (1 - spec.taperFront * front ** 2.4 - spec.taperRear * rear ** 2.4);
    const above = z > widestZ;
    const off = above ? (z - widestZ) / (beltZ - widestZ) : (widestZ - z) / (widestZ - spec.sill);
    width -= (above ? (boxy ? 0.02 : 0.055) : boxy ? 0.05 : 0.07) * off * off;
    width += archFlare(u, z, frontAxle) + archFlare(u, z, rearAxle);
    return classic ? width : width + sideRelief(u, z);
  };
  const widthCabin = (u: number, z: number) => {
    const along = (u - cabinMiddle) / ((cabinRear - cabinFront) / 2);
    const taper = along < 0 ? spec.taperFront * 0.62 : spec.taperRear * 0.75;
    const above = Math.max(z - beltZ, -0.2);
    const base =
      (halfWidth - (boxy ? 0.022 : 0.05) - spec.inset) * (1 - taper * along * along * Math.sqrt(Math.abs(along)));
    return base - spec.tumble * above - spec.tumble * 0.35 * above * Math.abs(above);
  };
  /** The side outlines bent in plan (bow) and across (crown), so that faces and panels are curved. */
  const profileLower = (u: number, y: number, z: number) => {
    const q = (y / halfWidth) ** 2;
    const bend = q * (0.4 + 0.6 * q);
    const front = spec.bowFront * bend * smooth(frontAxle + 0.5, 0, u);
    const rear = spec.bowRear * bend * smooth(rearAxle - 0.4, spec.length, u);
    return lowerDistance(u - front + rear, z + 0.036 * q * smooth(spec.lampZ - 0.1, spec.lampZ + 0.25, z));
  };
  const profileCabin = (u: number, y: number, z: number) => {
    const q = (y / halfWidth) ** 2;
    const bent =
      u < cabinMiddle
        ? u - 0.17 * q * smooth(cabinMiddle, cabinFront, u)
        : u + 0.12 * q * smooth(cabinMiddle, cabinRear, u);
    return cabinDistance(bent, z + 0.05 * q);
  };
  const endRounding = era === 'modern' ? 1 : classic ? 1.4 : 0.55;
  const lowerBody = (u: number, y: number, z: number) => {
    const fromEnd = Math.min(u, spec.length - u);
    const rounding = 0.055 + 0.13 * smooth(0.6, 0.05, fromEnd) * endRounding;
    return smoothMax(profileLower(u, y, z), Math.abs(y) - widthLower(u, z), rounding);
  };
  const cabin = (u: number, y: number, z: number) =>
    smoothMax(profileCabin(u, y, z), Math.abs(y) - widthCabin(u, z), era === 'youngtimer' ? 0.06 : 0.1);
  const body = (u: number, y: number, z: number) => smoothMin(lowerBody(u, y, z), cabin(u, y, z), boxy ? 0.05 : 0.035);

  return {
    spec,
    era,
    boxy,
    halfWidth,
    frontAxle,
    rearAxle,
    axleZ,
    archRadius,
    cabinFront,
    cabinRear,
    cabinMiddle,
    belt,
    beltZ,
    creaseZ,
    widthLower,
    widthCabin,
    profileCabin,
    lowerBody,
    cabin,
    body,
    cabinDistance,
  };
}

/** Height of the shoulder along the car, read off the lower outline. */
function beltOf(spec: BodySpec): (u: number) => number {
  const points = spec.lower.filter(([, z]) => z > spec.lampZ + 0.05);
  return (u) => {
    let index = 1;
    while (index < points.length - 1 && points[index]![0] < u) index++;
    const [fromU, fromZ] = points[index - 1]!;
    const [toU, toZ] = points[index]!;
    return fromZ + (toZ - fromZ) * clamp((u - fromU) / (toU - fromU));
  };
}
