import { clamp, length3, smooth } from '../scalar.ts';
import { point } from '../surface/sample.ts';
import type { Camera } from './camera.ts';
import { arriving, lightFrom } from './light.ts';
import { rasterise, type Samples } from './raster.ts';
import { type Subject, shaded, shadeSurface } from './shade.ts';

interface Frame {
  width: number;
  height: number;
  /** Samples for each pixel, each way. */
  density: number;
  mirrored: boolean;
  /** Names car, view and size: equal keys see the same surfaces. */
  key: string;
}

/** Renders the car alone to premultiplied linear light and coverage. */
export function renderCar(
  subject: Subject,
  camera: Camera,
  { width, height, density, mirrored, key }: Frame,
): Float32Array {
  const dense: Camera = {
    ...camera,
    focal: camera.focal * density,
    centreX: camera.centreX * density,
    centreY: camera.centreY * density,
  };
  const samples = rasterise(subject.car, key, dense, width * density, height * density, mirrored);
  const picture = new Float32Array(width * height * 4);
  const share = 1 / (density * density);
  for (let row = 0; row < samples.height; row++) {
    for (let column = 0; column < samples.width; column++) {
      const at = row * samples.width + column;
      const coverage = shadeSample(subject, samples, at, dense, mirrored);
      if (coverage === 0) continue;
      const pixel = (Math.floor(row / density) * width + Math.floor(column / density)) * 4;
      for (let channel = 0; channel < 3; channel++) picture[pixel + channel]! += shaded[channel]! * share;
      picture[pixel + 3]! += coverage * share;
    }
  }
  return picture;
}

/** Shades one sample, with a pane of glass before it if there is one, and returns how much it covers. */
function shadeSample(subject: Subject, samples: Samples, at: number, camera: Camera, mirrored: boolean): number {
  const solid = samples.depth[at]! > 0;
  const glazed = samples.glassDepth[at]! > samples.depth[at]!;
  if (!solid && !glazed) return 0;
  if (solid) {
    setPoint(samples.positions, samples.normals, at, camera, mirrored);
    shadeSurface(subject, samples.part[at]!, samples.wheel[at]!);
  } else shaded.fill(0);
  if (!glazed) return 1;
  setPoint(samples.glassPositions, samples.glassNormals, at, camera, mirrored);
  const through = addGlass(subject);
  return solid ? 1 : 1 - through * 0.92;
}

function setPoint(positions: Float32Array, normals: Float32Array, at: number, camera: Camera, mirrored: boolean): void {
  point.u = positions[at * 3]!;
  point.y = positions[at * 3 + 1]!;
  point.z = positions[at * 3 + 2]!;
  point.nu = normals[at * 3]!;
  point.ny = normals[at * 3 + 1]!;
  point.nz = normals[at * 3 + 2]!;
  const vu = camera.u - point.u;
  const vy = camera.y - point.y;
  const vz = (mirrored ? -camera.z : camera.z) - point.z;
  const length = length3(vu, vy, vz);
  point.vu = vu / length;
  point.vy = vy / length;
  point.vz = vz / length;
}

/** Lays glass over `shaded`: tinted behind the B pillar, mirroring, darker under its upper edge. Returns what shines through. */
function addGlass({ car, light }: Subject): number {
  const { shape, style, painter } = car;
  const { u, y, z, vu, vy, vz } = point;
  const open = style.look === 'cabriolet';
  const length = length3(point.nu, point.ny, point.nz) || 1;
  const nu = point.nu / length;
  const ny = point.ny / length;
  const nz = point.nz / length;
  const facing = clamp(nu * vu + ny * vy + nz * vz, 0.02, 1);
  lightFrom(light, 2 * facing * nu - vu, 2 * facing * ny - vy, 2 * facing * nz - vz, light.studio ? 0.12 : 0.03);
  const rear = u > (shape.spec.pillars[0] ?? 99);
  const through = open ? 0.86 : style.era === 'classic' ? 0.75 : rear ? 0.24 : 0.44;
  const mirrored = (0.06 + 0.94 * (1 - facing) ** 5) * (open ? 0.8 : light.studio ? 0.62 : 0.95);
  // The pane lies a centimetre deep: the frame shades its edge.
  const edge = mixEdge(painter.glass(u, y, z));
  const haze = (1 - through) * 0.05;
  shaded[0] = (shaded[0] * through + mirrored * arriving[0] + haze * 0.8) * edge;
  shaded[1] = (shaded[1] * through + mirrored * arriving[1] + haze * 0.95) * edge;
  shaded[2] = (shaded[2] * through + mirrored * arriving[2] + haze) * edge;
  return through;
}

const mixEdge = (distance: number) => 0.35 + 0.65 * smooth(0, 0.022, -distance);
