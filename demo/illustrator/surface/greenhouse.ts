import type { Shape } from '../car/shape.ts';
import type { CarStyle } from '../car/style.ts';
import { smoothMax } from '../scalar.ts';
import { materials, paintShutLine, point, sample } from './sample.ts';

export type Greenhouse = ReturnType<typeof greenhouseOf>;

/** Windows, pillars and roof: where there is glass, where nothing at all, and what lies between. */
export function greenhouseOf(shape: Shape, style: CarStyle) {
  const { spec, boxy, halfWidth, cabinMiddle, beltZ, era } = shape;
  const open = style.look === 'cabriolet';
  const pickup = style.look === 'pickup';
  const classic = era === 'classic';
  const roofThickness = boxy ? 0.13 : classic ? 0.085 : 0.062;
  const aboveAllBelts = Math.max(...spec.lower.map(([, z]) => z)) + 0.04;

  /** Signed distance to the opening of the side windows, pillars not counted. */
  const sideOpening = (u: number, z: number) => {
    let distance = smoothMax(
      shape.cabinDistance(u, z) + roofThickness,
      shape.belt(u) + (boxy ? 0.04 : 0.036) - z,
      0.05,
    );
    distance = smoothMax(distance, u - (spec.glassEnd[0] + spec.glassEnd[1] * (z - beltZ)), 0.05);
    return open ? Math.max(distance, u - spec.glassEnd[0]) : distance;
  };
  /** The first two tests only save time. */
  const isCabin = (u: number, y: number, z: number) =>
    z > aboveAllBelts ||
    (z > spec.lampZ && z > shape.belt(u) - 0.15 && shape.cabin(u, y, z) < shape.lowerBody(u, y, z) - 0.002);
  const isSide = (u: number, y: number, z: number) =>
    Math.abs(y) - shape.widthCabin(u, z) > shape.profileCabin(u, y, z);

  const sideGlass = (u: number, z: number) => {
    let distance = sideOpening(u, z);
    const half = classic ? 0.022 : 0.03;
    for (const pillar of spec.pillars) distance = Math.max(distance, half - Math.abs(u - pillar - (z - beltZ) * 0.06));
    return distance;
  };
  const windscreen = (u: number, y: number, z: number) => {
    const q = (y / halfWidth) ** 2;
    const inward = shape.widthCabin(u, z) - Math.abs(y);
    const below = spec.windscreen[0] - z - 0.045 * q;
    const glass = smoothMax(
      smoothMax((classic ? 0.1 : 0.075) - inward, below, 0.04),
      z - spec.windscreen[1] + 0.04 * q,
      0.06,
    );
    return classic || z > spec.windscreen[0] + 0.08
      ? glass
      : Math.max(glass, -wiper(y / halfWidth, z - spec.windscreen[0], q));
  };
  const rearWindow = (u: number, y: number, z: number) => {
    const inward = shape.widthCabin(u, z) - Math.abs(y);
    const top = z - spec.rearWindow[1] + 0.03 * (y / halfWidth) ** 2;
    const glass = smoothMax(smoothMax((boxy ? 0.16 : 0.11) - inward, spec.rearWindow[0] - z, 0.05), top, 0.07);
    return boxy ? Math.max(glass, 0.03 - Math.abs(y)) : glass;
  };
  /** Distance to the nearest edge of glass at a point of the greenhouse; negative on glass. */
  const glass = (u: number, y: number, z: number) => {
    if (isSide(u, y, z)) return sideGlass(u, z);
    return u < cabinMiddle ? windscreen(u, y, z) : rearWindow(u, y, z);
  };

  const inWheelArch = (u: number, z: number) => {
    const up = (z - shape.axleZ) ** 2;
    const radius = shape.archRadius ** 2;
    return (u - shape.frontAxle) ** 2 + up < radius || (u - shape.rearAxle) ** 2 + up < radius;
  };
  /** An open car keeps the frame of its windscreen. */
  const isOpenRoof = (u: number, y: number, z: number) => {
    if (z < shape.belt(u) - 0.02 || !isCabin(u, y, z)) return false;
    const inFrame = shape.widthCabin(u, z) - Math.abs(y) < 0.1 || z < spec.windscreen[1] + 0.05;
    const behindPillar = isSide(u, y, z) && u > 1.45 + (z - beltZ) * 1.62;
    return !(u < 2.16 && inFrame && shape.profileCabin(u, y, z) > -0.06 && !behindPillar);
  };
  /** True where a point of the body's surface is cut away: wheel arches, open roof, load bed. */
  const isCut = (u: number, y: number, z: number): boolean => {
    if (Math.abs(y) > 0.5 && z < shape.axleZ + shape.archRadius && inWheelArch(u, z)) return true;
    if (open) return isOpenRoof(u, y, z);
    if (!pickup || !spec.open) return false;
    return u > spec.open[0] && u < spec.open[1] && Math.abs(y) < halfWidth - 0.13 && z > beltZ - 0.1;
  };

  const paintSide = () => {
    const { u, z, ny } = point;
    const distance = sideOpening(u, z);
    if (distance < 0) {
      // A pillar between two panes lies deeper than the frame.
      sample.material = classic ? materials.chrome : materials.gloss;
    } else if (distance < 0.016) {
      sample.material = style.brightTrim ? materials.chrome : materials.gloss;
      tiltFromOpening((0.5 - distance / 0.016) * 1.3);
    } else if (distance < 0.024) sample.material = materials.rubber;
    else {
      if (distance < 0.034) tiltFromOpening(-0.35 * (1 - (distance - 0.024) / 0.01));
      if (spec.pillars.length === 0 && Math.abs(ny) > 0.3)
        for (const door of spec.doors) if (paintShutLine(u - door, 1, 0, 0)) return;
      if (style.twoTone) sample.material = materials.secondPaint;
    }
  };
  const tiltFromOpening = (amount: number) => {
    const { u, z } = point;
    const step = 0.006;
    sample.tiltU += ((sideOpening(u + step, z) - sideOpening(u - step, z)) / (2 * step)) * amount;
    sample.tiltZ += ((sideOpening(u, z + step) - sideOpening(u, z - step)) / (2 * step)) * amount;
  };
  const paintRoof = (distance: number) => {
    const { u, y, z, nu, nz } = point;
    const behindMiddle = u > cabinMiddle;
    if (distance < (boxy || classic ? 0.012 : 0.028)) {
      sample.material = classic ? materials.chrome : distance < 0.012 ? materials.rubber : materials.gloss;
      return;
    }
    const onGlassRoof =
      nz > 0.93 && distance > 0.1 && Math.abs(y) < halfWidth * 0.5 && u > cabinMiddle - 0.55 && u < cabinMiddle + 0.75;
    if (style.glassRoof && onGlassRoof && !boxy && era === 'modern') sample.material = materials.gloss;
    else if (
      behindMiddle &&
      nu > 0.3 &&
      spec.tailLamps === 'horizontal' &&
      era === 'modern' &&
      distance < 0.2 &&
      z > spec.rearWindow[1] &&
      z < spec.rearWindow[1] + 0.03 &&
      Math.abs(y) < 0.22
    )
      sample.material = materials.tailLit;
    else if (
      behindMiddle &&
      z < spec.height * 0.95 &&
      nu > 0.2 &&
      paintShutLine(shape.widthCabin(u, z) - Math.abs(y) - 0.05, 0, -Math.sign(y), 0)
    )
      return;
    else if (style.twoTone) sample.material = materials.secondPaint;
  };
  const paint = () => {
    const { u, y, z } = point;
    const side = isSide(u, y, z);
    const distance = glass(u, y, z);
    if (distance < 0 && !(open && side)) sample.material = materials.glass;
    else if (open) sample.material = materials.gloss;
    else if (side) paintSide();
    else paintRoof(distance);
  };
  return { isCabin, glass, isCut, paint };
}

/** Distance to the nearer of two wipers at rest, in the glass's own coordinates. */
function wiper(across: number, up: number, q: number): number {
  let nearest = 1;
  for (const from of [-0.62, 0]) {
    const share = (across - from) / 0.6;
    if (share > 0 && share < 1) nearest = Math.min(nearest, Math.abs(up - 0.012 - 0.035 * share + 0.03 * q) - 0.0055);
  }
  return nearest;
}
