import type { Shape } from '../car/shape.ts';
import type { CarStyle } from '../car/style.ts';
import { roundedBox } from '../scalar.ts';
import { materials, paintShutLine, point, sample } from './sample.ts';

/** Paints sides, bonnet and boot lid: doors, handles, cladding, strips and creases. */
export function flankPainter(shape: Shape, style: CarStyle): () => void {
  const { spec, boxy, era } = shape;
  const low = spec.sill + 0.1;
  const claddingZ = spec.sill + 0.06 + 0.07 * spec.cladding;
  const hasBootLid = ['sedan', 'coupe', 'classic', 'cabriolet', 'youngtimer'].includes(style.look);

  const paintBelow = (): boolean => {
    const { u, z } = point;
    if (era === 'classic') return false;
    const nearArch = () => {
      const radius = (0.055 + shape.archRadius) ** 2;
      const up = (z - shape.axleZ) ** 2;
      return (u - shape.frontAxle) ** 2 + up < radius || (u - shape.rearAxle) ** 2 + up < radius;
    };
    if (z > claddingZ && !(spec.cladding > 0.9 && nearArch())) return false;
    sample.material = materials.plastic;
    return true;
  };

  const paintBonnet = (): boolean => {
    const { u, y, z, nz } = point;
    const across = Math.abs(y);
    const inward = shape.widthLower(u, z) - across;
    if (era === 'classic' && across < 0.009 && nz > 0.2 && u < shape.cabinFront) {
      sample.material = materials.chrome;
      return true;
    }
    if (era !== 'classic' && nz > 0.4 && u > 0.12 && u < shape.cabinFront + 0.05) tiltAtBonnetCrease(across, u);
    const onBonnet = nz > 0.35 && u > 0.2 && u < shape.cabinFront + 0.06;
    if (onBonnet && paintShutLine(inward - 0.085, 0, -Math.sign(y), 0)) return true;
    const atScuttle = nz > 0.4 && Math.abs(u - shape.cabinFront) < 0.12 && across < shape.halfWidth - 0.12;
    if (atScuttle && !boxy && era === 'modern' && shape.profileCabin(u, y, z) < 0.05) {
      sample.material = materials.plastic;
      return true;
    }
    return hasBootLid && nz > 0.35 && u > shape.cabinRear - 0.05 && paintShutLine(inward - 0.1, 0, -Math.sign(y), 0);
  };
  const tiltAtBonnetCrease = (across: number, u: number) => {
    const inner = style.face.lamp.inner * shape.halfWidth;
    const c = (across - (Math.min(inner, 0.6) - 0.12 + u * (boxy ? 0.1 : 0.17))) / 0.035;
    if (Math.abs(c) < 3)
      sample.tiltY += Math.sign(point.y) * (c < 0 ? -0.16 * Math.exp(-c * c * 0.5) : 0.1 * Math.exp(-c * c * 0.3));
  };

  /** Distance to a door's cut; a rear door follows the wheel arch. */
  const toDoorCut = (door: number, first: boolean, last: boolean): number => {
    const { u, z } = point;
    const straight = u - door - (z - shape.beltZ) * (first ? 0.1 : 0.04);
    const up = z - shape.axleZ;
    const radius = shape.archRadius + 0.075;
    if (!last || boxy || spec.doors.length < 3 || up > radius) return straight;
    const along = shape.rearAxle - Math.sqrt(Math.max(radius * radius - up * up, 0));
    return straight <= 0 && door > along ? u - along : u - Math.min(door, along);
  };
  const paintDoors = (): boolean => {
    const { u, y, z } = point;
    const count = spec.doors.length;
    for (let index = 0; index < count; index++) {
      if (paintShutLine(toDoorCut(spec.doors[index]!, index === 0, index === count - 1), 1, 0, 0)) return true;
    }
    const doorsEnd = count > 2 ? shape.rearAxle - shape.archRadius - 0.02 : spec.doors[count - 1]!;
    if (u > spec.doors[0]! - 0.08 && u < doorsEnd && paintShutLine(z - low - 0.012, 0, 0, 1)) return true;
    for (let index = 1; index < count; index++) if (paintHandle(index)) return true;
    if (style.look === 'bus' && u > 2.1 && Math.abs(z - shape.beltZ + 0.16) < 0.007) {
      // The rail of the sliding door.
      sample.material = materials.gap;
      return true;
    }
    const flap = Math.abs(roundedBox(u - shape.rearAxle - 0.12, z - shape.beltZ + 0.16, 0.075, 0.075, 0.03));
    if (era === 'classic' || y < 0 || flap > 0.003 || boxy || style.look === 'pickup') return false;
    sample.material = materials.gap;
    return true;
  };
  const paintHandle = (index: number): boolean => {
    const { u, z } = point;
    const last = index === spec.doors.length - 1 && spec.doors.length > 2 && !boxy;
    const handleU = spec.doors[index]! - 0.17 - (last ? 0.02 : 0);
    const up = z - (shape.beltZ - 0.115 + (handleU - spec.length / 2) * 0.012);
    if (roundedBox(u - handleU, up, 0.095, 0.0155, 0.014) < 0) {
      sample.material = style.brightHandles ? materials.chrome : materials.paint;
      sample.tiltZ += (up / 0.0155) * 1.1;
      return true;
    }
    if (era !== 'modern' || roundedBox(u - handleU, up, 0.075, 0.036, 0.034) > 0) return false;
    // The hollow for the fingers.
    sample.tiltZ -= (up / 0.036) * 0.45;
    sample.occlusion = 0.8;
    return true;
  };
  const paintStrips = () => {
    const { u, z } = point;
    const between = u > shape.frontAxle + shape.archRadius + 0.1 && u < shape.rearAxle - shape.archRadius - 0.1;
    if (era === 'classic') paintClassicStrip();
    else if (era === 'youngtimer') {
      if (between && Math.abs(z - spec.sill - 0.3) < 0.022) sample.material = materials.plastic;
    } else if (style.brightTrim && between && Math.abs(z - claddingZ - 0.045) < 0.006)
      sample.material = materials.chrome;
    if (style.look === 'bus' && style.twoTone && z > shape.beltZ - 0.3) sample.material = materials.secondPaint;
  };
  const paintClassicStrip = () => {
    const { u, z } = point;
    const up = z - (shape.beltZ - 0.17);
    if (Math.abs(up) < 0.011 && u > 0.5 && u < spec.length - 0.4) {
      sample.material = materials.chrome;
      sample.tiltZ += (up / 0.011) * 0.8;
    } else if (style.twoTone && up > 0 && u > 0.35) sample.material = materials.secondPaint;
    else if (z < spec.sill + 0.05) sample.material = materials.chrome;
  };

  return () => {
    if (paintBelow() || paintBonnet()) return;
    if (Math.abs(point.ny) < 0.3) return;
    if (point.z < shape.beltZ + 0.06 && point.z > low && paintDoors()) return;
    paintStrips();
  };
}
